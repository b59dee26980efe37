def mex(values):
    g = 0
    while g in values:
        g += 1
    return g


# Values of the heaps 0..n of an octal game such as "0.77", in O(n^2).
def octal_sg_table(n, code):
    digits = [int(digit) for digit in code.replace(".", "", 1)]
    g = [0]
    for m in range(1, n + 1):
        seen = set()
        for b, d in enumerate(digits[: m + 1]):
            rest = m - b
            if d & 1 and rest == 0:
                seen.add(0)
            if d & 2 and rest > 0 and b > 0:
                seen.add(g[rest])
            if d & 4:
                seen |= {g[i] ^ g[rest - i] for i in range(1, rest // 2 + 1)}
        g.append(mex(seen))
    return g


# Split a heap into two different ones.
def grundys_game_sg_table(n):
    g = [0]
    for m in range(1, n + 1):
        g.append(mex({g[i] ^ g[m - i] for i in range(1, (m + 1) // 2)}))
    return g
