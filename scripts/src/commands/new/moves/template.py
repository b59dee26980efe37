# A game for `cargo x explore --moves {file} 0..100`, which finds its values.
#
# It reads a state a line. For each it prints the options, one a line, with " + " between the parts
# of a sum, and an empty line. A state is any text that fits on a line.
import sys


def kayles(state):
    """A row of n pins, such as 7 (try 0..100): knock down one, or two side by side."""
    n = int(state)
    for taken in 1, 2:
        for left in range(n - taken + 1):
            yield f"{left} + {n - taken - left}"


def grid(state):
    """A knight at x, y, such as 3 5 (try 0..12 0..12): four of its moves lead to the corner."""
    x, y = map(int, state.split())
    for dx, dy in (-2, 1), (-2, -1), (1, -2), (-1, -2):
        if x + dx >= 0 and y + dy >= 0:
            yield f"{x + dx} {y + dy}"


def string(state):
    """A row of cells, such as '.......': put an X on a free cell that has no X beside it."""
    for at in range(len(state)):
        if "X" not in state[max(at - 1, 0) : at + 2]:
            yield state[:at] + "X" + state[at + 1 :]


options = kayles  # or grid, or string, or your own

# From here on nothing needs to change: the states that are there are read, and answered at once.
rest = b""
while states := sys.stdin.buffer.read1():
    *states, rest = (rest + states).split(b"\n")
    for state in states:
        sys.stdout.write("".join(f"{option}\n" for option in options(state.decode())) + "\n")
    sys.stdout.flush()
