# Values of single coins at 0, 1, 2, ... when a move turns up to three coins.
def mock_turtles_sg(x):
    return 2 * x + (bin(x).count("1") % 2 == 0)


# A run of at most `longest` neighbours.
def ruler_sg(x, longest):
    value = 1
    while 2 * value <= longest and (x + 1) % (2 * value) == 0:
        value *= 2
    return value if longest else 0
