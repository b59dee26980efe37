most = 100000
g = [0] * (most + 1)
for d in range(1, most + 1):
    above = g[d] + 1
    for m in range(2 * d, most + 1, d):
        if g[m] < above:
            g[m] = above
input()
total = 0
for a in map(int, input().split()):
    total ^= g[a]
print("Anna" if total else "Bruno")
