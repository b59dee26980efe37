//! Octal games and Grundy's game: values, winning moves, and the proof of a period.
//!
//! - Definition: the octal code `d₀.d₁d₂d₃…` allows a move to take `b` from a heap if it leaves no
//!   heap and `d_b` contains 1, one heap and `d_b` contains 2, or two heaps and `d_b` contains 4.
//!   Grundy's game splits a heap into two unequal ones.
//! - Theorem: (1) Call a value *rare* if it has an even number of bits in common with a mask, else
//!   *common*. Two rare or two common values have a rare nim-sum, so every common option of a split
//!   has a rare part. The parity of the heap, or its opposite, may count as one more bit of its
//!   value if all splits take an even number, or all an odd one. (2) Guy–Smith: let `t` digits
//!   follow the point. If `g(n + p) = g(n)` for all `n` with `n₀ ≤ n < 2n₀ + p + t`, and `n₀ ≥ 1`,
//!   then the same holds for all `n ≥ n₀`: each option of a larger heap has a part of at least
//!   `n₀ + p`, and shortening that part by `p` leaves it non-empty and keeps its value.
//! - Method: mark all options with a rare part; there are few if the mask suits the game. The least
//!   unmarked common value bounds the result. Then look for the rare values below it among all
//!   splits, 64 of each digit at a time, until all are found. Any mask gives exact values; at each
//!   power of two the one with the fewest rare values so far is chosen. A period is the least one
//!   of the values at hand, if they reach far enough for (2).
//! - Time: about O(n·r) for `r` heaps of rare value and each digit that splits. In most games few
//!   heaps are rare. If not, it's O(n²) a digit, as in Dawson's Kayles, whose rare values never die
//!   out: there, prove the period. A period takes O(N) for `N` values, winning moves O(sum of the
//!   heaps · digits). Memory: O(n).
//! - Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), ch. 4; (2) R. K. Guy,
//!   C. A. B. Smith, Proc. Cambridge Philos. Soc. 52 (1956), 514–526.
//! - Status: values equal to the definition for all codes of up to three digits, heaps below 48,
//!   and for random codes of up to 12; to the O(n²) table of Kayles, Treblecross, Grundy's game,
//!   4., 4.74, 0.104 and 0.106 to 4100; to published tables of the first three, Dawson's chess,
//!   0.16, 0.56, 0.127, 0.117, 0.1777 and Couples are Forever. Twelve published periods are found
//!   from the first number of values that proves them (0.56: 653,000); for all codes of up to two
//!   digits, whatever 40 values prove holds to heap 300. Winning moves equal a search of sums of
//!   up to three heaps below 7 for all codes of two digits, and of rows of Kayles pins as bit sets,
//!   to length 11.
//! - names: take adjacent stones from a row, grundy's game, dawson kayles, take and split a row,
//!   split into unequal heaps, split a heap into two unequal heaps, take neighbours from a row, cut
//!   a chain, divide a row in two parts, which move wins, winning moves of a row of stones, prove
//!   the period, guy-smith theorem, does the row game repeat, 八进制游戏, 拆分游戏, 分裂石子, 取连续石子, 八進ゲーム,
//!   グランディのゲーム, 山を二つに分ける, 分成两堆, 周期, 周期性証明, 周期証明, 必胜策略, 必胜走法, 必勝手

use cargo_snippet::snippet;

use crate::period::{least_period, Period};

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
#[snippet("grundys_game", doc_hidden, include = "octal")]
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
        let common = commons.find(is_unseen).expect("a value exceeds 65535");
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

/// All winning moves, as `(index of the heap, [left part, right part])`; none from a P-position.
///
/// `digits` are those of the code (see `octal_digits`), and `g` holds the values of all heaps that
/// occur. Moves come by increasing heap, then coins taken, then left part. Both orders of two
/// unlike parts are listed, since they are different places of a row, and so is a single part on
/// either side. If heaps have no sides, count only those with `left ≤ right`.
///
/// # Panics
/// If `g` lacks a heap.
///
/// ```
/// use snippets::octal::{octal_digits, octal_sg_table, octal_winning_moves};
///
/// let (kayles, g) = (octal_digits("0.77"), octal_sg_table(5, "0.77"));
/// assert_eq!(octal_winning_moves(&[5], &kayles, &g), [(0, [2, 2])]);
/// assert_eq!(octal_winning_moves(&[2, 1], &kayles, &g), [(0, [0, 1]), (0, [1, 0])]);
/// assert_eq!(octal_winning_moves(&[3, 3], &kayles, &g), []);
/// ```
#[snippet("octal_moves", doc_hidden)]
pub fn octal_winning_moves(heaps: &[usize], digits: &[u8], g: &[u64]) -> Vec<(usize, [usize; 2])> {
    let sum = heaps.iter().fold(0, |sum, &h| sum ^ g[h]);
    let mut moves = Vec::new();
    for (i, &h) in heaps.iter().enumerate() {
        let digits = digits.iter().enumerate().take(h + 1);
        for (taken, digit) in digits.filter(|(_, digit)| **digit > 0) {
            for left in 0..=h - taken {
                let right = h - taken - left;
                let parts = usize::from(left > 0) + usize::from(right > 0);
                if digit >> parts & 1 == 1 && g[left] ^ g[right] == sum ^ g[h] {
                    moves.push((i, [left, right]));
                }
            }
        }
    }
    moves
}

/// The period of the octal game `code`, if the values `g` of the heaps `0..g.len()` prove one.
///
/// # Panics
/// If `code` isn't an octal code.
///
/// ```
/// use snippets::octal::{octal_period, octal_sg_table};
///
/// let g = octal_sg_table(1000, "0.77");
/// let kayles = octal_period("0.77", &g).expect("1000 values are enough");
/// assert_eq!((kayles.preperiod, kayles.period), (71, 12));
/// assert_eq!(g[kayles.index(10u128.pow(18))], 1);
/// assert_eq!(octal_period("0.77", &g[..100]), None);
/// ```
#[snippet("octal_period", doc_hidden, include = "octal, period")]
pub fn octal_period(code: &str, g: &[u64]) -> Option<Period> {
    let digits = octal_digits(code).len() - 1;
    least_period(g).filter(|p| 2 * (p.preperiod.max(1) + p.period) + digits <= g.len())
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;
    use crate::mex::mex;

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

    /// Returns whether the mover wins, by the words of the definition; the heaps are sorted.
    fn wins(digits: [u8; 3], heaps: &[usize], memo: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&known) = memo.get(heaps) {
            return known;
        }
        let won = (0..heaps.len()).any(|i| {
            let parts = parts_left(digits, heaps[i]);
            let mut options = parts.iter().map(|parts| option(heaps, i, parts));
            options.any(|option| !wins(digits, &option, memo))
        });
        memo.insert(heaps.to_vec(), won);
        won
    }

    fn option(heaps: &[usize], i: usize, parts: &[usize]) -> Vec<usize> {
        let mut option = [&heaps[..i], &heaps[i + 1..], parts].concat();
        option.retain(|&h| h > 0);
        option.sort();
        option
    }

    /// No heap, one heap, or two of which the first is not the larger.
    fn parts_left(digits: [u8; 3], h: usize) -> Vec<Vec<usize>> {
        let mut all = Vec::new();
        for (taken, &digit) in digits.iter().enumerate().filter(|&(taken, _)| taken <= h) {
            let rest = h - taken;
            if rest == 0 && digit & 1 != 0 {
                all.push(vec![0, 0]);
            }
            if rest > 0 && digit & 2 != 0 {
                all.push(vec![0, rest]);
            }
            if digit & 4 != 0 {
                all.extend((1..=rest / 2).map(|part| vec![part, rest - part]));
            }
        }
        all
    }

    #[test]
    fn moves_of_sums_equal_a_game_search() {
        for number in 0..128u8 {
            let digits = [number / 64 * 4, number / 8 % 8, number % 8];
            let code = format!("{}.{}{}", digits[0], digits[1], digits[2]);
            let g = octal_sg_table(6, &code);
            let mut memo = HashMap::new();
            for heaps in (0..343).map(|sum| [sum % 7, sum / 7 % 7, sum / 49]) {
                let mut expected = Vec::new();
                for (i, &h) in heaps.iter().enumerate() {
                    for parts in parts_left(digits, h) {
                        if !wins(digits, &option(&heaps, i, &parts), &mut memo) {
                            expected.push((i, [parts[0], parts[1]]));
                        }
                    }
                }
                let moves = octal_winning_moves(&heaps, &digits, &g);
                let on_one_side = moves
                    .iter()
                    .copied()
                    .filter(|(_, [left, right])| left <= right);
                assert_eq!(
                    on_one_side.collect::<Vec<_>>(),
                    expected,
                    "{code} {heaps:?}"
                );
                for (i, [left, right]) in &moves {
                    assert!(moves.contains(&(*i, [*right, *left])), "{code} {heaps:?}");
                }
            }
        }
    }

    /// Every place of a row counts, so this tells how many moves win.
    #[test]
    fn places_of_kayles_pins_equal_a_search_of_rows() {
        let throws = |n: usize| {
            let ones = (0..n).map(|i| (i, 1));
            ones.chain((1..n).map(|i| (i - 1, 3)))
        };
        for n in 0..=11 {
            let mut won = vec![false; 1 << n];
            let knock = |pins: usize, (at, throw): (usize, usize)| {
                let throw = throw << at;
                (pins & throw == throw).then_some(pins ^ throw)
            };
            for pins in 0..1 << n {
                won[pins] =
                    throws(n).any(|throw| knock(pins, throw).is_some_and(|left| !won[left]));
            }
            let all = (1 << n) - 1;
            let winning =
                throws(n).filter(|&throw| knock(all, throw).is_some_and(|left| !won[left]));
            let places = winning.map(|(at, throw)| (0, [at, n - at - throw.count_ones() as usize]));
            let g = octal_sg_table(n, "0.77");
            assert_eq!(
                octal_winning_moves(&[n], &[0, 7, 7], &g),
                places.collect::<Vec<_>>(),
                "{n}"
            );
        }
    }

    #[test]
    fn no_heaps_and_empty_ones_have_no_moves() {
        assert_eq!(octal_winning_moves(&[], &[0, 7, 7], &[]), []);
        assert_eq!(octal_winning_moves(&[0, 0], &[4, 7], &[0]), []);
    }

    #[test]
    fn finds_published_periods_as_soon_as_they_are_proven() {
        for (code, period, preperiod, greatest) in [
            ("0.15", 10, 1, 2),
            ("0.77", 12, 71, 8),
            ("0.044", 36, 214, 8),
            ("0.055", 148, 259, 8),
            ("4.444", 24, 143, 17),
            ("0.45", 20, 498, 8),
            ("0.156", 349, 3479, 23),
            ("0.165", 1550, 5181, 25),
            ("0.16", 149_459, 105_351, 23),
            ("0.56", 144, 326_640, 64),
            ("0.07", 34, 53, 9),
            ("0.137", 34, 52, 9),
        ] {
            is_found(code, Period { preperiod, period }, greatest);
        }
    }

    fn is_found(code: &str, published: Period, greatest: u64) {
        let enough = 2 * (published.preperiod + published.period) + code.len() - 2;
        let g = octal_sg_table(enough - 1, code);
        assert_eq!(octal_period(code, &g), Some(published), "{code}");
        assert_eq!(octal_period(code, &g[..enough - 1]), None, "{code}");
        assert_eq!(g.iter().max(), Some(&greatest), "{code}");
    }

    #[test]
    fn what_few_values_prove_holds_for_many() {
        for code in (0..128).map(|i| format!("{}.{}{}", i / 64 * 4, i / 8 % 8, i % 8)) {
            let g = octal_sg_table(300, &code);
            if let Some(proven) = octal_period(&code, &g[..40]) {
                assert!(
                    (0..=300).all(|n| g[n] == g[proven.index(n as u128)]),
                    "{code}"
                );
            }
        }
    }

    #[test]
    fn a_period_from_heap_0_on_needs_two_more_values() {
        for (code, zeros) in [("4.", 2), ("0.4", 3), ("0.04", 4), ("0.004", 5)] {
            let g = octal_sg_table(9, code);
            assert!(
                g.starts_with(&vec![0; zeros]) && g[zeros..].contains(&1),
                "{code}"
            );
            assert_eq!(octal_period(code, &g[..zeros]), None, "{code}");
        }
        let nothing = octal_period("0.", &[0; 4]);
        assert_eq!(nothing.map(|p| (p.preperiod, p.period)), Some((0, 1)));
    }

    #[test]
    fn takes_no_values() {
        assert_eq!(octal_period("0.77", &[]), None);
        assert_eq!(octal_period("4.", &[0]), None);
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
