class XorBasis:
    def __init__(self):
        self.rows = [0] * 64

    # The least nim-sum of x and some of the numbers; 0 iff x is a nim-sum of them.
    def least(self, x):
        for row in reversed(self.rows):
            x = min(x, x ^ row)
        return x

    def largest(self, x):
        for row in reversed(self.rows):
            x = max(x, x ^ row)
        return x

    # False if x is a nim-sum of the numbers before it.
    def insert(self, x):
        x = self.least(x)
        if x:
            self.rows[x.bit_length() - 1] = x
        return x > 0
