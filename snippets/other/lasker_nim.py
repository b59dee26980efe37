def lasker_sg(n):
    if n % 4 == 3:
        return n + 1
    return n - 1 if n % 4 == 0 and n > 0 else n
