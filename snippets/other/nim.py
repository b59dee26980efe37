def nim_sum(heaps):
    total = 0
    for heap in heaps:
        total ^= heap
    return total


def is_nim_p_position(heaps):
    return nim_sum(heaps) == 0


# Index of the heap, and what the move leaves of it.
def nim_winning_moves(heaps):
    total = nim_sum(heaps)
    return [(i, heap ^ total) for i, heap in enumerate(heaps) if heap ^ total < heap]


# Whoever takes the last stone loses.
def is_misere_nim_p_position(heaps):
    return (nim_sum(heaps) == 0) == any(heap > 1 for heap in heaps)
