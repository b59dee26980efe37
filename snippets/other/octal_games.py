# Values of rows of 0..n coins: a move takes k neighbours, for k in takes.
def row_sg_table(n, takes):
    g = []
    for m in range(n + 1):
        seen = {g[i] ^ g[m - k - i] for k in takes for i in range(m - k + 1)}
        mex = 0
        while mex in seen:
            mex += 1
        g.append(mex)
    return g


# Kayles: 1 or 2 neighbours. The period is 12 from 71 on.
def kayles_sg_table(n):
    g = row_sg_table(min(n, 150), [1, 2])
    while len(g) <= n:
        g.append(g[-12])
    return g


def take_consecutive_sg_table(n, k):
    return row_sg_table(n, [k])


# Dawson's chess: a coin with its neighbours. The period is 34 from 52 on.
def dawsons_chess_sg_table(n):
    g = row_sg_table(min(n, 200) + 1, [2])[1:]
    while len(g) <= n:
        g.append(g[-34])
    return g
