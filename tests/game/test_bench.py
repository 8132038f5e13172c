"""The measurements of the window measure something."""

from game import bench


def test_every_figure_is_there() -> None:
    report = bench.measure("foreign_king", 0.2)
    assert {"frames", "client"} == set(report)
    frames = report["frames"]
    assert ["p50_ms", "p95_ms", "max_ms"] == list(frames)
    assert 0 < frames["p50_ms"] <= frames["p95_ms"] <= frames["max_ms"]
    assert {"start_to_menu_ms", "cancel_ms", "save_ms", "load_ms", "setup_to_table_ms", "idle_cpu_share"} == set(
        report["client"]
    )
    assert all(value > 0 for value in report["client"].values())


def test_rank_is_the_value_that_a_share_does_not_exceed() -> None:
    times = [1.0, 2.0, 3.0, 4.0]
    assert [1.0, 3.0, 4.0] == [bench._rank(times, share) for share in (0.0, 0.5, 0.95)]
