# next[v]: the vertices that a move leads to. The graph has no cycle.
def dag_sg_table(next):
    n = len(next)
    before = [[] for _ in range(n)]
    for v in range(n):
        for u in next[v]:
            before[u].append(v)
    unknown = [len(options) for options in next]
    g = [0] * n
    queue = [v for v in range(n) if not next[v]]
    for v in queue:
        seen = {g[u] for u in next[v]}
        while g[v] in seen:
            g[v] += 1
        for u in before[v]:
            unknown[u] -= 1
            if unknown[u] == 0:
                queue.append(u)
    return g
