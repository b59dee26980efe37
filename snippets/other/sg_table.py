# options(m, g): the values of what a move can make of a heap of m; g has those below m.
def sg_table(n, options):
    g = []
    for m in range(n + 1):
        seen = set(options(m, g))
        mex = 0
        while mex in seen:
            mex += 1
        g.append(mex)
    return g
