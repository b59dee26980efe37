//! Addition in each kind of numeration, proven from the order of words alone.
//!
//! The number of a word counts the words before it, so the next word is its successor. A relation
//! with x + 0 = x, and with x + (y + 1) = z + 1 whenever x + y = z, contains all true sums by
//! induction. If no x and y have two sums, it contains nothing else.

use rules::ast::Comparison;

use crate::answer::Budget;
use crate::automaton::Automaton;
use crate::formula::{Claimed, Reader, track};
use crate::numeration::{BINARY, Numeration, ZECKENDORF};

const NUMERATIONS: [Numeration; 10] = [
    BINARY,
    ZECKENDORF,
    Numeration::new(&[3]),
    Numeration::new(&[2, 1]),
    Numeration::new(&[2, 2]),
    Numeration::new(&[3, 2]),
    Numeration::new(&[1, 1, 1]),
    Numeration::new(&[1, 0, 1]),
    Numeration::new(&[1, 0, 0, 1]),
    Numeration::new(&[1, 1, 1, 1]),
];

/// Returns the pairs whose first word comes first: the first different digit is smaller.
fn less(numeration: Numeration, x: usize, y: usize) -> Automaton {
    let step = |&is_less: &bool, digits: &[usize]| match digits[0].cmp(&digits[1]) {
        _ if is_less => Some(true),
        std::cmp::Ordering::Greater => None,
        order => Some(order.is_lt()),
    };
    let less = Automaton::of_states(numeration, &[x, y], false, step, |it| *it, &budget());
    less.expect("small")
}

/// Returns the pairs of a number and the next one.
fn successor(numeration: Numeration, x: usize, y: usize) -> Automaton {
    let (budget, between) = (budget(), usize::MAX);
    let two = less(numeration, x, between).and(&less(numeration, between, y), &budget);
    let two = two.and_then(|two| two.without(&[between], &budget));
    let next = two.and_then(|two| less(numeration, x, y).and(&two.not(&budget)?, &budget));
    next.expect("small")
}

fn budget() -> Budget<'static> {
    Budget::unlimited()
}

/// Returns the checker's relation x + y = z.
fn adder(numeration: Numeration, [x, y, z]: [usize; 3]) -> Automaton {
    let reader = Reader {
        numeration,
        claimed: &Claimed::nothing(2),
        budget: &budget(),
    };
    let sum = track(x).plus(1, &track(y)).plus(-1, &track(z));
    reader
        .read(&sum.compared(Comparison::Equal))
        .expect("small")
}

fn all(parts: &[Automaton]) -> Automaton {
    let (first, others) = parts.split_first().expect("parts");
    others.iter().fold(first.clone(), |all, part| {
        all.and(part, &budget()).expect("small")
    })
}

#[test]
fn addition_is_proven_by_induction_in_each_kind_of_numeration() {
    let [x, y, z, next_y, next_z] = [0, 1, 2, 3, 4];
    for numeration in NUMERATIONS {
        let sum = adder(numeration, [x, y, z]);
        let zero = |_: &(), digits: &[usize]| (digits[0] == 0).then_some(());
        let is_zero = Automaton::of_states(numeration, &[y], (), zero, |()| true, &budget());
        let equal = |_: &(), digits: &[usize]| (digits[0] == digits[1]).then_some(());
        let equal = Automaton::of_states(numeration, &[x, z], (), equal, |()| true, &budget());
        let (is_zero, equal) = (is_zero.expect("small"), equal.expect("small"));
        let not_kept = all(&[equal, is_zero.clone(), sum.not(&budget()).expect("small")]);
        assert!(not_kept.is_empty(), "{numeration:?}: x + 0 = x");
        let next = adder(numeration, [x, next_y, next_z]);
        let not_next = all(&[
            sum.clone(),
            successor(numeration, y, next_y),
            successor(numeration, z, next_z),
            next.not(&budget()).expect("small"),
        ]);
        assert!(not_next.is_empty(), "{numeration:?}: x + (y + 1) = z + 1");
        let two = all(&[
            sum,
            adder(numeration, [x, y, next_z]),
            less(numeration, z, next_z),
        ]);
        assert!(two.is_empty(), "{numeration:?}: one sum");
    }
}

#[test]
fn words_are_counted_in_their_order() {
    for numeration in NUMERATIONS {
        let next = successor(numeration, 0, 1);
        for number in 0..2000 {
            assert!(next.contains(&[number, number + 1]), "{numeration:?}");
            let word = numeration.word(number.into());
            assert_eq!(numeration.number(word.into_iter()), Some(number.into()));
        }
    }
}

/// Counts the words of this many digits that may follow a run, one by one.
fn words(numeration: Numeration, run: usize, digits: usize) -> i128 {
    if digits == 0 {
        return 1;
    }
    let runs = (0..numeration.digits).filter_map(|digit| numeration.run(run, digit));
    runs.map(|run| words(numeration, run, digits - 1)).sum()
}

/// Without all of them, a sum's sign would be settled before it is certain.
#[test]
fn short_words_are_those_that_may_follow_each_run() {
    for numeration in NUMERATIONS {
        let short = numeration.short_words();
        assert!(short.len() >= numeration.order(), "{numeration:?}");
        for (digits, counts) in short.iter().enumerate() {
            for (run, &count) in counts[..numeration.order()].iter().enumerate() {
                let expected = words(numeration, run, digits);
                assert_eq!(
                    count, expected,
                    "{numeration:?}: {digits} digits after {run}"
                );
            }
        }
    }
}
