"""A full garbage collection looks only at what is newer than the last one."""

import gc
import weakref

from understudy.server.background.short_collections import COMPLETE_SECONDS, short_collections


class Node:
    """An object of a cycle."""

    def __init__(self) -> None:
        self.itself = self


def test_a_full_collection_looks_at_new_objects_only() -> None:
    time = 0.0
    with short_collections(lambda: time):
        kept = [Node()]
        gc.collect()
        assert gc.get_freeze_count() > 0
        assert not any(each is kept for each in gc.get_objects())
        count = gc.get_freeze_count()
        gc.collect(0)
        gc.collect(1)
        assert gc.get_freeze_count() <= count, "after a partial collection nothing is set aside"
        older, newer = weakref.ref(kept[0]), weakref.ref(Node())
        kept.clear()
        gc.collect()
        assert newer() is None
        assert older() is not None
        # Once in a while everything is looked at.
        time = COMPLETE_SECONDS + 1.0
        gc.collect()
        assert older() is not None
        gc.collect()
        assert older() is None
    assert gc.get_freeze_count() == 0
