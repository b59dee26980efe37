//! AtCoder ARC 134 E. Modulo Nim
//! - url: https://atcoder.jp/contests/arc134/tasks/arc134_e
//! - judge: atcoder
//! - games: remainders, sets of numbers, counting, bit mask
//! - rules: Some numbers are on the board. A move chooses an `m` from 1 to the largest number and
//!   replaces each number by its remainder modulo `m`; zeros vanish. The player who leaves no
//!   number loses. How many sequences with `1 ≤ X_i ≤ A_i` does the first player win, modulo
//!   998244353?
//! - difficulty: 3000
//! - time-limit: 6s
//! - memory-limit: 1024MB
//! - input: n in 1..200, a[n] in 1..200
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! Only the set of numbers counts. The sets {1} and {2} are lost. So every other set with an odd
//! number is won: modulo 2 it becomes {1}. A set of even numbers becomes {2} modulo 4, unless all
//! are multiples of 4. Multiples of 4 become {1} or {2} modulo 3, unless both 4 and 8 occur among
//! their remainders modulo 12, or all remainders are 0.
//!
//! If both 4 and 8 occur, the set is {4, 8}, which is lost, or it becomes {4, 8} modulo 12. The
//! sets of the 16 multiples of 12 up to 200 are left. Each is searched with the help of these
//! rules. Inclusion and exclusion then counts the sequences of all lost sets. O(2^16 (200 + n)).

use proconio::input;

const MODULUS: u64 = 998_244_353;
const DOZENS: usize = 16;

/// Bits above those of the multiples of 12: the other numbers of lost sets, and one bit for all
/// numbers that no lost set contains.
const ONE: u32 = 1 << DOZENS;
const TWO: u32 = 2 << DOZENS;
const FOUR: u32 = 4 << DOZENS;
const EIGHT: u32 = 8 << DOZENS;
const OTHER: u32 = 16 << DOZENS;

/// Returns the kind of a number, as a bit of the kinds of a set.
fn kind(number: usize) -> u32 {
    match number {
        0 => 0,
        1 => ONE,
        2 => TWO,
        4 => FOUR,
        8 => EIGHT,
        _ if number % 12 == 0 => 1 << (number / 12 - 1),
        _ => OTHER,
    }
}

/// Returns whether the mover loses on a non-empty set of these kinds. `lost_dozens` must cover all
/// sets of smaller multiples of 12.
fn is_lost(kinds: u32, lost_dozens: &[bool]) -> bool {
    let has_only_dozens = kinds < ONE;
    kinds == ONE
        || kinds == TWO
        || kinds == FOUR | EIGHT
        || has_only_dozens && lost_dozens[kinds as usize]
}

/// Tells which sets of multiples of 12 are lost. Bit `i` stands for `12 (i + 1)`.
fn lost_dozens() -> Vec<bool> {
    let number = |i: usize| 12 * (i + 1);
    let rests = |m: usize| (0..DOZENS).map(move |i| kind(number(i) % m));
    let kinds: Vec<Vec<u32>> = (1..=number(DOZENS - 1))
        .map(|m| rests(m).collect())
        .collect();
    let mut lost = vec![false; 1 << DOZENS];
    for set in 1usize..1 << DOZENS {
        let numbers: Vec<usize> = (0..DOZENS).filter(|i| set >> i & 1 == 1).collect();
        let largest = number(numbers[numbers.len() - 1]);
        let left = kinds[..largest]
            .iter()
            .map(|kinds| numbers.iter().fold(0, |left, &i| left | kinds[i]));
        lost[set] = !left
            .filter(|&left| left != 0)
            .any(|left| is_lost(left, &lost));
    }
    lost
}

fn won_sequences(bounds: &[usize]) -> u64 {
    let product = |factor: &dyn Fn(usize) -> usize| {
        bounds.iter().fold(1, |product, &bound| {
            product * factor(bound) as u64 % MODULUS
        })
    };
    // Counts the sequences of these numbers; not all of the numbers must occur.
    let within =
        |set: &[usize]| product(&|bound| set.iter().filter(|&&number| number <= bound).count());
    let only_four_and_eight = within(&[4, 8]) + 2 * MODULUS - within(&[4]) - within(&[8]);
    let mut lost = within(&[1]) + within(&[2]) + only_four_and_eight;

    let below: Vec<usize> = bounds
        .iter()
        .map(|&bound| (1 << (bound / 12)) - 1)
        .collect();
    let count = |set: usize| {
        let choices = below
            .iter()
            .map(|mask| u64::from((set & mask).count_ones()));
        choices.fold(1, |product, choices| product * choices % MODULUS)
    };
    let mut exactly: Vec<u64> = (0..1 << DOZENS).map(count).collect();
    for i in 0..DOZENS {
        for set in (0..1 << DOZENS).filter(|set| set >> i & 1 == 1) {
            exactly[set] = (exactly[set] + MODULUS - exactly[set ^ 1 << i]) % MODULUS;
        }
    }
    let of_dozens = lost_dozens()
        .into_iter()
        .zip(exactly)
        .filter(|(is_lost, _)| *is_lost);
    lost += of_dozens.map(|(_, count)| count).sum::<u64>();
    (product(&|bound| bound) + MODULUS - lost % MODULUS) % MODULUS
}

fn main() {
    input! {
        bounds: [usize],
    }
    println!("{}", won_sequences(&bounds));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::{BTreeSet, HashMap};

    fn wins_by_search(set: BTreeSet<usize>, known: &mut HashMap<BTreeSet<usize>, bool>) -> bool {
        if let Some(&wins) = known.get(&set) {
            return wins;
        }
        let largest = *set.last().expect("some number");
        let wins = (1..=largest).any(|m| {
            let left: BTreeSet<usize> = set
                .iter()
                .map(|number| number % m)
                .filter(|&rest| rest > 0)
                .collect();
            !left.is_empty() && !wins_by_search(left, known)
        });
        known.insert(set, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(6))]
        #[test]
        fn agrees_with_a_game_search(bounds in prop_oneof![
            prop::collection::vec(1..26usize, 1..3),
            prop::collection::vec(1..10usize, 3..4),
            prop::collection::vec(60..200usize, 1..2),
        ]) {
            let input = format!("{}\n{}\n", bounds.len(), bounds.iter().join(" "));
            let mut known = HashMap::new();
            let sequences = bounds.iter().map(|&bound| 1..=bound).multi_cartesian_product();
            let won = sequences
                .filter(|it| wins_by_search(it.iter().copied().collect(), &mut known));
            let expected = won.count() as u64 % MODULUS;
            let got = won_sequences(&bounds);
            assert_answer!(input, expected, got);
        }
    }

    #[test]
    fn the_rules_for_sets_are_those_of_a_search() {
        let mut known = HashMap::new();
        let lost = lost_dozens();
        let numbers = [1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 36, 48];
        for set in numbers.into_iter().powerset().skip(1) {
            let wins = wins_by_search(set.iter().copied().collect(), &mut known);
            let kinds = set.iter().fold(0, |kinds, &number| kinds | kind(number));
            assert_eq!(!wins, is_lost(kinds, &lost), "{set:?}");
        }
    }
}
