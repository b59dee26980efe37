# O(4^level) products of bits: fast enough for some 10^3 products.
def nim_product(a, b, level=6):
    if a < 2 or b < 2:
        return a * b
    half = 1 << (level - 1)
    mask = (1 << half) - 1
    a1, a0, b1, b0 = a >> half, a & mask, b >> half, b & mask
    low = nim_product(a0, b0, level - 1)
    high = nim_product(a1, b1, level - 1)
    both = nim_product(a0 ^ a1, b0 ^ b1, level - 1)
    return (both ^ low) << half ^ low ^ nim_product(high, 1 << (half - 1), level - 1)


def nim_power(a, exponent):
    power = 1
    while exponent:
        if exponent & 1:
            power = nim_product(power, a)
        a = nim_product(a, a)
        exponent >>= 1
    return power


def nim_inverse(a):
    return nim_power(a, 2**64 - 2)
