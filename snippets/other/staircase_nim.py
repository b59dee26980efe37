# steps[0] is the step next to the ground.
def staircase_nim_sg(steps):
    total = 0
    for coins in steps[::2]:
        total ^= coins
    return total
