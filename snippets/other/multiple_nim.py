# The heap and the limit that each winning move leaves; at the start the limit is n - 1.
def multiple_nim_winning_moves(n, limit, k):
    h, j = [1], 0
    while True:
        while k * h[j] < h[-1]:
            j += 1
        if h[-1] + h[j] > n:
            break
        h.append(h[-1] + h[j])
    parts, rest = [], n
    for part in reversed(h):
        if part <= rest:
            rest -= part
            parts.insert(0, part)
    moves, taken = [], 0
    for i, part in enumerate(parts):
        taken += part
        if taken <= limit and (i + 1 == len(parts) or parts[i + 1] > k * taken):
            moves.append((n - taken, k * taken))
    return moves
