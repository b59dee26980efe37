//! Modules that claim all of a type, at both of its ends and around powers of two: against wider
//! integers or the definition of the game.

use proptest::prelude::*;
use snippets::coin_turning::{mock_turtles_sg, ruler_sg};
use snippets::euclid_game::{euclid_sg, euclid_winning_moves};
use snippets::fibonacci_nim::{is_fibonacci_nim_p_position, zeckendorf};
use snippets::generalized_wythoff::generalized_wythoff_winning_moves;
use snippets::mex::mex;
use snippets::moore_nim::is_moore_nim_p_position;
use snippets::multiple_nim::multiple_nim_winning_moves;
use snippets::nim::{
    is_misere_nim_p_position, is_nim_p_position, misere_nim_winning_moves, nim_sum_below,
    nim_winning_moves,
};
use snippets::nim_count::nim_sum_counts;
use snippets::nim_product::{nim_inverse, nim_power, nim_product};
use snippets::staircase_nim::{staircase_nim_sg, staircase_nim_winning_moves};
use snippets::subtraction::take_range_sg;
use snippets::wythoff::{is_wythoff_p_position, wythoff_winning_moves};

fn number() -> impl Strategy<Value = u64> {
    let near_power = (3..64u32, 0..9u64).prop_map(|(bits, by)| (1 << bits) - 4 + by);
    prop_oneof![0..9u64, u64::MAX - 8..=u64::MAX, near_power, any::<u64>()]
}

fn heaps() -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(number(), 0..6)
}

/// The heaps after a move, which takes something.
fn after(heaps: &[u64], (i, left): (usize, u64)) -> Vec<u64> {
    assert!(left < heaps[i]);
    let mut after = heaps.to_vec();
    after[i] = left;
    after
}

proptest! {
    #[test]
    fn nim(heaps in heaps(), takes in prop::collection::vec(number(), 6)) {
        for (moves, is_p) in [
            (nim_winning_moves(&heaps), is_nim_p_position as fn(&[u64]) -> bool),
            (misere_nim_winning_moves(&heaps), is_misere_nim_p_position),
        ] {
            let has_move = heaps.iter().any(|&heap| heap > 0);
            prop_assert_eq!(moves.is_empty(), is_p(&heaps) || !has_move);
            prop_assert!(moves.iter().all(|&turn| is_p(&after(&heaps, turn))));
            for (i, (&heap, take)) in heaps.iter().zip(&takes).enumerate() {
                let left = take % heap.max(1);
                let wins = moves.contains(&(i, left));
                prop_assert!(heap == 0 || is_p(&after(&heaps, (i, left))) == wins);
            }
        }
    }

    #[test]
    fn nim_sums_below(n in number()) {
        let n = n.max(1);
        prop_assert_eq!(nim_sum_below(n) ^ nim_sum_below(n - 1), n - 1);
    }

    #[test]
    fn staircases(steps in heaps(), takes in prop::collection::vec(number(), 6)) {
        let moves = staircase_nim_winning_moves(&steps);
        prop_assert_eq!(moves.is_empty(), staircase_nim_sg(&steps) == 0);
        for (i, (&step, take)) in steps.iter().zip(&takes).enumerate() {
            let left = take % step.max(1);
            // What is taken goes to the step below; that need not fit.
            let below = i.checked_sub(1).map(|at| steps[at].checked_add(step - left));
            if step == 0 || below == Some(None) {
                continue;
            }
            let mut next = after(&steps, (i, left));
            if let Some(Some(below)) = below {
                next[i - 1] = below;
            }
            prop_assert_eq!(staircase_nim_sg(&next) == 0, moves.contains(&(i, left)));
        }
    }

    #[test]
    fn moore_nim(heaps in heaps(), k in 1..5usize, take in number()) {
        let mut copies = heaps.repeat(k + 1);
        prop_assert!(is_moore_nim_p_position(&copies, k));
        let lowered: Vec<usize> = (0..copies.len()).filter(|&i| copies[i] > 0).take(k).collect();
        lowered.iter().for_each(|&i| copies[i] = take % copies[i]);
        prop_assert!(lowered.is_empty() || !is_moore_nim_p_position(&copies, k));
        prop_assert_eq!(is_moore_nim_p_position(&heaps, 1), is_nim_p_position(&heaps));
        let is_empty = heaps.iter().all(|&heap| heap == 0);
        prop_assert_eq!(is_moore_nim_p_position(&heaps, usize::MAX), is_empty);
    }

    /// No option has the position's value, and each smaller value is that of an option.
    #[test]
    fn euclid(a in number(), b in number(), takes in number()) {
        let (a, b) = (a.min(b).max(1), a.max(b).max(1));
        let value = euclid_sg(a, b);
        let of_option = |place: u64| euclid_sg(b % a + place * a, a);
        prop_assert_ne!(of_option(takes % (b / a)), value);
        if value > 0 {
            let (smaller, first) = (takes % value, of_option(0));
            let place = if smaller == first { 0 } else { 1 + smaller - u64::from(smaller > first) };
            prop_assert!(place < b / a && of_option(place) == smaller);
        }
        let moves = euclid_winning_moves(a, b);
        prop_assert_eq!(moves.is_empty(), value == 0);
        let left = b - a * (takes % (b / a) + 1);
        let is_listed = moves.contains(&(a, left)) || a == b && moves.contains(&(left, a));
        prop_assert_eq!(euclid_sg(a, left) == 0, is_listed);
    }

    #[test]
    fn fibonacci_nim(n in number(), limit in number(), take in number()) {
        let parts = zeckendorf(n);
        prop_assert_eq!(parts.iter().map(|&part| u128::from(part)).sum::<u128>(), n.into());
        let pairs = std::iter::successors(Some((1u128, 2)), |&(f, next)| Some((next, f + next)));
        let fibonacci: Vec<u128> = pairs.map(|(f, _)| f).take(100).collect();
        let places = parts.iter().map(|&part| fibonacci.binary_search(&part.into()).unwrap());
        let places: Vec<usize> = places.collect();
        prop_assert!(places.windows(2).all(|pair| pair[0] + 1 < pair[1]));
        let is_p = is_fibonacci_nim_p_position(n, limit);
        prop_assert_eq!(is_p, multiple_nim_winning_moves(n, limit, 2).is_empty());
        let most = limit.min(n);
        if is_p && most > 0 {
            let take = take % most + 1;
            prop_assert!(!is_fibonacci_nim_p_position(n - take, take.saturating_mul(2)));
        }
    }

    #[test]
    fn multiple_nim(n in number(), limit in number(), k in 1..200u64, take in number()) {
        let moves = multiple_nim_winning_moves(n, limit, k);
        for &(left, next) in &moves {
            prop_assert!(left < n && n - left <= limit);
            let product = u128::from(k) * u128::from(n - left);
            prop_assert_eq!(u128::from(next), product.min(u64::MAX.into()));
            prop_assert!(multiple_nim_winning_moves(left, next, k).is_empty());
        }
        let most = limit.min(n);
        if most > 0 {
            let take = take % most + 1;
            let next = (n - take, take.saturating_mul(k));
            let is_p = multiple_nim_winning_moves(next.0, next.1, k).is_empty();
            prop_assert_eq!(is_p, moves.contains(&next));
        }
    }

    #[test]
    fn ranges_of_takes(n in number(), l in number(), r in number()) {
        let (l, r) = (l.min(r).max(1), l.max(r).max(1));
        let [wide_n, wide_l, wide_r] = [n, l, r].map(u128::from);
        prop_assert_eq!(u128::from(take_range_sg(n, l, r)), wide_n % (wide_l + wide_r) / wide_l);
    }

    #[test]
    fn coins(x in number(), longest in number()) {
        let x_and_longest = (usize::try_from(x), usize::try_from(longest));
        let (Ok(place), Ok(run)) = x_and_longest else { return Ok(()) };
        let powers = (0..64).map(|bit| 1u128 << bit);
        let divides = |power: &u128| (u128::from(x) + 1) % power == 0 && *power <= longest.into();
        let largest = powers.filter(divides).max().unwrap_or(0);
        prop_assert_eq!(u128::from(ruler_sg(place, run)), largest);
        let half = place / 2;
        let odious = mock_turtles_sg(half);
        prop_assert!(odious.count_ones() % 2 == 1 && odious / 2 == half as u64);
    }

    #[test]
    fn wythoff(a in number(), b in number(), take in number()) {
        let moves = wythoff_winning_moves(a, b);
        prop_assert!(moves.iter().all(|&(a, b)| is_wythoff_p_position(a, b)));
        prop_assert_eq!(&generalized_wythoff_winning_moves(a, b, 1), &moves);
        prop_assert_eq!(moves.is_empty(), is_wythoff_p_position(a, b));
        let both = a.min(b);
        if both > 0 {
            let take = take % both + 1;
            for next in [(a - take, b - take), (a - take, b), (a, b - take)] {
                prop_assert_eq!(is_wythoff_p_position(next.0, next.1), moves.contains(&next));
            }
        }
    }

    #[test]
    fn nimbers(a in number(), b in number(), c in number()) {
        prop_assert_eq!(nim_product(a, b), nim_product(b, a));
        prop_assert_eq!(nim_product(a, b ^ c), nim_product(a, b) ^ nim_product(a, c));
        prop_assert_eq!(nim_product(a, nim_product(b, c)), nim_product(nim_product(a, b), c));
        if a > 0 {
            prop_assert_eq!(nim_product(a, nim_inverse(a)), 1);
            let sum = (u128::from(b) + u128::from(c)) % u128::from(u64::MAX);
            let power = nim_product(nim_power(a, b), nim_power(a, c));
            prop_assert_eq!(power, nim_power(a, u64::try_from(sum).unwrap()));
        }
    }

    #[test]
    fn least_value_that_is_missing(values in prop::collection::vec(number(), 0..30)) {
        let least = (0..).find(|value| !values.contains(value));
        prop_assert_eq!(Some(mex(values)), least);
    }

    /// The prime is the largest below 2³².
    #[test]
    fn counts(counts in prop::collection::vec(number(), 1..5), n in number()) {
        const P: u64 = 4_294_967_291;
        let n = n.max(1);
        let [before, now] = [n - 1, n].map(|n| nim_sum_counts::<P>(&counts, n));
        for (sum, &count) in now.iter().enumerate() {
            let product = |(v, &c): (usize, &u64)| u128::from(c) * u128::from(before[sum ^ v]);
            let ways = counts.iter().enumerate().map(|way| product(way) % u128::from(P));
            prop_assert_eq!(u128::from(count), ways.sum::<u128>() % u128::from(P));
        }
    }
}
