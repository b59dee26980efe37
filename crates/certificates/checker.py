#!/usr/bin/env python3
"""Second checker of certificates, written after FORMAT.md alone: `checker.py FILE…`.

It reads P-positions and values in base 2 and in Zeckendorf's numeration. Exit status: 0 accepted,
1 refused, 2 not read.
"""
import ast
import itertools
import re
import sys

SIGNS = {"Eq": (0,), "NotEq": (1, -1), "Lt": (-1,), "LtE": (-1, 0), "Gt": (1,), "GtE": (0, 1)}
BITS = {"and_": lambda x, y: x & y, "or_": lambda x, y: x | y, "BitXor": lambda x, y: x ^ y}


class Refused(Exception):
    pass


class NotRead(Exception):
    pass


class Automaton:
    """Minimal automaton over increasing tracks, each with digits 0 and 1; state 0 is dead."""

    def __init__(self, tracks, start, step, accepts):
        """Explores the states that `step(state, digits)` reaches; None is dead."""
        self.tracks, numbers, found, rows = list(tracks), {None: 0}, [], [[0] * 2 ** len(tracks)]

        def number(state):
            if state not in numbers:
                found.append(state)
                numbers[state] = len(found)
            return numbers[state]

        start = number(start)
        for state in found:
            all_digits = itertools.product((0, 1), repeat=len(tracks))
            rows.append([number(step(state, digits)) for digits in all_digits])
        accepting = [False] + [bool(accepts(state)) for state in found]
        parts, count = [int(it) for it in accepting], 0
        while count != len(set(parts)):
            count, known = len(set(parts)), {}
            keys = [(part, *(parts[to] for to in row)) for part, row in zip(parts, rows)]
            parts = [known.setdefault(key, len(known)) for key in keys]
        members, queue = {parts[0]: 0}, [start]
        for state in queue:
            if parts[state] not in members:
                members[parts[state]] = state
                queue += rows[state]
        order = {part: at for at, part in enumerate(members)}
        self.rows = [[order[parts[to]] for to in rows[state]] for state in members.values()]
        self.accepting = [accepting[state] for state in members.values()]
        self.start = order[parts[start]]

    def go(self, state, digits):
        return self.rows[state][sum(d << (len(digits) - 1 - i) for i, d in enumerate(digits))]

    def join(self, other):
        tracks = sorted({*self.tracks, *other.tracks})
        ours, theirs = ([tracks.index(t) for t in it.tracks] for it in (self, other))

        def step(state, d):
            a = self.go(state[0], [d[i] for i in ours])
            b = other.go(state[1], [d[i] for i in theirs])
            return (a, b) if a and b else None

        return Automaton(tracks, (self.start, other.start) if self.start and other.start else None,
                         step, lambda s: self.accepting[s[0]] and other.accepting[s[1]])

    def without(self, hidden):
        kept = [t for t in self.tracks if t not in hidden]
        gone = [t for t in self.tracks if t in hidden]

        def step(states, digits):
            after = {0}
            for guess in itertools.product((0, 1), repeat=len(gone)):
                at = dict(zip(kept + gone, digits + guess))
                after |= {self.go(s, [at[t] for t in self.tracks]) for s in states}
            return frozenset(after - {0}) or None

        start = frozenset({self.start} - {0}) or None
        while start and step(start, (0,) * len(kept)) != start:  # hidden numbers may be longer
            start = step(start, (0,) * len(kept))
        return Automaton(kept, start, step, lambda states: any(self.accepting[s] for s in states))


def add(a, b, times=1):
    """A sum is a dict from tracks to factors; the constant has the key None."""
    return {t: n for t in {**a, **b} if (n := a.get(t, 0) + times * b.get(t, 0))}


class Checker:
    def __init__(self, text):
        lines = text.splitlines()
        names = ["certificate of a theorem about a game, format 1", "rule ", "play ", "claim ",
                 "order ", "numeration ", "start "]
        if [line[:len(name)] for line, name in zip(lines, names)] != names:
            raise Refused("the first lines are wrong")
        rule, play, claim, self.order, numeration, start = (
            line[len(name):] for line, name in list(zip(lines, names))[1:])
        if numeration not in ("base 2", "metallic 1") or claim not in ("P-positions", "values"):
            raise NotRead(f"{claim} in {numeration}")
        self.zeckendorf, self.values = numeration == "metallic 1", claim == "values"
        self.misere, self.start = {"normal": False, "misere": True}[play], int(start)
        left, families = rule.split("->")
        self.names = re.findall(r"\w+", left)
        self.size = len(self.names)
        self.families = list(self.families_of(families))
        # A closed form behind the states is not looked at: the automaton says it all.
        states = [line.split() for line in lines[7:] if not line.startswith("says ")]
        self.next = [[int(to) for to in words[3:]] for words in states]
        self.accepting = [words[2] == "+" for words in states]
        shape = [len(row) == 2 ** (self.size + self.values) for row in self.next]
        are_named = [words[:2] == ["state", str(at)] for at, words in enumerate(states)]
        if not all(shape + are_named) or max(map(max, self.next)) >= len(states):
            raise Refused("the states are wrong")
        if any(self.next[0]) or self.accepting[0] or self.next[self.start][0] != self.start:
            raise Refused("the dead state is alive, or leading zeros lead away from the start")
        has_sums = any(len(components) > 1 for components, _ in self.families)
        if self.misere and self.values or has_sums and (not self.values or self.zeckendorf):
            raise Refused("misère play has no values, and sums have values in base 2")

    def families_of(self, text):
        """Components and conditions of each family; a `where` covers families back to the last."""
        waiting = []
        for old, new in [(r"\b(and|or)\(", r"\1_("), (" divides ", " is "), (" xor ", " ^ "),
                         (r"\btrue\b", "True")]:
            text = re.sub(old, new, text)
        for family in text.split("|"):
            moves, _, where = family.partition(" where ")
            parts = ast.parse(f"({moves.strip()},)", mode="eval").body.elts
            waiting.append([[part] if self.size == 1 else part.elts for part in parts])
            if where:
                conditions = ast.parse(f"({where.strip()},)", mode="eval").body.elts
                yield from ((components, conditions) for components in waiting)
                waiting = []
        yield from ((components, []) for components in waiting)

    def atom(self, tracks, start, step, accepts):
        """Reads valid words only: in Zeckendorf's numeration no 1 follows a 1."""
        own = sorted({*tracks})

        def checked(state, digits):
            last, inner = state
            after = step(inner, [digits[own.index(t)] for t in tracks])
            if after is None or any(a and b for a, b in zip(last, digits)):
                return None
            return (digits if self.zeckendorf else (), after)

        return Automaton(own, ((), start), checked, lambda state: accepts(state[1]))

    def compare(self, total, *signs):
        """The sum's sign is one of these."""
        tracks, constant = [t for t in total if t is not None], total.get(None, 0)
        bound = 1 + sum(abs(n) for n in total.values())

        def step(state, digits):
            if state is True:
                return state
            (a, b), d = state, sum(total[t] * digit for t, digit in zip(tracks, digits))
            a, b = (a + b + d, a) if self.zeckendorf else (2 * a + d, 0)
            for sign in (1, -1):  # whatever follows: a place is 1 to 2 times the one before
                if sign * (a + b) > bound and sign * (2 * a + b) > 2 * bound:
                    return True if sign in signs else None
            return a, b

        def holds(state):
            number = sum(state) + constant if state is not True else None
            return number is None or (number > 0) - (number < 0) in signs

        return self.atom(tracks, (0, 0), step, holds)

    def true(self):
        return self.atom([], 0, lambda state, _: state, lambda _: True)

    def no(self, of):
        return self.atom(of.tracks, of.start, of.go, lambda state: not of.accepting[state])

    def every(self, parts):
        return self.true() if not parts else parts[0].join(self.every(parts[1:]))

    def some(self, *parts):
        return self.no(self.every([self.no(part) for part in parts]))

    def exists(self, kept, parts):
        """Drops all other tracks, each as soon as all that mentions it is joined."""
        while hidden := {t for part in parts for t in part.tracks} - {*kept}:
            with_track = {t: [part for part in parts if t in part.tracks] for t in sorted(hidden)}
            track = min(with_track, key=lambda t: len({u for p in with_track[t] for u in p.tracks}))
            rest = [part for part in parts if track not in part.tracks]
            gone = hidden - {t for part in rest for t in part.tracks}
            parts = rest + [self.every(with_track[track]).without(gone)]
        return self.every(parts)

    def claim(self, tracks):
        def step(state, digits):
            return self.next[state][sum(d << i for i, d in enumerate(digits))] or None

        return self.atom(tracks, self.start, step, lambda state: self.accepting[state])

    def fresh(self):
        self.used += 1
        return {self.used: 1}

    def number(self, expr):
        """Sum of an expression; another number gets tracks, and parts that determine it."""
        if isinstance(expr, ast.Constant) and type(expr.value) is int:
            return add({}, {None: expr.value})
        if isinstance(expr, ast.Name):
            return {self.variables[expr.id]: 1}
        if isinstance(expr, ast.UnaryOp) and isinstance(expr.op, ast.USub):
            return add({}, self.number(expr.operand), -1)
        is_call = isinstance(expr, ast.Call)
        if not is_call and not isinstance(expr, ast.BinOp):
            raise NotRead(ast.unparse(expr))
        name = expr.func.id if is_call else type(expr.op).__name__
        a, *b = [self.number(it) for it in (expr.args if is_call else (expr.left, expr.right))]
        b = b[0] if b else add({}, a, -1)
        if name in ("Add", "Sub"):
            return add(a, b, 1 if name == "Add" else -1)
        by = b.get(None, 0) if {*b} <= {None} else None
        if name == "Mult" and ({*a} <= {None} or by is not None):
            return add({}, a, by) if by is not None else add({}, b, a.get(None, 0))
        if name in BITS and not self.zeckendorf:
            tracks = [[*self.fresh()][0] for _ in range(3)]
            for it, track in zip((a, b), tracks):
                if self.exists([], self.parts + [self.compare(it, -1)]).start:
                    raise NotRead("bits of what may be below 0")
                self.parts.append(self.compare(add(it, {track: 1}, -1), 0))
            self.parts.append(self.atom(
                tracks, 0, lambda _, d: 0 if BITS[name](d[0], d[1]) == d[2] else None,
                lambda _: True))
            return {tracks[2]: 1}
        above, below = self.fresh(), self.fresh()
        self.parts.append(self.some(self.compare(above, 0), self.compare(below, 0)))
        found = add(above, below, -1)
        if name in ("Div", "Mod") and by:
            rest = add(a, found, -by)
            from_zero = add({}, rest, 1 if by > 0 else -1)
            self.parts.append(self.compare(from_zero, 0, 1))
            self.parts.append(self.compare(add(from_zero, {None: -abs(by)}), -1))
            return rest if name == "Mod" else found
        if name in ("min", "max", "abs"):
            differences = [add(found, it, -1) for it in (a, b)]
            self.parts += [self.compare(it, 0, -1 if name == "min" else 1) for it in differences]
            self.parts.append(self.some(*(self.compare(it, 0) for it in differences)))
            return found
        raise NotRead(ast.unparse(expr))

    def condition(self, it):
        if isinstance(it, ast.Constant) and it.value is True:
            return self.true()
        if isinstance(it, ast.BoolOp):
            parts = [self.condition(part) for part in it.values]
            return self.every(parts) if isinstance(it.op, ast.And) else self.some(*parts)
        if isinstance(it, ast.UnaryOp) and isinstance(it.op, ast.Not):
            return self.no(self.condition(it.operand))
        if not isinstance(it, ast.Compare) or len(it.ops) != 1:
            raise NotRead(ast.unparse(it))
        op, right = type(it.ops[0]).__name__, it.comparators[0]
        if op == "Is" and isinstance(it.left, ast.Constant) and it.left.value:  # divides
            return self.compare(self.number(ast.BinOp(right, ast.Mod(), it.left)), 0)
        if op == "In" and isinstance(right, ast.Set):
            left = self.number(it.left)
            return self.some(*(self.compare(add(left, self.number(e), -1), 0) for e in right.elts))
        if op == "In" and ast.unparse(right) == ("fibonacci" if self.zeckendorf else "powers(2)"):
            left, member = self.number(it.left), self.fresh()
            power = self.atom([*member], 0, lambda s, d: None if s and d[0] else s or d[0], bool)
            return power.join(self.compare(add(left, member, -1), 0)).without({*member})
        if op not in SIGNS:
            raise NotRead(ast.unparse(it))
        return self.compare(add(self.number(it.left), self.number(right), -1), *SIGNS[op])

    def moves(self, components, conditions):
        """Parts that hold of a move, and the tracks of each component."""
        nodes = [n for it in [*itertools.chain(*components), *conditions] for n in ast.walk(it)]
        called = {n.func.id for n in nodes if isinstance(n, ast.Call)} | {"fibonacci"}
        free = {n.id for n in nodes if isinstance(n, ast.Name)} - called - {*self.names}
        self.used, self.parts = self.size + 1, []  # the position, and two values
        self.variables = {name: at for at, name in enumerate(self.names)}
        self.variables.update((name, [*self.fresh()][0]) for name in sorted(free))
        left = []
        for component in components:
            numbers = [(self.number(expr), self.fresh()) for expr in component]
            self.parts += [self.compare(add(number, track, -1), 0) for number, track in numbers]
            left.append([[*track][0] for _, track in numbers])
        self.parts += [self.condition(it) for it in conditions]
        return left

    def not_smaller(self, component):
        kind, *order = [int(it) if it.isdigit() else it for it in self.order.split()]
        excess = [add({track: 1}, {at: 1}, -1) for at, track in enumerate(component)]
        if kind == "sum" and len(order) == self.size and min(order) > 0:
            total = {}
            for weight, it in zip(order, excess):
                total = add(total, it, weight)
            return self.compare(total, 0, 1)
        if kind != "lexicographic" or sorted(order) != [*range(self.size)]:
            raise Refused("the order is wrong")
        upwards = self.true()
        for at in reversed(order):
            equal = self.compare(excess[at], 0).join(upwards)
            upwards = self.some(self.compare(excess[at], 1), equal)
        return upwards

    def check(self):
        def none(offenders, why):
            if offenders.start:
                raise Refused(why)

        position, value, other = [*range(self.size)], self.size, self.size + 1
        said = position + [value] * self.values
        claimed, over = self.claim(said), self.true()
        unreached = self.no(claimed)
        if self.values:
            none(self.no(claimed.without({value})), "a position has no value")
            larger = self.claim(position + [other]).join(self.compare({other: 1, value: -1}, 1))
            unreached = larger.without({other})
            none(claimed.join(unreached), "a position has two values")
        for family in self.families:
            left = self.moves(*family)
            for component in left:
                upwards = self.exists([], self.parts + [self.not_smaller(component)])
                none(upwards, "play need not end")
            parts = [[*self.fresh()][0] for _ in left] if len(left) > 1 else [value]
            claims = [self.claim(c + [part] * self.values) for c, part in zip(left, parts)]
            if len(left) > 1:
                claims.append(self.atom([value] + parts, 0, lambda s, d: None if sum(d) % 2 else s,
                                        lambda _: True))
            leads = self.exists(said, self.parts + claims)
            none(claimed.join(leads), "a P-position or value is that of an option, too")
            unreached = unreached.join(self.no(leads))
            over = over.join(self.no(self.exists(position, self.parts))) if self.misere else over
        if self.misere:
            none(claimed.join(over), "play is over in a P-position, and won")
            unreached = unreached.join(self.no(over))
        none(unreached, "a P-position, or a smaller value, is not reached")


def main():
    status = 0
    for path in sys.argv[1:]:
        try:
            with open(path, encoding="utf-8") as file:
                Checker(file.read()).check()
            print(f"{path}\taccepted")
        except Refused as why:
            print(f"{path}\trefused\t{why}")
            status = max(status, 1)
        except (NotRead, ValueError, KeyError, IndexError, SyntaxError, AttributeError) as why:
            print(f"{path}\tnot read\t{why!r}")
            status = 2
    sys.exit(status)


if __name__ == "__main__":
    main()
