//! Octal games and Grundy's game, by the sparse space.
//!
//! - Definition: the octal code `d₀.d₁d₂d₃…` allows a move to take `b` from a heap if it leaves no
//!   heap and `d_b` contains 1, one heap and `d_b` contains 2, or two heaps and `d_b` contains 4.
//!   Grundy's game splits a heap into two unequal ones.
//! - Theorem: call a value *rare* if it has an even number of bits in common with a mask, else
//!   *common*. Two rare or two common values have a rare nim-sum, so every common option of a split
//!   has a rare part. The parity of the heap, or its opposite, may count as one more bit of its
//!   value if all splits take an even number, or all an odd one.
//! - Method: mark all options with a rare part; there are few if the mask suits the game. The least
//!   unmarked common value bounds the result. Then look for the rare values below it among all
//!   splits, 64 of each digit at a time, until all are found. Any mask gives exact values; at each
//!   power of two the one with the fewest rare values so far is chosen.
//! - Time: about O(n·r) for `r` heaps of rare value and each digit that splits. In most games few
//!   heaps are rare. If not, it's O(n²) a digit, as in Dawson's Kayles, whose rare values never die
//!   out: there, prove the period with `octal_period`. Memory: O(n).
//! - Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), ch. 4.
//! - Status: equal to the definition for all codes of up to three digits, heaps below 48, and for
//!   random codes of up to 12; to the O(n²) table of Kayles, Treblecross, Grundy's game, 4., 4.74,
//!   0.104 and 0.106 to 4100; to published tables of the first three, Dawson's chess, 0.16, 0.56,
//!   0.127, 0.117, 0.1777 and Couples are Forever.
//! - names: take adjacent stones from a row, grundy's game, dawson kayles, take and split a row,
//!   split into unequal heaps, split a heap into two unequal heaps, take neighbours from a row, cut
//!   a chain, divide a row in two parts, 八进制游戏, 拆分游戏, 分裂石子, 取连续石子, 八進ゲーム, グランディのゲーム, 山を二つに分ける, 分成两堆

use cargo_snippet::snippet;

/// The Grundy values of the heaps `0..=n` of an octal game.
///
/// # Panics
/// If `code` isn't `0` or `4`, a point, and digits below 8, or if a value exceeds 65535.
///
/// ```
/// use snippets::octal::octal_sg_table;
///
/// let kayles = octal_sg_table(8, "0.77");
/// assert_eq!(kayles, [0, 1, 2, 3, 1, 4, 3, 2, 1]);
/// ```
#[snippet("octal", doc_hidden)]
pub fn octal_sg_table(n: usize, code: &str) -> Vec<u64> {
    sparse_space_sg(n, &octal_digits(code), true)
}

/// The Grundy values of the heaps `0..=n` of Grundy's game: split a heap into two unequal heaps.
///
/// ```
/// use snippets::octal::grundys_game_sg_table;
///
/// assert_eq!(grundys_game_sg_table(8), [0, 0, 0, 1, 0, 2, 1, 0, 2]);
/// ```
#[snippet("octal", doc_hidden)]
pub fn grundys_game_sg_table(n: usize) -> Vec<u64> {
    sparse_space_sg(n, &[4], false)
}

/// The digits of an octal code: digit `b` says what a move that takes `b` may leave.
///
/// # Panics
/// If `code` isn't `0` or `4`, a point, and digits below 8.
///
/// ```
/// use snippets::octal::octal_digits;
///
/// assert_eq!(octal_digits("4.07"), [4, 0, 7]);
/// ```
#[snippet("octal", doc_hidden)]
pub fn octal_digits(code: &str) -> Vec<u8> {
    let (whole, rest) = code.split_once('.').unwrap_or_default();
    let is_code = ["0", "4"].contains(&whole) && rest.bytes().all(|d| (b'0'..b'8').contains(&d));
    assert!(is_code, "not an octal code such as 0.77 or 4.07: {code}");
    code.replace('.', "").bytes().map(|d| d - b'0').collect()
}

/// The Grundy values by the sparse space; if `equal_heaps` is false, a split must be unequal.
#[snippet("octal", doc_hidden)]
fn sparse_space_sg(n: usize, digits: &[u8], equal_heaps: bool) -> Vec<u64> {
    let splits: Vec<usize> = (0..digits.len()).filter(|&b| digits[b] & 4 > 0).collect();
    let (mut g, mut reversed) = (vec![0; n + 1], vec![0; n + 1]);
    let parity = splits.first().map_or(0, |b| b % 2);
    let is_bit = splits.iter().all(|b| b % 2 == parity);
    let marked = |m: usize, v: u16| 2 * usize::from(v) + usize::from(is_bit && m % 2 != parity);
    let (mut bound, mut mask, mut rare) = (2, 2, Vec::new());
    let is_rare = |m: usize, v: u16, mask: usize| (marked(m, v) & mask).count_ones() % 2 == 0;
    for m in 1..=n {
        if m.is_power_of_two() {
            mask = sparsest_mask((1..m).map(|r| marked(r, g[r])), 2 * bound);
            rare = (1..m).filter(|&r| is_rare(r, g[r], mask)).collect();
        }
        let mut seen = vec![false; 2 * bound];
        for (b, digit) in digits.iter().enumerate().take(m + 1).skip(1) {
            let left = if b < m { 2 } else { 1 };
            seen[usize::from(g[m - b])] |= digit & left > 0;
        }
        for &b in splits.iter().take_while(|&&b| b < m) {
            let count = rare.partition_point(|&r| r + b < m);
            for &r in &rare[..count] {
                if equal_heaps || r != m - b - r {
                    seen[usize::from(g[r] ^ g[m - b - r])] = true;
                }
            }
        }
        let is_unseen = |v: &u16| !seen[usize::from(*v)];
        let mut commons = (0..=u16::MAX).filter(|&v| !is_rare(m, v, mask));
        let common = commons.find(is_unseen).expect("a value passes 65535");
        let mut need: Vec<u16> = (0..common).filter(is_unseen).collect();
        for i in (1..=m / 2).step_by(64) {
            for &b in splits.iter().take_while(|&&b| b + 2 * i <= m) {
                let last = (m - b - usize::from(!equal_heaps)) / 2;
                let k = (last + 1 - i).min(64);
                let (left, right) = (&g[i..i + k], &reversed[n + b + i - m..][..k]);
                let pairs = || left.iter().zip(right);
                need.retain(|&v| !pairs().fold(false, |hit, (x, y)| hit | (x ^ y == v)));
            }
            if need.is_empty() {
                break;
            }
        }
        g[m] = *need.first().unwrap_or(&common);
        reversed[n - m] = g[m];
        if is_rare(m, g[m], mask) {
            rare.push(m);
        }
        bound = bound.max((usize::from(g[m]) + 1).next_power_of_two());
    }
    g.into_iter().map(u64::from).collect()
}

/// The mask above 1 with the fewest rare values among `values`, all below `bound`.
///
/// A Walsh–Hadamard transform counts rare values minus common ones for every mask.
#[snippet("octal", doc_hidden)]
fn sparsest_mask(values: impl Iterator<Item = usize>, bound: usize) -> usize {
    let mut balance = vec![0i64; bound];
    values.for_each(|v| balance[v] += 1);
    let mut half = 1;
    while half < bound {
        for i in (0..bound).filter(|i| i & half == 0) {
            let (x, y) = (balance[i], balance[i | half]);
            (balance[i], balance[i | half]) = (x + y, x - y);
        }
        half *= 2;
    }
    (2..bound).min_by_key(|&mask| balance[mask]).unwrap_or(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::mex;
    use proptest::prelude::*;

    /// Every option of every heap, digit by digit.
    fn octal_by_definition(digits: &[u8], n: usize) -> Vec<u64> {
        let mut g: Vec<u64> = Vec::new();
        for m in 0..=n {
            let mut options = Vec::new();
            for (b, &d) in digits.iter().enumerate().take(m + 1) {
                let rest = m - b;
                if d & 1 > 0 && rest == 0 {
                    options.push(0);
                }
                if d & 2 > 0 && rest > 0 {
                    options.push(g[rest]);
                }
                if d & 4 > 0 {
                    options.extend((1..rest).map(|i| g[i] ^ g[rest - i]));
                }
            }
            g.push(mex(options));
        }
        g
    }

    fn grundys_game_by_definition(n: usize) -> Vec<u64> {
        let mut g: Vec<u64> = Vec::new();
        for m in 0..=n {
            let splits = (1..m).filter(|i| 2 * i != m);
            g.push(mex(splits.map(|i| g[i] ^ g[m - i])));
        }
        g
    }

    fn code_of(digits: &[u8]) -> String {
        let digits: String = digits.iter().map(|&d| char::from(b'0' + d)).collect();
        format!("{}.{}", &digits[..1], &digits[1..])
    }

    #[test]
    fn equals_definition_for_all_codes_of_three_digits() {
        for i in 0..1024u16 {
            let digits = [i >> 9 << 2, i >> 6 & 7, i >> 3 & 7, i & 7].map(|d| d as u8);
            let code = code_of(&digits);
            assert_eq!(
                octal_sg_table(47, &code),
                octal_by_definition(&digits, 47),
                "{code}"
            );
        }
    }

    #[test]
    fn equals_the_quadratic_table() {
        let without_parity = [[0, 7, 7, 0], [0, 0, 0, 7]];
        let with_parity = [[4, 0, 0, 0], [4, 7, 4, 0], [0, 1, 0, 4], [0, 1, 0, 6]];
        for digits in without_parity.into_iter().chain(with_parity) {
            let expected = octal_by_definition(&digits, 4100);
            assert_eq!(
                octal_sg_table(4100, &code_of(&digits)),
                expected,
                "{digits:?}"
            );
        }
        assert_eq!(
            grundys_game_sg_table(4100),
            grundys_game_by_definition(4100)
        );
    }

    #[test]
    fn matches_published_tables() {
        let check = |name, g: Vec<u64>, table: &[u64]| {
            assert_eq!(g[g.len() - table.len()..], *table, "{name}");
        };
        let kayles = [
            0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5,
            4, 7,
        ];
        check("Kayles, A002186", octal_sg_table(30, "0.77"), &kayles);
        let dawsons_chess = [
            0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0,
            4, 5,
        ];
        check(
            "Dawson's chess, A002187",
            octal_sg_table(30, "0.137"),
            &dawsons_chess,
        );
        check(
            "Dawson's Kayles",
            octal_sg_table(31, "0.07"),
            &dawsons_chess,
        );
        let grundys_game = [
            0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1,
            2, 3,
        ];
        check(
            "Grundy's game, A002188",
            grundys_game_sg_table(30),
            &grundys_game,
        );
        let a071430 = [
            1, 0, 0, 1, 2, 2, 1, 4, 0, 1, 4, 2, 1, 4, 0, 1, 4, 2, 1, 4, 2, 1, 0, 2, 1, 4,
        ];
        check("0.16, A071430", octal_sg_table(26, "0.16"), &a071430);
        let a071436 = [
            1, 0, 2, 2, 4, 1, 1, 3, 2, 4, 4, 6, 6, 2, 1, 1, 7, 6, 8, 4, 1, 1, 6, 5, 4, 8,
        ];
        check("0.56, A071436", octal_sg_table(26, "0.56"), &a071436);
        let a071509 = [
            1, 1, 2, 2, 3, 4, 1, 1, 6, 6, 3, 2, 2, 1, 1, 6, 6, 8, 4, 4, 5, 10, 1, 1, 8, 3,
        ];
        check("0.1777, A071509", octal_sg_table(26, "0.1777"), &a071509);
        let a071464 = [
            1, 0, 2, 2, 1, 0, 4, 4, 1, 2, 2, 0, 1, 4, 4, 6, 1, 7, 7, 0, 1, 2, 2, 6, 1, 4, 4, 8, 1,
            2,
        ];
        check("0.127, A071464", octal_sg_table(30, "0.127"), &a071464);
        let a071453 = [
            1, 1, 1, 0, 2, 2, 1, 3, 4, 0, 1, 1, 1, 3, 2, 2, 2, 3, 4, 0, 1, 5, 4, 3, 2, 2, 2, 3, 1,
            0,
        ];
        check("0.117, A071453", octal_sg_table(30, "0.117"), &a071453);
        let a046695 = [
            0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1, 0, 2, 1, 4, 5, 1,
        ];
        check(
            "Couples are Forever, A046695",
            octal_sg_table(25, "0.6"),
            &a046695,
        );
    }

    #[test]
    fn the_mask_has_the_fewest_rare_values() {
        for (g, bound) in [
            (octal_sg_table(300, "0.77"), 16),
            (grundys_game_sg_table(3000), 128),
        ] {
            let values = || g.iter().map(|&v| v as usize);
            let rare = |mask: usize| {
                values()
                    .filter(|v| (v & mask).count_ones() % 2 == 0)
                    .count()
            };
            let fewest = (2..bound).map(rare).min();
            assert_eq!(Some(rare(sparsest_mask(values(), bound))), fewest);
        }
    }

    #[test]
    fn takes_extreme_codes_and_heaps() {
        assert_eq!(octal_sg_table(0, "0.77"), [0]);
        assert_eq!(octal_sg_table(3, "0."), [0; 4]);
        assert_eq!(octal_sg_table(4, "4."), [0, 0, 1, 0, 1]);
        assert_eq!(grundys_game_sg_table(0), [0]);
        let nim = format!("0.{}", "3".repeat(700));
        assert!(octal_sg_table(700, &nim).into_iter().eq(0..=700));
    }

    #[test]
    fn refuses_what_is_not_an_octal_code() {
        for code in ["", "77", "3.7", "0.78", "0.7.7", "44.7", "0.7x", "0.７"] {
            let panic = std::panic::catch_unwind(|| octal_digits(code)).unwrap_err();
            let text = panic.downcast_ref::<String>().expect("a text");
            assert!(text.ends_with(code), "{text}");
        }
    }

    proptest! {
        #[test]
        fn equals_definition_for_random_codes(
            first in prop::sample::select(vec![0u8, 4]),
            rest in prop::collection::vec(0u8..8, 0..12),
            n in 0usize..400,
        ) {
            let digits = [vec![first], rest].concat();
            prop_assert_eq!(octal_sg_table(n, &code_of(&digits)), octal_by_definition(&digits, n));
        }
    }
}
