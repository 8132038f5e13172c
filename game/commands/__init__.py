"""The commands of `cabinet`, one module each. Only `play`, `bench` and `shots` ever import pygame, and late."""
