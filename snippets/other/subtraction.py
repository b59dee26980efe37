def subtraction_sg_table(n, moves):
    g = []
    for m in range(n + 1):
        seen = {g[m - s] for s in moves if s <= m}
        mex = 0
        while mex in seen:
            mex += 1
        g.append(mex)
    return g


# A move takes from l to r stones.
def take_range_sg(n, l, r):
    return n % (l + r) // l
