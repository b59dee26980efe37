from math import isqrt


# x / phi, rounded down; exact for every x.
def floor_over_phi(x):
    return (isqrt(5 * x * x) - x) // 2


def is_wythoff_p_position(a, b):
    d = abs(a - b)
    return min(a, b) == d + floor_over_phi(d)
