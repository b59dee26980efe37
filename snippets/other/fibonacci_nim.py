# The Fibonacci numbers, no two of them neighbours, whose sum is n.
def zeckendorf(n):
    fibonacci = [1, 2]
    while fibonacci[-1] <= n:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
    parts = []
    for f in reversed(fibonacci):
        if f <= n:
            n -= f
            parts.append(f)
    return parts[::-1]


# At the start the limit is n - 1.
def is_fibonacci_nim_p_position(n, limit):
    return n == 0 or limit < zeckendorf(n)[0]
