//! What a sequence of numbers looks like.

use super::closed_forms::{ClosedForm, OfOne, named};
use super::{FEWEST, Guess, PROVE_FORM, period, recurrence};

pub(super) const FORMS: &[ClosedForm<OfOne>] = named![OfOne:
    identity ruler ruler_exponent ruler_exponent_plus_1 odious evil bits_set thue_morse binary_length
    largest_power_of_2 gray_code half half_without_last_ones lasker_nim square_root triangular_root
    prime_factors[least_prime_factor] nim_sum_of_exponents[least_prime_factor]
    lower_wythoff[over_phi] upper_wythoff[lower_wythoff over_phi]];

const SHIFTS: [(i64, &str); 5] = [
    (0, "n"),
    (1, "n + 1"),
    (-1, "n - 1"),
    (2, "n + 2"),
    (-2, "n - 2"),
];

/// All guesses about `values`, the first of which is that of heap `first`; the simplest first.
pub fn guesses(values: &[i64], first: usize) -> Vec<Guess> {
    if values.len() < FEWEST {
        return Vec::new();
    }
    let guesses = about_values(values, first);
    if guesses.is_empty() {
        about_zeros(values, first)
    } else {
        guesses
    }
}

fn about_values(values: &[i64], first: usize) -> Vec<Guess> {
    let mut guesses: Vec<Guess> = form(values, first).into_iter().collect();
    let beatty = beatty(values, first);
    // A Beatty sequence seems periodic for a while, but not from its beginning.
    match period::guess(values, first) {
        Some((found, guess)) if found.preperiod == first || beatty.is_none() => {
            guesses.push(guess);
        }
        _ => {}
    }
    if guesses.is_empty() {
        let other = xor_linear(values, first).or(beatty);
        guesses.extend(other.or_else(|| recurrence::guess(values)));
    }
    guesses
}

/// Guesses about the list of the heaps of value 0, where nothing is guessed about the values.
fn about_zeros(values: &[i64], first: usize) -> Vec<Guess> {
    let zeros: Vec<i64> = (first as i64..)
        .zip(values)
        .filter(|(_, value)| **value == 0)
        .map(|(heap, _)| heap)
        .collect();
    if zeros.len() < FEWEST {
        return Vec::new();
    }
    let of_zeros = |guess: Guess| Guess {
        claim: format!("the n-th heap of value 0, from n = 0: {}", guess.claim),
        evidence: format!("{} of the {} heaps of value 0", guess.evidence, zeros.len()),
        proof: "show that no such heap has another as an option, and every other heap has one"
            .to_string(),
        formula: None,
    };
    about_values(&zeros, 0).into_iter().map(of_zeros).collect()
}

/// A formula, perhaps with n shifted by a little.
fn form(values: &[i64], first: usize) -> Option<Guess> {
    if values.windows(2).all(|pair| pair[0] == pair[1]) {
        return None;
    }
    let mut candidates = FORMS
        .iter()
        .flat_map(|form| SHIFTS.map(|shift| (form, shift)));
    let (form, (shift, argument)) = candidates.find(|(form, (shift, _))| {
        (first as i64..).zip(values).all(|(heap, &value)| {
            let n = u64::try_from(heap + shift);
            n.is_ok_and(|n| i64::try_from((form.function)(n)) == Ok(value))
        })
    })?;
    let claim = match shift {
        0 => form.claim(),
        _ => format!("{}, at {}", form.claim(), argument.replace('-', "−")),
    };
    Some(Guess {
        claim,
        evidence: format!("all {} values", values.len()),
        proof: PROVE_FORM.to_string(),
        formula: Some(form.formula("grundy(n: u64) -> u64", argument)),
    })
}

/// g(a ⊕ b) = g(a) ⊕ g(b).
fn xor_linear(values: &[i64], first: usize) -> Option<Guess> {
    if first != 0 || values[0] != 0 {
        return None;
    }
    let holds = (1..values.len()).all(|n| {
        let low = n & n.wrapping_neg();
        values[n] == values[low] ^ values[n - low]
    });
    let images: Vec<String> = std::iter::successors(Some(1usize), |power| Some(2 * power))
        .take_while(|&power| power < values.len())
        .map(|power| values[power].to_string())
        .collect();
    holds.then(|| Guess {
        claim: format!(
            "XOR-linear: g(a ⊕ b) = g(a) ⊕ g(b), with {} at the powers of 2",
            images.join(", ")
        ),
        evidence: format!("all {} values", values.len()),
        proof: "show that the game is a sum of games, one for each binary digit".to_string(),
        formula: None,
    })
}

/// A Beatty sequence ⌊nα⌋: each value bounds α from both sides.
fn beatty(values: &[i64], first: usize) -> Option<Guess> {
    let pairs = values
        .iter()
        .enumerate()
        .map(|(i, &v)| ((first + i) as f64, v as f64));
    let (mut low, mut high) = (f64::NEG_INFINITY, f64::INFINITY);
    for (n, v) in pairs {
        if n == 0.0 {
            if v != 0.0 {
                return None;
            }
            continue;
        }
        low = low.max(v / n);
        high = high.min((v + 1.0) / n);
    }
    (low < high && low > 0.0).then(|| Guess {
        claim: format!("Beatty sequence: ⌊nα⌋ with {low:.6} ≤ α < {high:.6}"),
        evidence: format!("all {} values", values.len()),
        proof: "find α, and show that this sequence and that of α/(α−1) are the P-positions"
            .to_string(),
        formula: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    use crate::grundy_values;

    fn claims(values: &[i64]) -> Vec<String> {
        guesses(values, 0)
            .into_iter()
            .map(|guess| guess.claim)
            .collect()
    }

    fn of(form: impl Fn(i64) -> i64) -> Vec<i64> {
        (0..200).map(form).collect()
    }

    #[test]
    fn kayles_is_guessed_and_what_proves_it_is_said() {
        let kayles = grundy_values("0.77", 2000).unwrap();
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
        assert!(claims(&of(|n| n & -n))[0].starts_with("ruler"));
        assert!(
            claims(&of(|n| 2 * n + 1 - i64::from(n.count_ones() % 2)))[0].starts_with("odious")
        );
        assert!(claims(&of(|n| (n + (5 * n * n).isqrt()) / 2))[0].starts_with("lower Wythoff"));
        assert!(claims(&of(|n| n ^ (n << 2) ^ (5 * (n & 1))))[0].starts_with("XOR-linear"));
        assert!(claims(&of(|n| (2 * n * n).isqrt()))[0].starts_with("Beatty"));
        assert_eq!(
            claims(&of(|n| n / 3 * 2 + n % 3))[0],
            "period 3, preperiod 0, saltus 2"
        );
        assert_eq!(claims(&of(|n| n % 8))[0], "period 8, preperiod 0");
        assert_eq!(claims(&of(|_| 4))[0], "period 1, preperiod 0");
    }

    #[test]
    fn a_formula_is_found_at_a_shifted_index() {
        assert_eq!(
            claims(&of(|n| (n + 1) & -(n + 1)))[0],
            "ruler: the largest power of 2 that divides n, at n + 1"
        );
    }

    /// The values of a game on one heap, by the definition.
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

    /// Each number may be taken once from a heap: the state is the heap and what was taken.
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
        assert_eq!(
            zeros.evidence,
            "the 8 later values of the 10 heaps of value 0"
        );
    }

    #[test]
    fn nothing_is_guessed_from_little_or_from_noise() {
        assert!(claims(&[1, 2, 1, 2]).is_empty());
        assert!(claims(&of(|n| (n * n * n + 31 * n * n) % 1009 % 13)).is_empty());
    }
}
