//! Misère quotients: who wins sums of heaps if the last move loses.
//!
//! - Definition: a player who can't move *wins*. Two sums are alike if the same player wins both,
//!   whatever heaps join them. Sums that are alike form an element of the quotient.
//! - Theorem: elements add up, and each has one winner. A finite machine that reads heaps the same
//!   in any order is right iff it calls a sum lost exactly if the sum has moves and all of them
//!   lead to sums that it calls won. Two facts about a sum tell that: its element, and the set of
//!   elements beside which some move in the sum wins. There are finitely many such pairs, so a
//!   check of them all proves a machine.
//! - Method: heap by heap. First try whether the new heap can be read as some element of the
//!   machine so far. If not, learn a larger machine as automata are learned: sums that join two
//!   elements tell them apart, and a search finds the winner of a sum, until only heaps known
//!   before are left. A machine is kept once it's proven; a sum that refutes it tells more elements
//!   apart.
//! - Time: 0.15 s for 0.123 to heap 100, 0.3 to 0.5 s for Kayles to heap 40 with any `limit` from
//!   40 on, because the bound on the elements is doubled step by step. If the quotient has more
//!   elements than `limit`, giving up can take minutes (Kayles to heap 40 with a limit of 39), and
//!   so can large heaps that tell old elements apart (0.26 from heap 15), because only search is
//!   left. O(heaps) a sum. Memory: O(elements · heaps).
//! - Source: T. E. Plambeck, Integers 5 (2005), G5; T. E. Plambeck, A. N. Siegel, J. Combin. Theory
//!   A 115 (2008), 593–622; D. Angluin, Inform. Comput. 75 (1987), 87–106.
//! - Status: winners equal to a search of sums of up to 4 heaps for all codes of two digits, heaps
//!   to 6; elements equal to those that the definition tells apart for 0.75, 0.123 and Kayles; the
//!   published orders of 0.75 (8), 0.53 (16) and 0.123 (20), and 2ⁿ + 2 for Nim.
//! - names: misere octal games, misere kayles, indistinguishability quotient, last player loses,
//!   last throw loses in kayles, who cannot move wins, rows and heaps, a player who cannot throw
//!   wins, 反常游戏, 逆形, 最後に取ると負け

use cargo_snippet::snippet;

use crate::octal::octal_digits;

/// A misère quotient, as a machine that reads a sum heap by heap. The empty sum is element 0.
#[snippet("quotient_machine", doc_hidden)]
#[derive(Clone, Debug)]
pub struct MisereQuotient {
    /// The element after heap `h` joins element `q`, as `plus[q][h]`.
    pub plus: Vec<Vec<usize>>,
    /// `true` if the mover loses at each element.
    pub is_p: Vec<bool>,
    /// A sum for each element.
    pub sums: Vec<Vec<usize>>,
    /// `true` if a move in heap `h` wins beside element `q`, as `wins[h][q]`.
    wins: Vec<Vec<bool>>,
    /// Sums that tell elements apart by joining them.
    tests: Vec<Vec<usize>>,
}

#[snippet("quotient_machine", doc_hidden)]
impl MisereQuotient {
    fn without_heaps() -> Self {
        MisereQuotient {
            plus: vec![vec![]],
            is_p: vec![false],
            sums: vec![vec![]],
            wins: vec![],
            tests: vec![vec![]],
        }
    }

    /// The element after these heaps join element `q`.
    ///
    /// ```
    /// use snippets::misere_quotient::misere_quotient;
    ///
    /// let ones = misere_quotient(&[vec![], vec![vec![]]], 10).unwrap();
    /// assert_eq!([ones.join(0, &[1]), ones.join(0, &[1, 1])], [1, 0]);
    /// ```
    pub fn join(&self, q: usize, heaps: &[usize]) -> usize {
        heaps.iter().fold(q, |q, &h| self.plus[q][h])
    }

    /// Returns whether the mover loses the sum of these heaps; without heaps the mover has already
    /// won.
    ///
    /// ```
    /// use snippets::misere_quotient::misere_quotient;
    ///
    /// let nim = misere_quotient(&[vec![], vec![vec![]], vec![vec![], vec![1]]], 10).unwrap();
    /// assert!(nim.is_p_position(&[2, 2]) && !nim.is_p_position(&[1, 1]));
    /// ```
    pub fn is_p_position(&self, heaps: &[usize]) -> bool {
        self.is_p[self.join(0, heaps)]
    }

    /// Returns whether a move that leaves one of these wins, beside each element.
    fn wins_with(&self, options: &[Vec<usize>]) -> Vec<bool> {
        let wins = |q| options.iter().any(|o| self.is_p[self.join(q, o)]);
        (0..self.is_p.len()).map(wins).collect()
    }

    /// A sum for which the machine contradicts the rules.
    ///
    /// `None` proves that it's right, provided it reads heaps the same in any order.
    fn contradiction(&self, options: &[Vec<Vec<usize>>]) -> Option<Vec<usize>> {
        use std::collections::{BTreeMap, HashSet};
        let elements = || 0..self.is_p.len();
        let moving = (0..self.wins.len()).filter(|&h| !options[h].is_empty());
        let kinds = moving.map(|h| ((self.plus[0][h], &self.wins[h]), h));
        let kinds: BTreeMap<_, usize> = kinds.collect();
        let mut seen = HashSet::new();
        let mut sums = vec![(vec![], vec![false; self.is_p.len()])];
        while let Some((sum, wins)) = sums.pop() {
            let x = self.join(0, &sum);
            if !sum.is_empty() && self.is_p[x] == wins[0] {
                return Some(sum);
            }
            let with_x: Vec<usize> = elements().map(|q| self.join(q, &self.sums[x])).collect();
            for &h in kinds.values() {
                let wins_at = |q: usize| wins[self.plus[q][h]] || self.wins[h][with_x[q]];
                let joined: Vec<bool> = elements().map(wins_at).collect();
                if seen.insert((self.plus[x][h], joined.clone())) {
                    sums.push(([&sum[..], &[h]].concat(), joined));
                }
            }
        }
        None
    }

    /// Sums of which one is misread, if some heaps read in two orders end differently.
    fn disorder(&self) -> Option<Vec<Vec<usize>>> {
        let pairs = |q| (0..self.wins.len()).flat_map(move |a| (0..a).map(move |b| (q, a, b)));
        let mut triples = (0..self.is_p.len()).flat_map(pairs);
        let (q, a, b) =
            triples.find(|&(q, a, b)| self.join(q, &[a, b]) != self.join(q, &[b, a]))?;
        let read =
            |t: &Vec<usize>| [[a, b], [b, a]].map(|two| [&self.sums[q], &two[..], t].concat());
        Some(self.tests.iter().flat_map(read).collect())
    }
}

/// The misère quotient of the heaps below `options.len()`.
///
/// `options[h]` lists what a move in heap `h` can leave, each a list of smaller heaps. Returns
/// `None` if the quotient has more than `limit` elements, which can take long (see above).
///
/// # Panics
/// If a heap leaves one that isn't smaller.
///
/// ```
/// use snippets::misere_quotient::{misere_quotient, octal_options};
///
/// let kayles = misere_quotient(&octal_options(8, "0.77"), 100).unwrap();
/// assert!(kayles.is_p_position(&[1]));
/// assert!(!kayles.is_p_position(&[8]));
/// assert_eq!(kayles.is_p.len(), 12);
/// ```
#[snippet(
    "misere_quotient",
    doc_hidden,
    include = "quotient_machine, learned_quotient"
)]
pub fn misere_quotient(options: &[Vec<Vec<usize>>], limit: usize) -> Option<MisereQuotient> {
    let mut known = MisereQuotient::without_heaps();
    for (heap, parts) in options.iter().enumerate() {
        if let Some(part) = parts.iter().flatten().find(|&&part| part >= heap) {
            panic!("heap {heap} leaves heap {part}, which is not smaller");
        }
        let wins = known.wins_with(parts);
        let like = |x: usize| {
            let mut guess = known.clone();
            for (q, plus) in guess.plus.iter_mut().enumerate() {
                plus.push(known.join(q, &known.sums[x]));
            }
            guess.wins.push(wins.clone());
            guess
        };
        let may_be = |x: &usize| {
            let is_p = |q: usize| known.is_p[known.join(q, &known.sums[*x])];
            (0..known.is_p.len()).all(|q| !(is_p(q) && wins[q]))
        };
        let mut guesses = (0..known.is_p.len()).filter(may_be).map(like);
        let old = guesses.find(|guess| guess.contradiction(options).is_none());
        let double = |size: &usize| (*size < limit).then(|| limit.min(2 * size));
        let sizes = std::iter::successors(Some(limit.min(2 * known.is_p.len())), double);
        let mut tries = sizes.flat_map(|size| (0..3).map(move |detail| (size, detail)));
        let learn = |(size, detail)| learned_quotient(&known, options, size, detail);
        known = old.or_else(|| tries.find_map(learn))?;
    }
    Some(known)
}

/// The quotient with one heap more than `known`.
#[snippet(
    "learned_quotient",
    doc_hidden,
    include = "quotient_machine, quotient_search"
)]
fn learned_quotient(
    known: &MisereQuotient,
    options: &[Vec<Vec<usize>>],
    limit: usize,
    detail: usize,
) -> Option<MisereQuotient> {
    use std::collections::HashMap;
    let heaps = known.wins.len() + 1;
    let mut memo = HashMap::new();
    let mut is_p = |sum: Vec<usize>| is_p_by_search(sum, known, options, detail, &mut memo);
    let mut guess = known.clone();
    loop {
        let tests = &guess.tests;
        let mut row = |sum: &[usize]| -> Vec<bool> {
            tests.iter().map(|t| is_p([sum, t].concat())).collect()
        };
        let sums = &mut guess.sums;
        let mut elements: HashMap<_, _> = (0..sums.len()).map(|q| (row(&sums[q]), q)).collect();
        guess.plus.clear();
        while guess.plus.len() < sums.len() {
            let mut plus = vec![];
            for h in 0..heaps {
                let sum = [&sums[guess.plus.len()][..], &[h]].concat();
                let element = *elements.entry(row(&sum)).or_insert(sums.len());
                if element == sums.len() {
                    sums.push(sum);
                }
                plus.push(element);
            }
            guess.plus.push(plus);
        }
        if sums.len() > limit {
            return None;
        }
        guess.is_p = sums.iter().map(|sum| is_p(sum.clone())).collect();
        let wins = options[..heaps].iter().map(|o| guess.wins_with(o));
        let wins = wins.collect();
        guess.wins = wins;
        let contradiction = || {
            let sum = guess.contradiction(options)?;
            Some([moves(&sum, options), vec![sum]].concat())
        };
        let Some(suspects) = guess.disorder().or_else(contradiction) else {
            return Some(guess);
        };
        let is_misread = |sum: &Vec<usize>| guess.is_p_position(sum) != is_p(sum.clone());
        let misread = suspects.into_iter().find(is_misread)?;
        let ends = (1..misread.len()).map(|i| misread[i..].to_vec());
        guess.tests.extend(ends);
        guess.tests.sort();
        guess.tests.dedup();
    }
}

/// Returns whether the mover loses, by search and by what is known of smaller heaps.
///
/// With `detail` 0, smaller heaps count as any others of their element; with 1, as any in whose
/// company the same moves win; with 2, as themselves.
#[snippet("quotient_search", doc_hidden, include = "quotient_machine")]
fn is_p_by_search(
    mut sum: Vec<usize>,
    known: &MisereQuotient,
    options: &[Vec<Vec<usize>>],
    detail: usize,
    memo: &mut std::collections::HashMap<(usize, usize, Vec<usize>), bool>,
) -> bool {
    sum.sort_unstable();
    let old = sum.partition_point(|&h| h < known.wins.len());
    let element = known.join(0, &sum[..old]);
    if old == sum.len() {
        return known.is_p[element];
    }
    let wins = |&q: &usize| {
        let others = |i| known.join(known.join(q, &sum[..i]), &sum[i + 1..old]);
        (0..old).any(|i| known.wins[sum[i]][others(i)])
    };
    let details = match detail {
        0 => vec![],
        1 => (0..known.is_p.len()).filter(wins).collect(),
        _ => sum[..old].to_vec(),
    };
    let key = (sum.len() - old, element, details);
    if let Some(&is_p) = memo.get(&key) {
        return is_p;
    }
    let moves = moves(&sum, options);
    let wins = |m| is_p_by_search(m, known, options, detail, memo);
    let is_p = !moves.is_empty() && !moves.into_iter().any(wins);
    memo.insert(key, is_p);
    is_p
}

/// All sums that a move leaves.
#[snippet("quotient_search", doc_hidden)]
fn moves(sum: &[usize], options: &[Vec<Vec<usize>>]) -> Vec<Vec<usize>> {
    let left = |i: usize, parts| [&sum[..i], parts, &sum[i + 1..]].concat();
    let at = |i: usize| options[sum[i]].iter().map(move |parts| left(i, parts));
    (0..sum.len()).flat_map(at).collect()
}

/// The options of each heap `0..=n` of an octal game, each a list of the heaps it leaves.
///
/// # Panics
/// If `code` isn't an octal code.
///
/// ```
/// use snippets::misere_quotient::octal_options;
///
/// let kayles = octal_options(3, "0.77");
/// assert_eq!(kayles[3], [vec![2], vec![1, 1], vec![1]]);
/// ```
#[snippet("octal_options", doc_hidden, include = "octal")]
pub fn octal_options(n: usize, code: &str) -> Vec<Vec<Vec<usize>>> {
    let digits = octal_digits(code);
    let mut options = vec![vec![]; n + 1];
    for (h, parts) in options.iter_mut().enumerate() {
        for (taken, digit) in digits.iter().enumerate().take(h + 1) {
            let rest = h - taken;
            let splits = (0..=rest / 2).map(|a| [a, rest - a]);
            let splits = splits.map(|split| split.into_iter().filter(|&part| part > 0).collect());
            parts.extend(splits.filter(|split: &Vec<_>| digit >> split.len() & 1 == 1));
        }
    }
    options
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// Returns whether the mover wins, by the words of the definition; the heaps are sorted.
    fn wins(heaps: &[usize], digits: &[usize], memo: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&known) = memo.get(heaps) {
            return known;
        }
        let mut moves = vec![];
        for (i, &heap) in heaps.iter().enumerate() {
            let others = [&heaps[..i], &heaps[i + 1..]].concat();
            for (taken, digit) in (1..=heap).zip(digits) {
                let rest = heap - taken;
                if rest == 0 && digit & 1 != 0 {
                    moves.push(others.clone());
                }
                if rest > 0 && digit & 2 != 0 {
                    moves.push([&others[..], &[rest]].concat());
                }
                for part in (1..rest).filter(|_| digit & 4 != 0) {
                    moves.push([&others[..], &[part, rest - part]].concat());
                }
            }
        }
        moves.iter_mut().for_each(|m| m.sort());
        let won = moves.is_empty() || moves.iter().any(|m| !wins(m, digits, memo));
        memo.insert(heaps.to_vec(), won);
        won
    }

    /// All sums of at most `k` heaps from 1 to `n`, sorted.
    fn small_sums(n: usize, k: usize) -> Vec<Vec<usize>> {
        let mut sums = vec![vec![]];
        for i in 0.. {
            let Some(sum) = sums.get(i).cloned() else {
                return sums;
            };
            let least = sum.last().copied().unwrap_or(1);
            for h in (least..=n).filter(|_| sum.len() < k) {
                sums.push([&sum[..], &[h]].concat());
            }
        }
        sums
    }

    fn of_code(code: &str, n: usize, limit: usize) -> Option<MisereQuotient> {
        misere_quotient(&octal_options(n, code), limit)
    }

    #[test]
    fn winners_equal_a_search_for_all_codes_of_two_digits() {
        let sums = small_sums(6, 4);
        let mut known = 0;
        for (first, second) in (0..8).flat_map(|a| (0..8).map(move |b| (a, b))) {
            let code = format!("0.{first}{second}");
            let Some(quotient) = of_code(&code, 6, 40) else {
                continue;
            };
            known += 1;
            let mut memo = HashMap::new();
            for sum in &sums {
                let expected = !wins(sum, &[first, second], &mut memo);
                assert_eq!(quotient.is_p_position(sum), expected, "{code}: {sum:?}");
            }
        }
        assert_eq!(known, 64);
    }

    /// Sums are in one element iff no sum of at most 4 heaps that joins both tells them apart.
    #[test]
    fn elements_are_those_of_the_definition() {
        for (code, digits, n) in [
            ("0.75", &[7, 5][..], 5),
            ("0.77", &[7, 7], 5),
            ("0.123", &[1, 2, 3], 9),
        ] {
            let quotient = of_code(code, n, 100).unwrap();
            let (mut memo, joining) = (HashMap::new(), small_sums(n, 4));
            let mut rows = HashMap::new();
            for sum in small_sums(n, 3) {
                let joined = joining.iter().map(|other| {
                    let mut both = [&sum[..], other].concat();
                    both.sort();
                    wins(&both, digits, &mut memo)
                });
                let row: Vec<bool> = joined.collect();
                let element = quotient.join(0, &sum);
                assert_eq!(
                    *rows.entry(element).or_insert(row.clone()),
                    row,
                    "{code}: {sum:?}"
                );
            }
            let mut different: Vec<_> = rows.values().collect();
            different.sort();
            different.dedup();
            assert_eq!(different.len(), rows.len(), "{code}");
        }
    }

    #[test]
    fn orders_are_the_published_ones() {
        for (code, n, order) in [
            ("0.75", 30, 8),
            ("0.53", 30, 16),
            ("0.123", 30, 20),
            ("0.33", 2, 6),
            ("0.3333333", 3, 6),
            ("0.3333333", 7, 10),
        ] {
            let quotient = of_code(code, n, 100).unwrap();
            assert_eq!(quotient.is_p.len(), order, "{code}");
        }
    }

    /// The outcomes of 0.123 have period 5 from heap 7 on, in any company.
    #[test]
    fn heaps_of_0_123_repeat() {
        let quotient = of_code("0.123", 40, 100).unwrap();
        let elements = &quotient.plus[0];
        let repeats = |from: usize| (from..=35).all(|h| elements[h] == elements[h + 5]);
        assert!((0..12).any(repeats), "{elements:?}");
    }

    #[test]
    fn no_heaps_and_small_limits_are_allowed() {
        assert_eq!(misere_quotient(&[], 1).unwrap().is_p, [false]);
        assert!(of_code("0.77", 2, 5).is_none());
        assert!(of_code("0.77", 2, 6).is_some());
    }

    #[test]
    #[should_panic(expected = "heap 1 leaves heap 1, which is not smaller")]
    fn heaps_get_smaller() {
        misere_quotient(&[vec![], vec![vec![1]]], 9);
    }
}
