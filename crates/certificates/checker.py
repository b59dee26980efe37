#!/usr/bin/env python3
"""Second checker of certificates, written after FORMAT.md alone: `checker.py FILE…`.

It reads P-positions and values in base 2 and in Zeckendorf's numeration, windows, periods and sums
of heaps. Exit status: 0 accepted, 1 refused, 2 not read.
"""
import ast
import functools
import itertools
import re
import sys

SIGNS = {"Eq": (0,), "NotEq": (1, -1), "Lt": (-1,), "LtE": (-1, 0), "Gt": (1,), "GtE": (0, 1)}
BITS = {"and_": lambda x, y: x & y, "or_": lambda x, y: x | y, "BitXor": lambda x, y: x ^ y}
LINES = ["certificate of a theorem about a game, format 1", "rule ", "play ", "claim ",
         "order sum ", "numeration ", "start "]


class Refused(Exception):
    """The certificate is wrong; what is not read raises another error."""


class Automaton:
    """Minimal automaton over increasing tracks, each with digits 0 and 1; state 0 is dead."""

    zeckendorf = False

    def __init__(self, tracks, start, step, accepts):
        """Explores the states that `step(state, digits)` reaches, and 0 is dead.

        It reads valid words only: in Zeckendorf's numeration no 1 follows a 1.
        """
        self.tracks = sorted({*tracks})
        symbols = [*itertools.product((0, 1), repeat=len(self.tracks))]
        places = [self.tracks.index(t) for t in tracks]
        states, numbers, rows = [((), start)], {0: 0, ((), start): 1}, [[0] * len(symbols)]
        for last, state in states:
            rows.append([])
            for digits in symbols:
                is_valid = not any(a and b for a, b in zip(last, digits))
                after = step(state, [digits[at] for at in places]) if is_valid else 0
                after = (digits if self.zeckendorf else (), after) if after else 0
                if after not in numbers:
                    states.append(after)
                rows[-1].append(numbers.setdefault(after, len(states)))
        accepting = [False] + [bool(accepts(state)) for _, state in states]
        parts, count = accepting, 0
        while count != len(set(parts)):
            count, known = len(set(parts)), {}
            keys = [(part, *(parts[to] for to in row)) for part, row in zip(parts, rows)]
            parts = [known.setdefault(key, len(known)) for key in keys]
        members = {part: at for at, part in reversed([*enumerate(parts)])}
        self.start, self.accepting = parts[1], [accepting[members[part]] for part in range(count)]
        self.rows = [{digits: parts[to] for digits, to in zip(symbols, rows[members[part]])}
                     for part in range(count)]

    def go(self, state, digits):
        return self.rows[state][tuple(digits)]

    def join(self, other):
        def step(states, digits):
            ours, theirs = digits[:len(self.tracks)], digits[len(self.tracks):]
            after = self.go(states[0], ours), other.go(states[1], theirs)
            return all(after) and after

        return Automaton(self.tracks + other.tracks, (self.start, other.start), step,
                         lambda states: self.accepting[states[0]] and other.accepting[states[1]])

    def no(self):
        return Automaton(self.tracks, (self.start,), lambda state, d: (self.go(*state, d),),
                         lambda state: not self.accepting[state[0]])

    def without(self, track):
        kept = [t for t in self.tracks if t != track]
        at = sum(t < track for t in kept)

        def step(states, digits):
            words = [digits[:at] + [guess] + digits[at:] for guess in (0, 1)]
            return frozenset(self.go(s, word) for s in states for word in words) - {0}

        start = frozenset({self.start})
        while step(start, [0] * len(kept)) | start != start:  # hidden numbers may be longer
            start |= step(start, [0] * len(kept))
        return Automaton(kept, start, step, lambda states: any(self.accepting[s] for s in states))


def add(a, b, times=1):
    """A sum is a dict from tracks to factors; the constant has the key None."""
    return {t: n for t in {**a, **b} if (n := a.get(t, 0) + times * b.get(t, 0))}


def none(offenders, why):
    if offenders.start:
        raise Refused(why)


class Checker:
    def __init__(self, lines):
        if [line[:len(name)] for line, name in zip(lines, LINES)] != LINES:
            raise NotImplementedError("other first lines, or an order that is no weighted sum")
        if any(line.startswith("added ") for line in lines):
            raise NotImplementedError("moves that may be added")
        rule, play, claim, weights, numeration, start = (
            line[len(name):] for line, name in list(zip(lines, LINES))[1:])
        if numeration not in ("base 2", "metallic 1") or claim not in ("P-positions", "values"):
            raise NotImplementedError(f"{claim} in {numeration}")
        Automaton.zeckendorf, self.values = numeration == "metallic 1", claim == "values"
        self.misere, self.start = {"normal": False, "misere": True}[play], int(start)
        self.read(rule)
        self.weights = [int(weight) for weight in weights.split()]
        if len(self.weights) != self.size or min(self.weights) <= 0:
            raise Refused("the order is wrong")
        # A closed form behind the states is not looked at: the automaton says it all.
        states = [line.split() for line in lines[7:] if not line.startswith("says ")]
        self.next = [[int(to) for to in words[3:]] for words in states]
        self.accepting = [words[2] == "+" for words in states]
        if ([words[:2] for words in states] != [["state", str(at)] for at in range(len(states))]
                or {len(row) for row in self.next} != {2 ** (self.size + self.values)}
                or not {to for row in self.next for to in row} <= {*range(len(states))}):
            raise Refused("the states are wrong")
        if any(self.next[0]) or self.accepting[0] or self.next[self.start][0] != self.start:
            raise Refused("the dead state is alive, or leading zeros lead away from the start")
        has_sums = any(len(components) > 1 for components, _ in self.families)
        if self.misere and self.values or has_sums and (not self.values or Automaton.zeckendorf):
            raise Refused("misère play has no values, and sums have values in base 2")

    def read(self, rule):
        left, families = rule.split("->")
        self.names = re.findall(r"\w+", left)
        self.size = len(self.names)
        self.families = list(self.families_of(families))

    def families_of(self, text):
        """Components and conditions of each family; a `where` covers families back to the last."""
        text, conditions = re.sub(r"\b(and|or)\(", r"\1_(", text).replace(" xor ", " ^ "), []
        for family in reversed(text.split("|")):
            moves, where = (ast.parse(f"[{part.strip()}]", mode="eval").body.elts
                            for part in f"{family} where ".split(" where ")[:2])
            conditions = where or conditions
            yield [[part] if self.size == 1 else part.elts for part in moves], conditions

    def compare(self, total, *signs):
        """The sum's sign is one of these."""
        tracks = [t for t in total if t is not None]
        bound = 1 + sum(abs(n) for n in total.values())

        def step(state, digits):
            (a, b), d = state, sum(total[t] * digit for t, digit in zip(tracks, digits))
            a, b = (a + b + d, a) if Automaton.zeckendorf else (2 * a + d, 0)
            for sign in (1, -1):  # whatever follows: a place is 1 to 2 times the one before
                if sign * (a + b) > bound and sign * (2 * a + b) > 2 * bound:
                    return 3 * sign * bound, 3 * sign * bound
            return a, b

        def holds(state):
            number = sum(state) + total.get(None, 0)
            return (number > 0) - (number < 0) in signs

        return Automaton(tracks, (0, 0), step, holds)

    def digits(self, tracks, holds):
        """Says the same of the digits of each place."""
        return Automaton(tracks, 1, lambda _, digits: int(holds(*digits)), lambda _: True)

    def every(self, parts):
        return functools.reduce(Automaton.join, parts, self.digits([], lambda: True))

    def some(self, *parts):
        return self.every([part.no() for part in parts]).no()

    def exists(self, kept, parts):
        """Drops all other tracks, each as soon as all that mentions it is joined."""
        for track in sorted({t for part in parts for t in part.tracks} - {*kept}):
            mention = [part for part in parts if track in part.tracks]
            rest = [part for part in parts if track not in part.tracks]
            parts = rest + [self.every(mention).without(track)]
        return self.every(parts)

    def claim(self, tracks):
        def step(state, digits):
            return self.next[state][sum(d << at for at, d in enumerate(digits))]

        return Automaton(tracks, self.start, step, lambda state: self.accepting[state])

    def number(self, expr):
        """Sum of an expression; another number gets tracks, and parts that determine it."""
        if isinstance(expr, ast.Constant) and type(expr.value) is int:
            return add({}, {None: expr.value})
        if isinstance(expr, ast.Name):
            return {self.variables[expr.id]: 1}
        if isinstance(expr, ast.UnaryOp) and isinstance(expr.op, ast.USub):
            return add({}, self.number(expr.operand), -1)
        if isinstance(expr, ast.Call):
            name, (left, right) = expr.func.id, expr.args
        else:
            name, left, right = type(expr.op).__name__, expr.left, expr.right
        if name in BITS and not Automaton.zeckendorf and type(left) is type(right) is ast.Name:
            tracks = [self.variables[left.id], self.variables[right.id], self.fresh()]
            self.parts.append(self.digits(tracks, lambda a, b, c: BITS[name](a, b) == c))
            return {tracks[2]: 1}
        a, b = self.number(left), self.number(right)
        if name in ("Add", "Sub"):
            return add(a, b, 1 if name == "Add" else -1)
        if name == "Mult" and {*a} <= {None}:
            a, b = b, a
        by = b.get(None, 0) if {*b} <= {None} else 0
        if name == "Mult" and {*b} <= {None}:
            return add({}, a, by)
        if name not in ("Div", "Mod") or by <= 0:
            raise NotImplementedError(ast.unparse(expr))
        above, below = {self.fresh(): 1}, {self.fresh(): 1}  # the quotient is their difference
        rest = add(a, add(above, below, -1), -by)
        self.parts += [self.some(self.compare(above, 0), self.compare(below, 0)),
                       self.compare(rest, 0, 1), self.compare(add(rest, {None: -by}), -1)]
        return rest if name == "Mod" else add(above, below, -1)

    def condition(self, it):
        if isinstance(it, ast.BoolOp):
            parts = [self.condition(part) for part in it.values]
            return self.every(parts) if isinstance(it.op, ast.And) else self.some(*parts)
        if not isinstance(it, ast.Compare) or len(it.ops) != 1:
            raise NotImplementedError(ast.unparse(it))
        op, right = type(it.ops[0]).__name__, it.comparators[0]
        left = self.number(it.left)
        if op == "In" and ast.unparse(right) == ["powers(2)", "fibonacci"][Automaton.zeckendorf]:
            member = self.fresh()
            power = Automaton([member], 1, lambda s, d: s + d[0] if s + d[0] < 3 else 0,
                              lambda ones: ones == 2)
            return power.join(self.compare(add(left, {member: -1}), 0)).without(member)
        if op == "In" and isinstance(right, ast.Set):
            numbers = [self.number(member) for member in right.elts]
            return self.some(*(self.compare(add(left, number, -1), 0) for number in numbers))
        if op not in SIGNS:
            raise NotImplementedError(ast.unparse(it))
        return self.compare(add(left, self.number(right), -1), *SIGNS[op])

    def moves(self, components, conditions):
        """Parts that hold of a move, and the tracks of each component."""
        nodes = [n for it in [*itertools.chain(*components), *conditions] for n in ast.walk(it)]
        free = {n.id for n in nodes if isinstance(n, ast.Name)} - {*BITS, "powers", "fibonacci"}
        self.parts, self.fresh = [], itertools.count(self.size + 2).__next__  # two are for values
        self.variables = {name: self.fresh() for name in sorted(free)}
        self.variables.update((name, at) for at, name in enumerate(self.names))
        left = [[self.fresh() for _ in component] for component in components]
        for expr, track in zip(itertools.chain(*components), itertools.chain(*left)):
            self.parts.append(self.compare(add(self.number(expr), {track: -1}), 0))
        self.parts += [self.condition(it) for it in conditions]
        return left

    def not_smaller(self, component):
        gained = dict(zip(component, self.weights))
        return self.compare(gained | {at: -weight for at, weight in enumerate(self.weights)}, 0, 1)

    def check(self):
        position, value, other = [*range(self.size)], self.size, self.size + 1
        said = position + [value] * self.values
        claimed, over = self.claim(said), self.every([])
        unreached = claimed.no()
        if self.values:
            none(claimed.without(value).no(), "a position has no value")
            larger = self.claim(position + [other]).join(self.compare({other: 1, value: -1}, 1))
            unreached = larger.without(other)
            none(claimed.join(unreached), "a position has two values")
        for family in self.families:
            left = self.moves(*family)
            for component in left:
                upwards = self.exists([], self.parts + [self.not_smaller(component)])
                none(upwards, "play need not end")
            parts = [self.fresh() for _ in left] if len(left) > 1 else [value]
            claims = [self.claim(c + [part] * self.values) for c, part in zip(left, parts)]
            if len(left) > 1:
                claims.append(self.digits([value] + parts, lambda *all: sum(all) % 2 == 0))
            leads = self.exists(said, self.parts + claims)
            none(claimed.join(leads), "a P-position or value is that of an option, too")
            unreached = unreached.join(leads.no())
            over = over.join(self.exists(position, self.parts).no()) if self.misere else over
        if self.misere:
            none(claimed.join(over), "play is over in a P-position, and won")
            unreached = unreached.join(over.no())
        none(unreached, "a P-position, or a smaller value, is not reached")


class Takes(Checker):
    """Windows and periods of one heap: they say which numbers may be taken."""

    def __init__(self, lines):
        Automaton.zeckendorf, self.values, self.misere = False, True, False
        self.read(lines[1][5:])
        if lines[2] != "play normal" or self.size != 1 or any(len(c) > 1 for c, _ in self.families):
            raise Refused("one heap in normal play is expected")
        self.claimed, self.lines = lines[3], [line.split(" ")[0] for line in lines[4:]]
        self.numbers = [line.split(" ")[1:] for line in lines[4:]]

    def check(self):
        leads = []
        for family in self.families:
            (option,), = self.moves(*family)
            leads.append(self.exists([0, 1], self.parts + [self.compare({option: 1, 1: -1}, 0)]))
        takes, leads = {0: 1, 1: -1}, self.some(*leads)
        if self.claimed == "claim window":
            said = self.window(takes)
        else:
            said = self.period(takes)
        for one, other in (leads, said), (said, leads):
            none(one.join(other.no()), "the moves are others")

    def window(self, takes):
        if self.lines != ["window"]:
            raise Refused("a line of the window is expected")
        p, q, r = map(int, *self.numbers)
        if not 0 <= p <= q <= 1000 or not 0 <= r < q:
            raise Refused("the window is wrong")
        return self.every([self.compare(takes, 1), self.compare({1: q, 0: -p, None: q - r}, 1)])

    def period(self, takes):
        if self.lines != ["takes", "period", "values"]:
            raise Refused("takes, period and values are expected")
        ranges = [[*map(int, part.split(".."))] for part in self.numbers[0]]
        (period,) = map(int, self.numbers[1])
        if self.numbers[2][0].startswith("n/"):
            first, last = ranges[0][0], ranges[0][-1]
            is_range = len(ranges) == 1 and 1 <= first <= last
            if not is_range or self.numbers[2] != [f"n/{first}"] or period != first + last:
                raise Refused("the values are not those of a range")
            return self.between(takes, ranges)
        values = [*map(int, self.numbers[2])]
        taken = {k for part in ranges for k in range(part[0], part[-1] + 1)}
        if min(taken) < 1 or not 1 <= period <= len(values):
            raise Refused("a take or the period is wrong")
        known = []
        for heap in range(len(values) + max(taken)):
            options = {known[heap - k] for k in taken if k <= heap}
            known.append(next(v for v in itertools.count() if v not in options))
            if known[heap] != (values[heap] if heap < len(values) else known[heap - period]):
                raise Refused(f"the value of heap {heap} is {known[heap]}")
        return self.between(takes, ranges)

    def between(self, takes, ranges):
        return self.some(*(self.every([self.compare(add(takes, {None: -part[0]}), 0, 1),
                                       self.compare(add(takes, {None: -part[-1]}), 0, -1)])
                           for part in ranges))


class Sum(Checker):
    """A game whose moves are those of its heaps."""

    def __init__(self, lines):
        self.read(lines[1][5:])
        if lines[2] != "play normal" or not lines[4].startswith("heaps "):
            raise Refused("a sum of heaps in normal play is expected")
        starts = [at for at, line in enumerate(lines) if line.startswith("heaps ")]
        self.heaps = [([int(c) for c in lines[at].split()[1:]], lines[at + 1:end])
                      for at, end in zip(starts, starts[1:] + [None])]

    def check(self):
        named = [c for coordinates, _ in self.heaps for c in coordinates]
        if sorted({*named}) != sorted(named) or not {*named} <= {*range(self.size)}:
            raise Refused("the coordinates are wrong")
        expected = set()
        for coordinates, lines in self.heaps:
            heap = checker(lines)
            if isinstance(heap, Sum) or not heap.values or heap.misere or heap.size > 1:
                raise Refused("values of one heap in normal play are expected")
            if any(len(components) > 1 for components, _ in heap.families):
                raise Refused("a move of a heap leaves two")
            heap.check()
            expected |= {(c, family_text(heap.names[0], component[0], conditions))
                         for (component,), conditions in heap.families for c in coordinates}
        if {self.own(*family) for family in self.families} != expected:
            raise Refused("the moves are not those of the heaps")

    def own(self, components, conditions):
        """The coordinate that a family changes, and what the family says of it."""
        if len(components) > 1:
            raise Refused("a move leaves two positions")
        changed = [at for at, (name, it) in enumerate(zip(self.names, components[0]))
                   if not isinstance(it, ast.Name) or it.id != name]
        if len(changed) != 1:
            raise Refused("a move changes several heaps, or none")
        expr, name = components[0][changed[0]], self.names[changed[0]]
        used = {n.id for it in [expr, *conditions] for n in ast.walk(it) if isinstance(n, ast.Name)}
        if used & ({*self.names} - {name}):
            raise Refused("a move depends on another heap")
        return changed[0], family_text(name, expr, conditions)


def family_text(heap, expr, conditions):
    """The family with names that don't depend on the writer's."""
    text = " , ".join(map(ast.unparse, [expr, *conditions]))
    names = {heap: "heap"} | {name: name for name in [*BITS, "min", "max", "abs", "gcd", "powers",
                              "fibonacci", "squares", "primes", "in", "and", "or", "not"]}
    return re.sub(r"[A-Za-z_]\w*", lambda it: names.setdefault(it[0], f"v{len(names)}"), text)


def checker(lines):
    kinds = {"claim window": Takes, "claim period": Takes, "claim sum": Sum}
    kind = kinds.get(lines[3], Checker) if len(lines) > 4 else Checker
    if kind is not Checker and (lines[0] != LINES[0] or not lines[1].startswith(LINES[1])):
        raise NotImplementedError("other first lines")
    return kind(lines)


def check(text):
    lines = text.splitlines()
    if any("" in line.split(" ") for line in lines) or re.search(r"[^\S\r\n ]", text):
        raise Refused("single blanks between words are expected")
    checker(lines).check()


status = 0
for path in sys.argv[1:]:
    try:
        with open(path, encoding="utf-8") as file:
            check(file.read())
        print(f"{path}\taccepted")
    except Refused as why:
        print(f"{path}\trefused\t{why}")
        status = max(status, 1)
    except Exception as why:  # whatever cannot be read is not accepted
        print(f"{path}\tnot read\t{why!r}")
        status = 2
sys.exit(status)
