def euclid_sg(a, b):
    a, b = min(a, b), max(a, b)
    if a == 0:
        return 0
    q = b // a
    return q if q > euclid_sg(b % a, a) else q - 1
