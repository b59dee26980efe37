//! Guesses from the digits of heaps: an automaton that reads them, or a value that n shares with
//! n / b.

use super::{Code, Evidence, Formula, Guess, PROVE_FORM, Table};
use crate::joined;

/// Fewest values: the first half makes the automaton, the second tests it.
const FEWEST: usize = 60;

/// Bases in which digits are read.
const BASES: [usize; 10] = [2, 3, 4, 5, 6, 7, 8, 10, 12, 16];

/// Largest base in which n and n / b are compared.
const MAX_BASE: usize = 64;

/// Most states of an automaton.
const MAX_STATES: usize = 12;

/// Most values that tell two states apart.
const MAX_COMPARED: usize = 200;

/// Fewest unseen values that aren't the most frequent one.
const FEWEST_CHANGES: usize = 6;

/// Fewest values by which a state is known.
const FEWEST_OF_STATE: usize = 5;

/// Fewest rows and columns of a table.
const FEWEST_ROWS: usize = 16;

/// Guesses an automaton that reads the digits of both heaps of a table side by side. The claim
/// says of what the values follow.
pub fn guess_of_table(table: &Table, first: usize) -> Option<Guess> {
    let sides = [table.len(), table[0].len()];
    let cells = table.concat();
    if sides.iter().any(|side| *side < FEWEST_ROWS) || first > 1 || cells.iter().any(|it| *it < 0) {
        return None;
    }
    // Half of the cells, or a little more.
    let fitted = sides.map(|side| side * 3 / 4);
    let is_unseen = |at: &usize| at / sides[1] >= fitted[0] || at % sides[1] >= fitted[1];
    let unseen = (0..cells.len()).filter(is_unseen).map(|at| cells[at]);
    if !are_changing(&Vec::from_iter(unseen)) {
        return None;
    }
    let value = |[a, b]: [usize; 2]| Some(table[a.checked_sub(first)?][b.checked_sub(first)?]);
    let ends = fitted.map(|side| first + side);
    let automata = (BASES.iter()).filter_map(|base| Automaton::learned(*base, ends, &value));
    let is_right = |automaton: &Automaton<2>| {
        (cells.iter().enumerate()).all(|(at, cell)| {
            automaton.value([at / sides[1] + first, at % sides[1] + first]) == *cell
        })
    };
    let automaton = automata.filter(is_right).min_by_key(|it| it.size())?;
    Some(automaton.guess_of_table(fitted[0] * fitted[1], cells.len()))
}

/// Returns whether enough of the values aren't the most frequent one. What hardly changes any more
/// says little about digits.
fn are_changing(unseen: &[i64]) -> bool {
    let count = |one: &i64| unseen.iter().filter(|it| *it == one).count();
    let most = unseen.iter().take(MAX_COMPARED).map(count).max();
    most.is_some_and(|most| most + FEWEST_CHANGES <= unseen.len())
}

/// Guesses a formula from the digits of n; the values belong to heaps `first`, `first` + 1, ….
pub fn guess(values: &[i64], first: usize) -> Option<Guess> {
    let is_constant = values.windows(2).all(|pair| pair[0] == pair[1]);
    if values.len() < FEWEST || first > 1 || is_constant || values.iter().any(|it| *it < 0) {
        return None;
    }
    let fitted = values.len() / 2;
    if !are_changing(&values[fitted..]) {
        return None;
    }
    let value = |[n]: [usize; 1]| Some(values[n.checked_sub(first)?]);
    let end = [first + fitted];
    let found = (BASES.iter()).filter_map(|base| Automaton::learned(*base, end, &value));
    let is_right = |automaton: &Automaton<1>| {
        let mut heaps = (first..).zip(values);
        heaps.all(|(n, value)| automaton.value([n]) == *value)
    };
    let automaton = found.filter(is_right).min_by_key(|it| it.size());
    match automaton {
        Some(automaton) if automaton.in_words().is_some() => Some(automaton.guess(values)),
        automaton => of_quotient(values, first).or_else(|| Some(automaton?.guess(values))),
    }
}

/// What a digit adds to the value.
#[derive(Clone, Copy)]
enum Step {
    Sum,
    Xor,
}

/// Guesses g(n) = g(n / b) + w(n % b), or the same with xor.
fn of_quotient(values: &[i64], first: usize) -> Option<Guess> {
    let value = |n: usize| values[n - first];
    let end = first + values.len();
    (2..=MAX_BASE).find_map(|base| {
        // The digits' weights are fitted on the second row of digits.
        let begin = base.max(first * base);
        // A number of two digits alone would show the rule only once.
        if 2 * begin * base >= end {
            return None;
        }
        let weights = |step: Step| -> Vec<i64> {
            let weight = |n: usize| match step {
                Step::Sum => value(n) - value(n / base),
                Step::Xor => value(n) ^ value(n / base),
            };
            (begin..begin + base).map(weight).collect()
        };
        [Step::Sum, Step::Xor].into_iter().find_map(|step| {
            let weights = weights(step);
            let agrees = |n: usize| {
                let (rest, weight) = (value(n / base), weights[(n - begin) % base]);
                let sum = match step {
                    Step::Sum => rest + weight,
                    Step::Xor => rest ^ weight,
                };
                value(n) == sum
            };
            let is_right = (begin..end).all(agrees);
            // A weight below 0 is no code for natural numbers.
            let is_written = weights.iter().all(|weight| *weight >= 0);
            (is_right && is_written)
                .then(|| guess_of_quotient(values, first, base, begin, &weights, step))
        })
    })
}

fn guess_of_quotient(
    values: &[i64],
    first: usize,
    base: usize,
    begin: usize,
    weights: &[i64],
    step: Step,
) -> Guess {
    let (sign, words) = match step {
        Step::Sum => ("+", "+"),
        Step::Xor => ("^", "xor"),
    };
    let is_same = weights.iter().all(|weight| *weight == 0);
    let mut start = vec![0; first];
    start.extend(&values[..begin - first]);
    let mut claim = format!("g(n) = g(n / {base}) {words} {weights:?}[n % {base}] from {begin} on");
    let mut body = format!(
        "const FIRST: [u64; {begin}] = {start:?};\n\
         const WEIGHTS: [u64; {base}] = {weights:?};\n\
         let mut rest: u64 = n;\nlet mut sum: u64 = 0;\n\
         while rest >= {begin} {{\n    sum {sign}= WEIGHTS[(rest % {base}) as usize];\n    \
         rest /= {base};\n}}\nsum {sign} FIRST[rest as usize]"
    );
    if is_same {
        claim = format!("g(n) = g(n / {base}) from {begin} on");
        body = format!(
            "let mut rest: u64 = n;\nwhile rest >= {begin} {{\n    rest /= {base};\n}}\n\
             const FIRST: [u64; {begin}] = {start:?};\nFIRST[rest as usize]"
        );
    }
    let fitted = begin - first + if is_same { 0 } else { base };
    Guess {
        claim,
        evidence: Evidence::of_values(fitted, values.len() - fitted).at_least_times(2),
        proof: PROVE_FORM.to_string(),
        formula: Formula::Code(Code::new(Code::ONE_HEAP, body)),
    }
}

/// Automaton that reads the digits of one heap, or of two side by side, the lowest first.
struct Automaton<const HEAPS: usize> {
    base: usize,
    /// The next state, by state and digit; of two heaps by the first's digit · base + the second's.
    next: Vec<Vec<usize>>,
    /// The value if no digit is left.
    values: Vec<i64>,
}

/// What was read on the way to a state: the power of the base, and the digits as numbers below it.
type Read<const HEAPS: usize> = (usize, [usize; HEAPS]);

impl<const HEAPS: usize> Automaton<HEAPS> {
    /// Learns the automaton from the heaps below `ends`. After the digits of r, a state is known by
    /// the values of r, r + bᵏ, r + 2bᵏ, …, of two heaps by such a grid.
    fn learned(
        base: usize,
        ends: [usize; HEAPS],
        value: &dyn Fn([usize; HEAPS]) -> Option<i64>,
    ) -> Option<Self> {
        let counts = |&(step, rest): &Read<HEAPS>| -> [usize; HEAPS] {
            std::array::from_fn(|heap| ends[heap].saturating_sub(rest[heap]).div_ceil(step))
        };
        let digit_of = |symbol: usize, heap: usize| match HEAPS - 1 - heap {
            0 => symbol % base,
            _ => symbol / base,
        };
        let mut states = vec![(1, [0; HEAPS])];
        let mut next: Vec<Vec<usize>> = Vec::new();
        while let Some(&(step, rest)) = states.get(next.len()) {
            let mut row = Vec::new();
            for symbol in 0..base.pow(HEAPS as u32) {
                let grown = |heap| rest[heap] + digit_of(symbol, heap) * step;
                let child = (step * base, std::array::from_fn(grown));
                if counts(&child).iter().product::<usize>() < FEWEST_OF_STATE {
                    return None;
                }
                let is_same = |state: &Read<HEAPS>| {
                    let (ours, theirs) = (counts(&child), counts(state));
                    let shared: [usize; HEAPS] =
                        std::array::from_fn(|heap| ours[heap].min(theirs[heap]));
                    let width = shared[HEAPS - 1];
                    let all = shared.iter().product::<usize>().min(MAX_COMPARED);
                    (0..all).all(|at| {
                        let of = |(step, rest): &Read<HEAPS>| {
                            value(std::array::from_fn(|heap| {
                                let place = if heap + 1 == HEAPS {
                                    at % width
                                } else {
                                    at / width
                                };
                                rest[heap] + place * step
                            }))
                        };
                        let both = of(&child).zip(of(state));
                        both.is_none_or(|(ours, theirs)| ours == theirs)
                    })
                };
                let known = states.iter().position(is_same);
                row.push(known.unwrap_or(states.len()));
                if known.is_none() {
                    states.push(child);
                }
                if states.len() > MAX_STATES {
                    return None;
                }
            }
            next.push(row);
        }
        let values = states.iter().map(|&(_, rest)| value(rest).unwrap_or(0));
        let values = values.collect();
        (next.len() > 1).then_some(Self { base, next, values })
    }

    fn size(&self) -> usize {
        self.next.len() * self.next[0].len()
    }

    fn value(&self, mut heaps: [usize; HEAPS]) -> i64 {
        let mut state = 0;
        while heaps.iter().any(|heap| *heap > 0) {
            let digits = heaps.map(|heap| heap % self.base);
            let symbol = digits.iter().fold(0, |all, digit| all * self.base + digit);
            state = self.next[state][symbol];
            heaps = heaps.map(|heap| heap / self.base);
        }
        self.values[state]
    }

    /// Writes the tables of the code.
    fn tables(&self) -> String {
        let rows = self.next.iter().map(|row| format!("    {row:?},\n"));
        let (states, symbols) = (self.next.len(), self.next[0].len());
        format!(
            "const NEXT: [[usize; {symbols}]; {states}] = [\n{}];\n\
             const VALUES: [u64; {states}] = {:?};\n",
            rows.collect::<String>(),
            self.values
        )
    }
}

impl Automaton<2> {
    fn guess_of_table(&self, fitted: usize, cells: usize) -> Guess {
        let (base, states) = (self.base, self.next.len());
        let body = format!(
            "{}let mut x: u64 = a;\nlet mut y: u64 = b;\nlet mut state: usize = 0;\n\
             while (x | y) > 0 {{\n    \
             state = NEXT[state][(x % {base} * {base} + y % {base}) as usize];\n    \
             x /= {base};\n    y /= {base};\n}}\nVALUES[state]",
            self.tables()
        );
        Guess {
            claim: format!(
                "the digits of a and b in base {base}, read by an automaton of {states} states, the \
                 lowest first"
            ),
            evidence: Evidence {
                needed: self.size().max(FEWEST),
                ..Evidence::of_cells(fitted, cells - fitted)
            },
            proof: PROVE_FORM.to_string(),
            formula: Formula::Code(Code::new(Code::TWO_HEAPS, body)),
        }
    }
}

impl Automaton<1> {
    fn guess(&self, values: &[i64]) -> Guess {
        let (base, states) = (self.base, self.next.len());
        let claim = match self.in_words() {
            Some(words) => format!("the zeros are the n {words}"),
            None => format!(
                "an automaton of {states} states reads the value from the digits of n in base {base}"
            ),
        };
        let body = format!(
            "{}let mut rest: u64 = n;\nlet mut state: usize = 0;\n\
             while rest > 0 {{\n    state = NEXT[state][(rest % {base}) as usize];\n    \
             rest /= {base};\n}}\nVALUES[state]",
            self.tables()
        );
        let fitted = values.len() / 2;
        Guess {
            claim,
            evidence: Evidence {
                needed: self.size().max(FEWEST / 2),
                ..Evidence::of_values(fitted, values.len() - fitted)
            },
            proof: PROVE_FORM.to_string(),
            formula: Formula::Code(Code::new(Code::ONE_HEAP, body)),
        }
    }

    /// Says which n have the value 0, if that's a plain condition on the digits.
    fn in_words(&self) -> Option<String> {
        let base = self.base;
        let [start, other] = [0, 1];
        if self.next.len() != 2 {
            return None;
        }
        let leads = |state: usize, to: usize| -> Vec<usize> {
            let digits = 0..base;
            digits
                .filter(|digit| self.next[state][*digit] == to)
                .collect()
        };
        let are_zeros = [self.values[start] == 0, self.values[other] == 0];
        if are_zeros[start] == are_zeros[other] {
            return None;
        }
        let leaving = leads(start, other);
        let digits = joined(&leaving, " or ");
        if leads(other, other).len() == base {
            let has = if are_zeros[start] { "without" } else { "with" };
            return Some(format!("{has} a digit {digits} in base {base}"));
        }
        let is_count = leads(other, start) == leaving;
        let parity = if are_zeros[start] { "even" } else { "odd" };
        is_count.then(|| format!("with an {parity} number of digits {digits} in base {base}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(value: impl Fn(i64) -> i64) -> Option<String> {
        let values: Vec<i64> = (0..400).map(value).collect();
        guess(&values, 0)
            .filter(|guess| !guess.is_weak())
            .map(|guess| guess.claim)
    }

    fn claim_of_table(value: impl Fn(i64, i64) -> i64) -> Option<String> {
        let row = |a| (0..40).map(|b| value(a, b)).collect();
        let table: Table = (0..40).map(row).collect();
        guess_of_table(&table, 0)
            .filter(|guess| !guess.is_weak())
            .map(|guess| guess.claim)
    }

    #[test]
    fn digits_of_two_heaps_tell_the_value() {
        let claim = |states: usize, base: usize| {
            format!(
                "the digits of a and b in base {base}, read by an automaton of {states} states, the \
                 lowest first"
            )
        };
        // C(a + b, a) is odd iff no bit is carried (Kummer).
        assert_eq!(
            claim_of_table(|a, b| i64::from(a & b != 0)),
            Some(claim(2, 2))
        );
        let ones = |a: i64, b: i64| i64::from((a & !b).count_ones() % 3);
        assert_eq!(claim_of_table(ones), Some(claim(3, 2)));
        let is_two = |a: i64, b: i64| {
            let [a, b] = [a, b].map(|n| [n % 3, n / 3 % 3, n / 9 % 3, n / 27]);
            i64::from((0..4).any(|at| a[at] + b[at] == 2))
        };
        assert_eq!(claim_of_table(is_two), Some(claim(2, 3)));
        assert_eq!(
            claim_of_table(|a, b| (a * a + 31 * b * b * a) % 1009 % 3),
            None
        );
        assert_eq!(claim_of_table(|a, b| i64::from(a * a == b)), None);
    }

    fn digits(n: i64, base: i64) -> Vec<i64> {
        std::iter::successors(Some(n), |n| Some(n / base))
            .take_while(|n| *n > 0)
            .map(|n| n % base)
            .collect()
    }

    #[test]
    fn digits_tell_the_value() {
        let without_2 = |n| i64::from(digits(n, 3).contains(&2));
        assert_eq!(
            claim(without_2).unwrap(),
            "the zeros are the n without a digit 2 in base 3"
        );
        let ones = |n: i64| i64::from(n.count_ones().is_multiple_of(2));
        assert_eq!(
            claim(ones).unwrap(),
            "the zeros are the n with an odd number of digits 1 in base 2"
        );
        assert_eq!(
            claim(|n| digits(n, 12).last().map_or(0, |it| it % 5)).unwrap(),
            "g(n) = g(n / 12) from 12 on"
        );
        assert!(
            claim(|n| digits(n, 3).iter().sum())
                .unwrap()
                .starts_with("g(n) = g(n / 3) + [0, 1, 2][n % 3]")
        );
        // An odd number, or 2 to an odd power.
        let divisors = |n: i64| {
            let is_power = n > 0 && n & (n - 1) == 0 && n.trailing_zeros() % 2 == 1;
            i64::from(n % 2 == 0 && !is_power)
        };
        assert!(claim(divisors).unwrap().contains("an automaton of"));
    }

    #[test]
    fn noise_and_squares_have_no_automaton() {
        assert_eq!(claim(|n| (n * n * n + 31 * n * n) % 1009 % 3), None);
        assert_eq!(claim(|n| i64::from(n.isqrt().pow(2) == n)), None);
    }
}
