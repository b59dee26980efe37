import sys

sys.setrecursionlimit(10**6)


# Bridges add their value + 1, edges on a cycle hang at the vertex that the cycle becomes.
def hackenbush_sg(n, edges, ground):
    vertex = [n if v in ground else v for v in range(n)]
    at = [[] for _ in range(n + 1)]
    for e, (u, v) in enumerate(edges):
        at[vertex[u]].append((vertex[v], e))
        at[vertex[v]].append((vertex[u], e))
    time, low, used = [0] * (n + 1), [0] * (n + 1), set()

    def sg(v):
        value = 0
        time[v] = low[v] = max(time) + 1
        for u, e in at[v]:
            if e in used:
                continue
            used.add(e)
            if time[u]:
                value ^= 1
                low[v] = min(low[v], time[u])
            else:
                g = sg(u)
                value ^= g + 1 if low[u] > time[v] else g ^ 1
                low[v] = min(low[v], low[u])
        return value

    return sg(n)
