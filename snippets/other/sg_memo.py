import sys

sys.setrecursionlimit(10**6)


# options(position): for each move a list of independent parts. Play must end.
class SgMemo:
    def __init__(self, options):
        self.options = options
        self.known = {}

    def sg(self, position):
        if position not in self.known:
            seen = {self.sum(parts) for parts in self.options(position)}
            mex = 0
            while mex in seen:
                mex += 1
            self.known[position] = mex
        return self.known[position]

    def sum(self, parts):
        total = 0
        for part in parts:
            total ^= self.sg(part)
        return total
