def mex(values):
    seen = set(values)
    g = 0
    while g in seen:
        g += 1
    return g
