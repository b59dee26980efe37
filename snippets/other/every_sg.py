# The step of a position from those of its options; the largest one of a sum is even iff it's lost.
def every_step(options):
    lost = [step for step in options if step % 2 == 0]
    if lost:
        return max(lost) + 1
    return min(options, default=-1) + 1
