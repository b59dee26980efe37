# Values of the subtrees of a tree on the vertices 0..n-1: each branch adds its value + 1.
def tree_sg_table(n, edges, root):
    neighbours = [[] for _ in range(n)]
    for u, v in edges:
        neighbours[u].append(v)
        neighbours[v].append(u)
    parent, order = [-1] * n, [root]
    for v in order:
        for u in neighbours[v]:
            if u != parent[v]:
                parent[u] = v
                order.append(u)
    g = [0] * n
    for v in reversed(order[1:]):
        g[parent[v]] ^= g[v] + 1
    return g
