# The Grundy values of the components, each of a game that meets the condition.
def is_misere_p_position(values):
    total = 0
    for g in values:
        total ^= g
    return (total == 0) == any(g > 1 for g in values)
