//! Learns automata that read the digits of the heaps and give the values.
//!
//! A state stands for what the lowest digits leave open: the values at k·mⁱ + r for all k, if the i
//! lowest digits in base m make r. (These subsequences are the kernel of the sequence; with two
//! heaps they go in both directions.) Two states become one if their subsequences agree as far as
//! they're known. The automaton learns from the smaller part of the values; then it must agree with
//! all.

use std::fmt::Write as _;

/// Limit on states: a larger automaton explains nothing.
const MAX_STATES: usize = 24;

/// How many known values, in each coordinate, two subsequences must share to be compared.
const LEAST_OVERLAP: usize = 3;

/// Bases to try.
pub const BASES: [usize; 9] = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/// Automaton that reads the digits of `N` numbers in parallel, lowest first, from state 0.
#[derive(Debug, Clone, PartialEq)]
pub struct Automaton<const N: usize> {
    pub base: usize,
    /// The value of each state if all further digits are 0.
    values: Vec<i64>,
    /// The next state, indexed by the state, then by the digits read as one number, that of the
    /// first number in front.
    next: Vec<Vec<usize>>,
}

/// The subsequence of values at `scale`·k + `offset`.
#[derive(Clone, Copy)]
struct State<const N: usize> {
    scale: usize,
    offset: [usize; N],
}

impl<const N: usize> State<N> {
    fn at(&self, k: [usize; N]) -> [usize; N] {
        std::array::from_fn(|i| k[i] * self.scale + self.offset[i])
    }

    /// Counts the k with known values, for each coordinate.
    fn len(&self, sizes: [usize; N]) -> [usize; N] {
        std::array::from_fn(|i| sizes[i].saturating_sub(self.offset[i]).div_ceil(self.scale))
    }
}

impl<const N: usize> Automaton<N> {
    /// Learns an automaton in this base from the values of all numbers below `sizes`. Returns
    /// `None` if they're too few to tell its states apart.
    pub fn learned(
        base: usize,
        sizes: [usize; N],
        value: impl Fn([usize; N]) -> i64,
    ) -> Option<Self> {
        let letters = base.pow(u32::try_from(N).expect("there are few coordinates"));
        let mut states = vec![State {
            scale: 1,
            offset: [0; N],
        }];
        let mut next = Vec::new();
        while let Some(&state) = states.get(next.len()) {
            let mut row = Vec::new();
            for letter in 0..letters {
                let digits = digits::<N>(letter, base);
                let successor = State {
                    scale: state.scale * base,
                    offset: std::array::from_fn(|i| state.offset[i] + digits[i] * state.scale),
                };
                row.push(place_of(&mut states, successor, sizes, &value)?);
            }
            next.push(row);
        }
        let values = states.iter().map(|state| value(state.offset)).collect();
        Some(Self { base, values, next })
    }

    /// Computes the value of these numbers.
    pub fn value(&self, mut numbers: [usize; N]) -> i64 {
        let mut state = 0;
        while numbers.iter().any(|&number| number > 0) {
            let letter = numbers
                .iter()
                .fold(0, |letter, number| letter * self.base + number % self.base);
            state = self.next[state][letter];
            numbers = numbers.map(|number| number / self.base);
        }
        self.values[state]
    }

    pub fn states(&self) -> usize {
        self.values.len()
    }

    /// Writes the body of a Rust function that runs the automaton on variables with these names.
    /// `result` is the expression that it returns, made of `VALUES[state]`.
    pub fn body(&self, names: [&str; N], result: &str) -> String {
        let Self { base, values, next } = self;
        let (states, letters) = (values.len(), next[0].len());
        let mut body = String::from("// Reads the digits, the lowest first.\n");
        let _ = writeln!(body, "const VALUES: [u64; {states}] = {values:?};");
        let _ = writeln!(body, "const NEXT: [[usize; {letters}]; {states}] = [");
        for row in next {
            let _ = writeln!(body, "    {row:?},");
        }
        body += "];\nlet mut state = 0;\n";
        let rest = names.map(|name| format!("{name} > 0")).join(" || ");
        for name in names {
            let _ = writeln!(body, "let mut {name} = {name};");
        }
        let letter = names.iter().fold(String::new(), |letter, name| {
            if letter.is_empty() {
                format!("{name} % {base}")
            } else {
                format!("({letter}) * {base} + {name} % {base}")
            }
        });
        let _ = writeln!(body, "while {rest} {{");
        let _ = writeln!(body, "    state = NEXT[state][({letter}) as usize];");
        for name in names {
            let _ = writeln!(body, "    {name} /= {base};");
        }
        body + "}\n" + result
    }
}

/// Finds a known state that agrees with this one, or adds this one.
fn place_of<const N: usize>(
    states: &mut Vec<State<N>>,
    state: State<N>,
    sizes: [usize; N],
    value: &impl Fn([usize; N]) -> i64,
) -> Option<usize> {
    let len = state.len(sizes);
    if len.iter().any(|&len| len < LEAST_OVERLAP) {
        return None;
    }
    let agrees = |other: &State<N>| {
        let other_len = other.len(sizes);
        let common = std::array::from_fn(|i| len[i].min(other_len[i]));
        boxed(common).all(|k| value(state.at(k)) == value(other.at(k)))
    };
    if let Some(place) = states.iter().position(agrees) {
        return Some(place);
    }
    states.push(state);
    (states.len() <= MAX_STATES).then_some(states.len() - 1)
}

/// Lists all tuples of numbers below these sizes.
fn boxed<const N: usize>(sizes: [usize; N]) -> impl Iterator<Item = [usize; N]> {
    let count: usize = sizes.iter().product();
    (0..count).map(move |mut index| {
        let mut numbers = [0; N];
        for (number, size) in numbers.iter_mut().zip(sizes).rev() {
            *number = index % size;
            index /= size;
        }
        numbers
    })
}

fn digits<const N: usize>(mut letter: usize, base: usize) -> [usize; N] {
    let mut digits = [0; N];
    for digit in digits.iter_mut().rev() {
        *digit = letter % base;
        letter /= base;
    }
    digits
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A random automaton whose values do not change with leading zeros.
    fn any_automaton() -> impl Strategy<Value = Automaton<1>> {
        (2..4_usize, 1..5_usize).prop_flat_map(|(base, states)| {
            let next = prop::collection::vec(prop::collection::vec(0..states, base), states);
            let values = prop::collection::vec(0..3_i64, states);
            (next, values).prop_map(move |(mut next, values)| {
                for (state, row) in next.iter_mut().enumerate() {
                    row[0] = state;
                }
                Automaton { base, values, next }
            })
        })
    }

    /// Numbers of seven digits in base 3: four digits reach any state, three more distinguish it
    /// from three others.
    const GUESSED_VALUES: usize = 2500;

    proptest! {
        #[test]
        fn an_automaton_is_learned_from_its_values(automaton in any_automaton()) {
            let value = |n| automaton.value(n);
            let learned = Automaton::learned(automaton.base, [GUESSED_VALUES], value).unwrap();
            prop_assert!(learned.states() <= automaton.states());
            for n in 0..5000 {
                prop_assert_eq!(learned.value([n]), automaton.value([n]));
            }
        }
    }

    #[test]
    fn noise_is_read_by_no_small_automaton() {
        let noise = |[n]: [usize; 1]| (n * n * n + 31 * n * n) as i64 % 1009 % 2;
        for base in BASES {
            assert_eq!(Automaton::learned(base, [900], noise), None);
        }
    }

    #[test]
    fn two_heaps_are_read_together() {
        let value = |[a, b]: [usize; 2]| i64::from(a & b == 0);
        let learned = Automaton::<2>::learned(2, [12, 12], value).unwrap();
        assert_eq!(learned.states(), 2);
        assert!((0..60).all(|a| (0..60).all(|b| learned.value([a, b]) == value([a, b]))));
    }
}
