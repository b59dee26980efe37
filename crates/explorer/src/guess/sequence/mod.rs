//! Guesses formulas for the values of heaps `first`, `first` + 1, …

mod period;
mod recurrence;
mod zeros;

use super::closed_forms::{ONE_HEAP_FORMS, OneHeapFunction, agreeing};
use super::{
    Code, Evidence, Formula, Guess, MIN_VALUES, PROVE_FORM, Sequence, digits, is_one_strong,
    without_needless,
};
use rules::sorted_and_distinct;

pub(super) use period::apparent_period;
#[cfg(test)]
pub(super) use period::guess as period_guess;

/// Returns all guesses about the values of heaps `first`, `first` + 1, …, the simplest first.
pub fn guesses(values: &[i64], first: usize) -> Vec<Guess> {
    if values.len() < MIN_VALUES {
        return Vec::new();
    }
    let mut guesses = about_values(values, first);
    if !is_one_strong(&guesses) {
        guesses.extend(zeros::guesses(values, first));
    }
    if !is_one_strong(&guesses) {
        guesses.extend(digits::guess(values, first));
    }
    without_needless(guesses)
}

/// Returns the claim and the formula for a part of a larger formula: a strong guess, or the values
/// as given.
pub fn part(values: &[i64], first: usize) -> (String, Formula) {
    let guesses = if values.len() < MIN_VALUES {
        Vec::new()
    } else {
        about_values(values, first)
    };
    let strong = guesses.into_iter().find(|guess| !guess.is_weak());
    let Some(guess) = strong else {
        let end = first + values.len() - 1;
        let given = Sequence {
            first,
            values: values.to_vec(),
            cycle: None,
        };
        let claim = format!("as given up to {end}, unknown beyond");
        return (claim, Formula::Sequence(given));
    };
    let claim = match (guess.period(), values.last()) {
        (Some(found), Some(last)) if found.period == 1 && found.saltus == 0 => {
            format!("as given, and {last} from {} on", found.preperiod)
        }
        _ => guess.claim,
    };
    (claim, guess.formula)
}

/// Guesses formulas for all values, the simplest first.
fn about_values(values: &[i64], first: usize) -> Vec<Guess> {
    let mut guesses = Vec::from_iter(closed_form(values, first));
    guesses.extend(period::guess(values, first).map(|(_, guess)| guess));
    if !is_one_strong(&guesses) {
        guesses.extend(recurrence::guess(values, first));
    }
    without_needless(guesses)
}

/// Numbers to add to a heap, each with the argument as code.
const SHIFTS: [(i64, &str); 5] = [
    (0, "n"),
    (1, "n + 1"),
    (-1, "n - 1"),
    (2, "n + 2"),
    (-2, "n - 2"),
];

/// With fewer different values than this, a formula fits by accident more easily.
const FEW_DIFFERENT_VALUES: usize = 5;

/// Guesses a closed form of all values, maybe with n shifted by up to 2.
pub fn closed_form(values: &[i64], first: usize) -> Option<Guess> {
    if values.iter().all(|value| *value == values[0]) {
        return None;
    }
    let agrees = |form: OneHeapFunction, shift| {
        (first as i64..).zip(values).all(|(heap, given)| {
            let n = u64::try_from(heap + shift);
            n.is_ok_and(|n| i64::try_from(form(n)) == Ok(*given))
        })
    };
    let (claim, formula) = agreeing(ONE_HEAP_FORMS, &SHIFTS, Code::ONE_HEAP, agrees)?;
    let mut evidence = Evidence::of_values(0, values.len());
    if sorted_and_distinct(values.to_vec()).len() < FEW_DIFFERENT_VALUES {
        evidence.needed = MIN_VALUES + MIN_VALUES / 2;
    }
    Some(Guess {
        claim,
        evidence,
        proof: PROVE_FORM.to_string(),
        formula,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn claims(values: &[i64]) -> Vec<String> {
        guesses(values, 0)
            .into_iter()
            .map(|guess| guess.claim)
            .collect()
    }

    fn values(form: impl Fn(i64) -> i64) -> Vec<i64> {
        (0..200).map(form).collect()
    }

    #[test]
    fn kayles_is_guessed_and_what_proves_it_is_said() {
        let kayles = heap_games::values("0.77", 2000).unwrap();
        let kayles: Vec<i64> = kayles.into_iter().map(i64::from).collect();
        let guesses = guesses(&kayles, 0);
        assert_eq!(guesses[0].claim, "period 12, preperiod 71");
        assert!(
            guesses[0].proof.contains("heap 166 + t"),
            "{}",
            guesses[0].proof
        );
        assert!(
            guesses[0].proof.contains("t ≤ 1833"),
            "{}",
            guesses[0].proof
        );
    }

    #[test]
    fn closed_forms_are_recognised() {
        assert!(claims(&values(|n| n & -n))[0].starts_with("ruler"));
        assert!(
            claims(&values(|n| 2 * n + 1 - i64::from(n.count_ones() % 2)))[0].starts_with("odious")
        );
        assert!(claims(&values(|n| (n + (5 * n * n).isqrt()) / 2))[0].starts_with("lower Wythoff"));
        assert_eq!(
            claims(&values(|n| n / 3 * 2 + n % 3))[0],
            "period 3, preperiod 0; each period adds 2"
        );
        assert_eq!(claims(&values(|n| n % 8))[0], "period 8, preperiod 0");
        assert_eq!(claims(&values(|_| 4))[0], "always 4");
    }

    #[test]
    fn a_formula_is_found_at_a_shifted_index() {
        assert_eq!(
            claims(&values(|n| (n + 1) & -(n + 1)))[0],
            "ruler: the largest power of 2 that divides n, at n + 1"
        );
    }

    /// The values of a game on one heap, computed by the definition.
    fn game(options: impl Fn(i64) -> Vec<i64>) -> Vec<i64> {
        let mut values: Vec<i64> = Vec::new();
        for n in 0..300 {
            let options = options(n).into_iter();
            let options: Vec<i64> = options.map(|option| values[option as usize]).collect();
            values.extend((0..).find(|value| !options.contains(value)));
        }
        values
    }

    #[test]
    fn games_are_recognised_by_their_values() {
        let half = game(|n| (1..=n / 2).map(|taken| n - taken).collect());
        assert!(claims(&half)[0].contains("at most half"));
        let to_root = game(|n| (1..=n.isqrt()).map(|taken| n - taken).collect());
        assert!(claims(&to_root[..60])[0].contains("as if you may take 1 to √n"));
        let threes = values(|n| (1..9).filter(|&k| n > 0 && n % 3_i64.pow(k) == 0).count() as i64);
        assert_eq!(claims(&threes[..60])[0], "how often 3 divides n");
        let proper = |n: i64| (1..n).filter(move |d| n % d == 0);
        let divisor = game(|n| proper(n).collect());
        assert!(claims(&divisor)[0].starts_with("number of prime factors"));
        let less_a_divisor = game(|n| proper(n).map(|d| n - d).collect());
        assert_eq!(
            claims(&less_a_divisor)[0],
            "ruler, exponents: how often 2 divides n"
        );
        let is_prime = |p: &i64| *p > 1 && proper(*p).count() == 1;
        let powers = |p: i64, n: i64| {
            std::iter::successors(Some(p), move |power| Some(power * p))
                .take_while(move |power| n > 0 && n % power == 0)
        };
        let prime_power = game(|n| {
            let primes = (2..=n).filter(is_prime);
            primes
                .flat_map(|p| powers(p, n).map(move |power| n / power))
                .collect()
        });
        assert!(claims(&prime_power)[0].starts_with("nim-sum of the exponents"));
    }

    /// Game in which each number may be taken once: the state is the heap and the set of taken
    /// numbers.
    #[test]
    fn the_game_of_stones_is_recognised() {
        fn value(heap: usize, taken: u32, known: &mut BTreeMap<(usize, u32), i64>) -> i64 {
            if let Some(&value) = known.get(&(heap, taken)) {
                return value;
            }
            let takes = (1..=heap).filter(|take| taken >> take & 1 == 0);
            let options: Vec<i64> = takes
                .map(|take| value(heap - take, taken | 1 << take, known))
                .collect();
            let value = (0..).find(|value| !options.contains(value)).unwrap();
            known.insert((heap, taken), value);
            value
        }
        let mut known = BTreeMap::new();
        let values: Vec<i64> = (0..16).map(|heap| value(heap, 0, &mut known)).collect();
        assert!(claims(&values)[0].starts_with("the largest k with 1 + 2 + … + k ≤ n"));
    }

    #[test]
    fn lists_of_p_positions_are_recognised() {
        let fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
        assert_eq!(
            claims(&fibonacci),
            ["linear recurrence: a(n) = a(n−1) + a(n−2) from 1, 2"]
        );
        let is_lost: Vec<i64> = (1..90)
            .map(|n| i64::from(!fibonacci.contains(&n)))
            .collect();
        let zeros = guesses(&is_lost, 1).remove(0);
        assert!(
            zeros.claim.ends_with("a(n) = a(n−1) + a(n−2) from 1, 2"),
            "{zeros:?}"
        );
        let mut lagged = vec![1, 2, 3, 4];
        for n in 4..14 {
            lagged.push(lagged[n - 1] + lagged[n - 4]);
        }
        let guess = &guesses(&lagged, 0)[0];
        assert!(
            guess.claim.contains("a(n−1) + a(n−4)") && !guess.is_weak(),
            "{guess:?}"
        );
        assert_eq!(
            zeros.evidence.to_string(),
            "fitted on 3 heaps of value 0, then held for 7 more"
        );
    }

    /// Words whose ones lie at ⌊nα⌋ have no period, however often a part of them comes again.
    #[test]
    fn beatty_words_get_no_period() {
        let step = if crate::are_all_tried() { 3 } else { 9 };
        for (whole, radicand, divisor) in [
            (1, 5, 2),
            (3, 5, 2),
            (0, 2, 1),
            (2, 2, 1),
            (0, 3, 1),
            (1, 13, 2),
            (0, 19, 2),
        ] {
            let value = |n: i64| (whole * n + (radicand * n * n).isqrt()) / divisor;
            let places: Vec<i64> = (0..300).map(value).collect();
            for length in (8..250).step_by(step) {
                for (inside, shift) in [(0, 0), (1, 0), (0, 1), (1, 3)] {
                    let is_inside = |n: i64| i64::from(places.contains(&(n + shift)));
                    let word: Vec<i64> = (0..length).map(|n| is_inside(n) ^ inside).collect();
                    for guess in guesses(&word, 0) {
                        let period = guess.period().map_or(0, |it| it.period);
                        // The first few values often look periodic.
                        let is_early = length < 40 && period < 8;
                        assert!(
                            period == 0 || is_early,
                            "{whole} {radicand} {divisor}: {length}: {guess:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_is_guessed_from_little_or_from_noise() {
        assert!(claims(&[1, 2, 1, 2]).is_empty());
        assert!(claims(&values(|n| (n * n * n + 31 * n * n) % 1009 % 13)).is_empty());
    }

    fn values_of(function: OneHeapFunction, length: u64) -> Vec<i64> {
        let values = (0..length).map(|n| i64::try_from(function(n)).unwrap());
        values.collect()
    }

    /// A form must not be named for another one's values, nor for values that differ from its own.
    #[test]
    fn each_form_is_named_by_its_own_values_alone() {
        for form in ONE_HEAP_FORMS {
            let values = values_of(form.function, 90);
            let guess = closed_form(&values, 0).expect("the form agrees with its own values");
            assert!(guess.claim == form.claim() && !guess.is_weak(), "{guess:?}");
            let few = closed_form(&values[..30], 0).expect("it agrees with few of them");
            assert!(few.claim == form.claim(), "{few:?}");
            for at in [7, 29, 89] {
                let mut slipped = values.clone();
                slipped[at] += 1;
                let guess = closed_form(&slipped, 0);
                assert!(guess.is_none(), "{} with a slip at {at}", form.name);
            }
        }
    }

    #[test]
    fn what_is_near_to_a_form_is_no_form() {
        let near: [OneHeapFunction; 8] = [
            |n| n.saturating_sub(3),
            |n| n / 3 + u64::from(n > 60),
            |n| n * 10 / 31,
            |n| n.max(1).ilog(3).into(),
            |n| (n as f64).cbrt().ceil() as u64,
            |n| n % 10,
            |n| n % 10 + n / 10 % 10,
            |n| (n % 3) ^ (n / 3 % 3),
        ];
        for (at, function) in near.into_iter().enumerate() {
            assert!(closed_form(&values_of(function, 90), 0).is_none(), "{at}");
        }
    }
}
