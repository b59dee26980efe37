def welter_sg(coins):
    value = 0
    for i, coin in enumerate(coins):
        value ^= coin
        for other in coins[:i]:
            d = coin ^ other
            value ^= d ^ (d - 1)
    return value
