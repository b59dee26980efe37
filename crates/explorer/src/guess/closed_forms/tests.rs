//! Closed forms against their definitions.

use proptest::prelude::*;

use super::functions::*;
use super::*;

proptest! {
    #[test]
    fn roots_are_exact_for_every_u64(
        n in prop_oneof![any::<u64>(), Just(u64::MAX), 0..9_u64],
        root: u32,
    ) {
        let square = u64::from(root).pow(2);
        for n in [n, square, square.saturating_sub(1), square.saturating_add(1)] {
            assert_eq!(square_root(n), n.isqrt());
        }
        let root = u128::from(root);
        let triangle = (root * (root + 1) / 2) as u64;
        for n in [n, triangle, triangle.saturating_sub(1)] {
            let k = u128::from(triangular_root(n));
            let doubled = 2 * u128::from(n);
            assert!(k * (k + 1) <= doubled && doubled < (k + 1) * (k + 2), "{n}");
        }
    }

    #[test]
    fn the_golden_multiple_is_exact(n in 0..1_u64 << 62) {
        let square = u128::from(n).pow(2);
        let exact = (u128::from(n) + (5 * square).isqrt()) / 2;
        assert_eq!(u128::from(lower_wythoff(n)), exact);
    }
}

proptest! {
    #[test]
    fn what_primes_say_of_a_number_is_as_defined(n in 1..600_u64) {
        let divides = |d: &u64| n % d == 0;
        let is_prime = |p: &u64| (2..*p).all(|d| !p.is_multiple_of(d));
        let primes = || (2..=n).filter(is_prime);
        let index = primes().position(|p| divides(&p)).map_or(0, |k| k as u64 + 1);
        assert_eq!(least_prime_index(n), index);
        let where_even_is_0 = match n {
            1 => 1,
            n if n % 2 == 0 => 0,
            _ => index,
        };
        assert_eq!(least_prime_index_where_even_is_0(n), where_even_is_0);
    }

    #[test]
    fn digits_are_cut_off(n in 1..u64::MAX) {
        let threes = (0..).take_while(|&k| n % 3_u64.pow(k + 1) == 0).count();
        assert_eq!(ruler_exponent_base_3(n), threes as u64);
        assert!(1 << binary_logarithm(n) <= n && n >> binary_logarithm(n) < 2);
    }
}

#[test]
fn lost_pairs_are_those_of_the_games() {
    // Misère: the end of play is won; 2-Wythoff: takes from both heaps differ by at most 1; a
    // pass, once at any time while stones are left, leads to the pair without a pass.
    let (mut misere, mut wythoff, mut with_a_pass) = (Vec::new(), Vec::new(), Vec::new());
    for (a, b) in (0..40_u64).flat_map(|a| (0..40_u64).map(move |b| (a, b))) {
        let is_option = |&(c, d): &(u64, u64)| c == a && d < b || d == b && c < a;
        if (a, b) != (0, 0) && !misere.iter().any(is_option) {
            misere.push((a, b));
        }
        let is_diagonal = |&(c, d): &(u64, u64)| c < a && d < b && (a - c).abs_diff(b - d) < 2;
        if !wythoff.iter().any(|it| is_option(it) || is_diagonal(it)) {
            wythoff.push((a, b));
        }
        assert_eq!(
            is_lost_in_misere_nim(a, b),
            misere.contains(&(a, b)),
            "{a} {b}"
        );
        let may_pass_to_a_win = a == b && a > 0;
        if !may_pass_to_a_win && !with_a_pass.iter().any(is_option) {
            with_a_pass.push((a, b));
        }
        assert_eq!(
            is_lost_with_a_pass(a, b),
            with_a_pass.contains(&(a, b)),
            "{a} {b}"
        );
        assert_eq!(
            is_2_wythoff_pair(a, b),
            wythoff.contains(&(a, b)),
            "{a} {b}"
        );
    }
}

#[test]
fn the_values_where_up_to_the_root_may_be_taken_are_those_of_the_game() {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..3000_u64 {
        let options = &values[(n - n.isqrt()) as usize..];
        values.push((0..).find(|value| !options.contains(value)).unwrap());
        assert_eq!(taken_up_to_root(n), values[n as usize], "{n}");
    }
    // 2³² − 1 squared, and the largest heaps, whose roots are beyond what a game can fill.
    assert_eq!(
        taken_up_to_root(u64::from(u32::MAX).pow(2)),
        u32::MAX.into()
    );
    assert!(taken_up_to_root(u64::MAX) <= u32::MAX.into());
}

#[test]
fn the_extremes_of_the_type_are_no_exception() {
    assert_eq!(half_without_last_ones(u64::MAX), 0);
    assert_eq!(half_without_last_ones(u64::MAX - 1), u64::MAX / 2);
    assert_eq!(binary_length(u64::MAX), 64);
    assert_eq!((binary_logarithm(0), binary_logarithm(u64::MAX)), (0, 63));
    assert_eq!((one_less(0), one_less(u64::MAX)), (0, u64::MAX - 1));
    assert_eq!(prime_factors(1 << 63), 63);
    assert_eq!(least_prime_index(0), 0);
}

#[test]
fn every_function_of_the_files_is_listed() {
    let one_heap = ONE_HEAP_FORMS.iter().flat_map(ClosedForm::with_called);
    let two_heaps = TWO_HEAP_FORMS.iter().flat_map(ClosedForm::with_called);
    let p_positions = P_POSITION_FORMS.iter().flat_map(ClosedForm::with_called);
    let listed = one_heap.chain(two_heaps).chain(p_positions);
    let listed: Vec<&str> = listed.chain(["is_lost_up_to_a_multiple"]).collect();
    let lines = SOURCE.lines();
    let functions = lines.filter_map(|line| line.strip_prefix("pub fn ")?.split('(').next());
    for function in functions {
        assert!(
            listed.contains(&function),
            "list `{function}` in guess/closed_forms/mod.rs"
        );
    }
}
