//! The code of guesses computes the values that the guesses were made of, and those after them.

use explorer::guess::{
    Code, Guess, ONE_HEAP_FORMS, P_POSITION_FORMS, TWO_HEAP_FORMS, sequence, table,
};
use explorer::show::emit::of_guesses;
use proptest::prelude::*;

use super::{Call, check};

/// A sequence or a table by its definition, and what a guess about a part of it claims.
struct Case {
    claim: &'static str,
    first: usize,
    value: Value,
}

enum Value {
    Of(fn(u64) -> u64),
    TwoHeaps(fn(u64, u64) -> u64),
    /// Only which values are 0 is guessed.
    IsLost(fn(u64) -> bool),
    AreLost(fn(u64, u64) -> bool),
}

fn ruler(n: u64) -> u64 {
    n & n.wrapping_neg()
}

/// A value without a pattern.
fn noise(n: u64) -> u64 {
    (n * n * n + 31 * n * n + n) % 1009 % 13
}

fn fibonacci(index: usize) -> u64 {
    (0..index).fold((0, 1), |(a, b), _| (b, a + b)).0
}

const CASES: [Case; 10] = [
    Case {
        claim: "period 3, preperiod 2",
        first: 0,
        value: Value::Of(|n| if n < 2 { 5 } else { n % 3 }),
    },
    Case {
        claim: "period 4, preperiod 1; each period adds 3",
        first: 1,
        value: Value::Of(|n| n / 4 * 3 + n % 2),
    },
    Case {
        claim: "linear recurrence: a(n) = a(n−1) + a(n−2)",
        first: 3,
        value: Value::Of(|n| fibonacci(n as usize)),
    },
    Case {
        claim: "linear recurrence: a(n) = 2·a(n−1) − a(n−2) + 2",
        first: 0,
        value: Value::Of(|n| n * n),
    },
    Case {
        claim: "the n-th heap of value 0, from n = 0: linear recurrence",
        first: 0,
        value: Value::IsLost(|n| (2..40).any(|k| fibonacci(k) == n)),
    },
    Case {
        claim: "XOR-linear: f(a) ⊕ g(b) with f: period 3, preperiod 0, and g: ruler",
        first: 0,
        value: Value::TwoHeaps(|a, b| (a % 3) ^ ruler(b)),
    },
    Case {
        claim: "rows of period 3, preperiod 1; columns of period 2, preperiod 1",
        first: 1,
        value: Value::TwoHeaps(|a, b| a % 3 * (b % 2) + a % 3),
    },
    Case {
        claim: "the zeros lie in rows of period 4, preperiod 0; columns of period 4, preperiod 0",
        first: 0,
        value: Value::AreLost(|a, b| (a + b) % 4 == 0),
    },
    Case {
        claim: "the value follows from the digits of a and b in base 2",
        first: 0,
        value: Value::TwoHeaps(|a, b| u64::from((a & !b).count_ones() % 2)),
    },
    Case {
        claim: "the zeros follow from the digits of a and b in base 2",
        first: 0,
        value: Value::AreLost(|a, b| a & b == 0),
    },
];

/// The Fibonacci numbers of so many heaps and a few more fit 63 bits.
const TERMS: u64 = 85;
const SIDE: u64 = 24;

impl Case {
    fn guesses(&self) -> Vec<Guess> {
        let first = self.first;
        let heaps = |count: u64| first as u64..first as u64 + count;
        let rows = |value: &dyn Fn(u64, u64) -> u64| -> Vec<Vec<i64>> {
            heaps(SIDE)
                .map(|a| heaps(SIDE).map(|b| value(a, b) as i64).collect())
                .collect()
        };
        match self.value {
            Value::Of(value) => {
                let values: Vec<i64> = heaps(TERMS).map(|n| value(n) as i64).collect();
                sequence::guesses(&values, first)
            }
            Value::IsLost(is_lost) => {
                let value = |n| if is_lost(n) { 0 } else { 1 + noise(n) };
                let values: Vec<i64> = heaps(TERMS).map(|n| value(n) as i64).collect();
                sequence::guesses(&values, first)
            }
            Value::TwoHeaps(value) => table::guesses(&rows(&value), first),
            Value::AreLost(is_lost) => {
                let value = |a, b| {
                    if is_lost(a, b) {
                        0
                    } else {
                        1 + noise(a + 17 * b)
                    }
                };
                table::guesses(&rows(&value), first)
            }
        }
    }

    /// The emitted code. It's compared for the heaps that were given, and for some after them where
    /// the formula goes on.
    fn emitted(&self, code: String) -> super::Case {
        let first = self.first as u64;
        let more = if self.claim.contains("as given") {
            0
        } else {
            5
        };
        let (function, coordinates, side) = match self.value {
            Value::Of(_) => ("grundy", 1, TERMS),
            Value::IsLost(_) => ("is_p_position", 1, TERMS),
            Value::TwoHeaps(_) => ("grundy", 2, SIDE),
            Value::AreLost(_) => ("is_p_position", 2, SIDE),
        };
        let call = Call::Each {
            function,
            coordinates,
            first,
            end: first + side + more,
        };
        let value = |position: &Vec<u64>| match self.value {
            Value::Of(value) => value(position[0]),
            Value::IsLost(is_lost) => is_lost(position[0]).into(),
            Value::TwoHeaps(value) => value(position[0], position[1]),
            Value::AreLost(are_lost) => are_lost(position[0], position[1]).into(),
        };
        super::Case {
            name: self.claim.to_owned(),
            expected: call.positions().iter().map(value).collect(),
            code,
            call,
        }
    }
}

#[test]
fn what_is_emitted_for_a_guess_compiles_and_computes_the_values() {
    let emitted = CASES.iter().map(|case| {
        let guesses = case.guesses();
        let guess = guesses
            .first()
            .unwrap_or_else(|| panic!("none: {}", case.claim));
        assert!(
            guess.claim.starts_with(case.claim),
            "{} {}",
            case.claim,
            guess.claim
        );
        assert!(!guess.is_weak(), "{guess:?}");
        case.emitted(of_guesses(&guesses).unwrap())
    });
    check(&emitted.collect::<Vec<_>>());
}

/// The closed forms as they are compiled into the explorer, for small and for large numbers.
#[test]
fn what_is_emitted_for_a_closed_form_computes_it() {
    let guess = |formula| Guess {
        formula,
        ..sequence::guesses(&[7; 40], 0).remove(0)
    };
    let large = [
        1 << 32,
        0xffff_fffe,
        (1 << 62) - 25,
        1 << 61,
        999_999_999_989,
    ];
    let emitted =
        |function, name: &str, formula, numbers: &[Vec<u64>], value: &dyn Fn(&[u64]) -> u64| {
            super::Case {
                name: name.to_owned(),
                code: of_guesses(&[guess(formula)]).unwrap(),
                expected: numbers.iter().map(|numbers| value(numbers)).collect(),
                call: Call::Of(function, numbers.to_vec()),
            }
        };
    let is_slow = |name: &str| name.contains("prime") || name.contains("exponents");
    let mut cases = Vec::new();
    for form in ONE_HEAP_FORMS {
        let large = large.iter().filter(|_| !is_slow(form.name));
        let numbers: Vec<Vec<u64>> = (0..80).chain(large.copied()).map(|n| vec![n]).collect();
        let formula = form.formula(Code::ONE_HEAP, "n");
        cases.push(emitted("grundy", form.name, formula, &numbers, &|n| {
            (form.function)(n[0])
        }));
    }
    let mut numbers: Vec<Vec<u64>> = (0..144).map(|at| vec![at / 12, at % 12]).collect();
    numbers.extend([
        vec![1_000_000_007, 3_999_999_979],
        vec![6_557_470_319_842, 10_610_209_857_723],
    ]);
    for form in TWO_HEAP_FORMS {
        let formula = form.formula(Code::TWO_HEAPS, "a, b");
        cases.push(emitted("grundy", form.name, formula, &numbers, &|n| {
            (form.function)(n[0], n[1])
        }));
    }
    for form in P_POSITION_FORMS {
        let formula = form.formula(Code::IS_P_PAIR, "a, b");
        let value = |n: &[u64]| (form.function)(n[0], n[1]).into();
        cases.push(emitted(
            "is_p_position",
            form.name,
            formula,
            &numbers,
            &value,
        ));
    }
    check(&cases);
}

proptest! {
    #[test]
    fn two_other_values_refute_the_formula(
        case in 0..CASES.len(),
        at in (24..35_usize, 45..80_usize),
    ) {
        let Value::Of(value) = CASES[case].value else { return Ok(()) };
        let first = CASES[case].first;
        let mut values: Vec<i64> = (0..TERMS).map(|n| value(first as u64 + n) as i64).collect();
        values[at.0] += 7;
        values[at.1] += 1007;
        let strong = sequence::guesses(&values, first).into_iter().find(|guess| !guess.is_weak());
        // The other heaps of value 0 are as they were.
        prop_assert!(strong.as_ref().is_none_or(Guess::is_about_zeros), "{strong:?}");
    }

    #[test]
    fn two_other_cells_refute_the_formula_of_a_table(
        case in 0..CASES.len(),
        at in (0..10_usize, 0..10_usize),
        other in (11..20_usize, 11..20_usize),
    ) {
        let Value::TwoHeaps(value) = CASES[case].value else { return Ok(()) };
        let first = CASES[case].first as u64;
        let heaps = || first..first + SIDE;
        let row = |a| heaps().map(|b| value(a, b) as i64).collect();
        let mut rows: Vec<Vec<i64>> = heaps().map(row).collect();
        rows[at.0][at.1] += 70;
        rows[other.0][other.1] += 170;
        let is_about_values =
            |guess: &Guess| !guess.is_weak() && !guess.claim.starts_with("the zeros");
        let strong = table::guesses(&rows, first as usize).into_iter().find(is_about_values);
        prop_assert!(strong.is_none(), "{strong:?}");
    }
}
