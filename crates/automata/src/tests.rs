//! Automata against direct evaluation.

use super::numeration::EXAMPLE_NUMERATIONS;
use super::*;

const X: Track = Track(0);
const Y: Track = Track(1);
const Z: Track = Track(2);

fn unlimited() -> Budget<'static> {
    Budget::of_states(1_000_000)
}

fn sum(terms: &[(Track, i64)], constant: i64) -> Linear {
    let start = Linear::constant(constant);
    terms.iter().fold(start, |sum, &(track, c)| {
        sum.plus(c, &Linear::track(track)).expect("small numbers")
    })
}

/// Compares a relation of two numbers with its definition.
fn assert_is(automaton: &Automaton, holds: impl Fn(i64, i64) -> bool, what: &str) {
    for x in 0..60 {
        for y in 0..60 {
            let found = automaton.contains(&[x as u64, y as u64]);
            assert_eq!(found, holds(x, y), "{what}: x = {x}, y = {y}");
        }
    }
}

#[test]
fn linear_relations_are_those_of_the_numbers() {
    for numeration in EXAMPLE_NUMERATIONS {
        for (a, b, c) in [
            (1, -1, 0),
            (2, -1, 0),
            (1, 1, -7),
            (-3, 2, 5),
            (1, -2, -30),
            (1, 3, -100),
        ] {
            let what = format!("{numeration}: {a}x + {b}y + {c}");
            let form = sum(&[(X, a), (Y, b)], c);
            let of = |relation| {
                Automaton::linear(numeration, &form, relation, &unlimited()).expect("small")
            };
            let value = |x, y| a * x + b * y + c;
            assert_is(&of(Relation::Zero), |x, y| value(x, y) == 0, &what);
            assert_is(&of(Relation::Positive), |x, y| value(x, y) > 0, &what);
            assert_is(&of(Relation::NotNegative), |x, y| value(x, y) >= 0, &what);
            for modulus in [2, 3, 7] {
                let found = Automaton::congruent(numeration, &form, 1, modulus, &unlimited());
                let holds = |x, y| value(x, y).rem_euclid(modulus) == 1;
                assert_is(&found.expect("small"), holds, &what);
            }
        }
    }
}

/// Sums of numbers of up to 61 bits, at random and beside places, against 128 bits.
#[test]
fn sums_of_large_numbers_are_those_of_128_bits() {
    for numeration in EXAMPLE_NUMERATIONS {
        let form = sum(&[(X, 1), (Y, 1), (Z, -1)], 0);
        let adder = Automaton::linear(numeration, &form, Relation::Zero, &unlimited());
        let adder = adder.expect("small");
        let places = numeration.places(1 << 60);
        let mut state = 1_u64;
        let mut random = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            state >> 3 >> (state % 61)
        };
        for round in 0..400 {
            let near = places[round % places.len()] + round as u64 % 3 - 1;
            let (x, y) = (random(), if round % 2 == 0 { random() } else { near });
            let total = u128::from(x) + u128::from(y);
            let other = random();
            for z in [x + y, x + y + 1, (x + y).saturating_sub(1), other] {
                let is_sum = u128::from(z) == total;
                assert_eq!(
                    adder.contains(&[x, y, z]),
                    is_sum,
                    "{numeration}: {x} + {y} = {z}"
                );
            }
        }
    }
}

#[test]
fn boolean_operations_and_projection_are_those_of_logic() {
    for numeration in EXAMPLE_NUMERATIONS {
        let budget = unlimited();
        let linear = |terms: &[(Track, i64)], c, relation| {
            Automaton::linear(numeration, &sum(terms, c), relation, &budget).expect("small")
        };
        let less = linear(&[(Y, 1), (X, -1)], 0, Relation::Positive);
        let small = linear(&[(X, -1)], 9, Relation::NotNegative);
        let both = less.and(&small, &budget).expect("small");
        assert_is(&both, |x, y| x < y && x <= 9, "and");
        let either = less.or(&small, &budget).expect("small");
        assert_is(&either, |x, y| x < y || x <= 9, "or");
        let neither = either.not(&budget).expect("small");
        assert_is(&neither, |x, y| x >= y && x > 9, "not");
        let difference = less.minus(&small, &budget).expect("small");
        assert_is(&difference, |x, y| x < y && x > 9, "minus");
        // Relation x = y + 2z for some z: z has sometimes more, sometimes fewer digits than x and
        // y.
        let sum = linear(&[(X, 1), (Y, -1), (Z, -2)], 0, Relation::Zero);
        let projected = sum.without(&[Z], &budget).expect("small");
        assert_is(&projected, |x, y| x >= y && (x - y) % 2 == 0, "projected");
        let longer = linear(&[(X, 2), (Y, 3), (Z, -1)], 0, Relation::Zero);
        let anything = longer.without(&[Z], &budget).expect("small");
        assert_is(&anything, |_, _| true, "all of them");
        let same = less.renamed(|_| X);
        assert!(same.is_empty(), "{numeration}: x < x");
        let swapped = less.renamed(|track| if track == X { Y } else { X });
        assert_is(&swapped, |x, y| y < x, "swapped");
    }
}

#[test]
fn equal_relations_are_equal_automata() {
    let budget = unlimited();
    for numeration in EXAMPLE_NUMERATIONS {
        let at_least = |c: i64| {
            let sum = sum(&[(X, 1)], -c);
            Automaton::linear(numeration, &sum, Relation::NotNegative, &budget).expect("small")
        };
        let between = at_least(5).minus(&at_least(7), &budget).expect("small");
        let five = Automaton::number(numeration, X, 5, &budget).expect("small");
        let six = Automaton::number(numeration, X, 6, &budget).expect("small");
        assert_eq!(between, five.or(&six, &budget).expect("small"));
        assert!(five.and(&six, &budget).expect("small").is_empty());
    }
}

#[test]
fn the_least_number_is_found_with_all_other_tracks_in_place() {
    let budget = unlimited();
    for numeration in EXAMPLE_NUMERATIONS {
        // x + 5 = 3y and y ≥ 20: the least is y = 20, x = 55.
        let equation = sum(&[(X, 1), (Y, -3)], 5);
        let line = Automaton::linear(numeration, &equation, Relation::Zero, &budget);
        let from = sum(&[(Y, 1)], -20);
        let from = Automaton::linear(numeration, &from, Relation::NotNegative, &budget);
        let both = line
            .and_then(|line| line.and(&from?, &budget))
            .expect("small");
        assert_eq!(both.least(X), Some(55), "{numeration}");
        assert_eq!(both.least(Y), Some(20), "{numeration}");
        assert_eq!(Automaton::nothing(numeration, [X]).least(X), None);
        // The dropped number may have many more digits: x + 40 = y.
        let shifted = sum(&[(X, 1), (Y, -1)], 40);
        let shifted = Automaton::linear(numeration, &shifted, Relation::Zero, &budget);
        assert_eq!(shifted.expect("small").least(X), Some(0), "{numeration}");
    }
}

#[test]
fn bits_are_those_of_the_numbers() {
    let budget = unlimited();
    for operation in [Bitwise::Xor, Bitwise::And, Bitwise::Or] {
        for flips in 0..8 {
            let flips = [0, 1, 2].map(|i| flips >> i & 1 == 1);
            let relation = Automaton::bitwise(operation, [X, Y, Z], flips, &budget);
            let relation = relation.expect("small");
            let flipped = |number: i64, at: usize| if flips[at] { !number } else { number };
            for (x, y, z) in (0..4096).map(|n| (n / 256, n / 16 % 16, n % 16)) {
                let (a, b) = (flipped(x, 0), flipped(y, 1));
                let result = match operation {
                    Bitwise::Xor => a ^ b,
                    Bitwise::And => a & b,
                    Bitwise::Or => a | b,
                };
                let numbers = [x, y, z].map(|number| number as u64);
                assert_eq!(relation.contains(&numbers), result == flipped(z, 2));
            }
        }
    }
}

#[test]
fn places_are_powers_and_numbers_of_fibonacci() {
    let members = |numeration, zeros| {
        let places = Automaton::places(numeration, X, zeros, &unlimited()).expect("small");
        (0..100)
            .filter(|&n| places.contains(&[n]))
            .collect::<Vec<_>>()
    };
    assert_eq!(members(Numeration::BINARY, 1), [1, 2, 4, 8, 16, 32, 64]);
    assert_eq!(members(Numeration::BINARY, 2), [1, 4, 16, 64]);
    assert_eq!(members(Numeration::Base(10), 1), [1, 10]);
    assert_eq!(
        members(Numeration::ZECKENDORF, 1),
        [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]
    );
}

#[test]
fn what_is_too_large_is_not_built() {
    let sum = sum(&[(X, 90), (Y, -77)], 3);
    let built = Automaton::linear(
        Numeration::BINARY,
        &sum,
        Relation::Zero,
        &Budget::of_states(50),
    );
    assert_eq!(built, Err(Stopped::States(50)));
    let stopped = Automaton::linear(
        Numeration::BINARY,
        &sum,
        Relation::Zero,
        &Budget::new(1000, u64::MAX, &|| false),
    );
    assert_eq!(stopped, Err(Stopped::Asked));
}
