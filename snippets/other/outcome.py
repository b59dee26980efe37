# 1: the player to move wins, -1: loses, 0: play can go on for ever.
def graph_outcomes(next):
    n = len(next)
    before = [[] for _ in range(n)]
    for v in range(n):
        for u in next[v]:
            before[u].append(v)
    unrefuted = [len(options) for options in next]
    outcome = [0 if options else -1 for options in next]
    queue = [v for v in range(n) if outcome[v]]
    for v in queue:
        for u in before[v]:
            if outcome[u]:
                continue
            unrefuted[u] -= outcome[v] == 1
            if outcome[v] == -1 or unrefuted[u] == 0:
                outcome[u] = -outcome[v]
                queue.append(u)
    return outcome
