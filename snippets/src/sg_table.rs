//! Grundy values of one heap.
//!
//! - Definition: `G(n) = mex { values of the options of heap n }`, for all heaps up to a given one.
//! - Theorem: Sprague–Grundy. An option that leaves several heaps counts with their nim-sum.
//! - Method: goes through the heaps in increasing order and takes one mex for each. If positions
//!   aren't heaps, use `sg_memo`.
//! - Time: O(number of options, summed over the heaps). Memory: O(n + most options of one heap).
//! - Source: R. Sprague, Tôhoku Math. J. 41 (1935), 438–444.
//! - Status: for every take-set within `1..=5` and for take-and-split games, a game search agrees
//!   on who wins sums of two and three heaps; Kayles has period 12 from heap 71 on.
//! - names: grundy numbers, sprague-grundy, sg function, table of nimbers, take a divisor, divisors
//!   of n, divide n by a divisor, take at most half of a heap, replace a number by a smaller one,
//!   halve the number, subtract a divisor, cut a stick into pieces, a move takes k consecutive
//!   stones from a row, SG函数, SG定理, 打表, グランディ数, 表, 约数游戏, 約数ゲーム

use cargo_snippet::snippet;

use crate::mex::mex;

/// The Grundy values of the heaps `0..=n`.
///
/// `options(m, g)` returns the Grundy values of the options of heap `m`, in any order, repeats
/// allowed; `g` holds the values of the heaps below `m`.
///
/// ```
/// use snippets::sg_table::sg_table;
///
/// let take_1_3_4 = sg_table(7, |m, g| {
///     [1, 3, 4].iter().filter(|&&s| s <= m).map(|s| g[m - s]).collect()
/// });
/// assert_eq!(take_1_3_4, [0, 1, 0, 1, 2, 3, 2, 0]);
/// ```
#[snippet("sg_table", doc_hidden, include = "mex")]
pub fn sg_table(n: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
    let mut g = Vec::with_capacity(n + 1);
    for m in 0..=n {
        g.push(mex(options(m, &g)));
    }
    g
}

#[cfg(test)]
mod tests {
    use super::sg_table;
    use std::collections::HashMap;

    /// Take a number in `take`; a heap of what is left may be split in two if `splits`.
    struct Rule {
        take: Vec<usize>,
        splits: bool,
    }

    impl Rule {
        fn table(&self, n: usize) -> Vec<u64> {
            sg_table(n, |m, g| {
                let taken = self.take.iter().filter(|&&s| s <= m).map(|s| m - s);
                if self.splits {
                    taken
                        .flat_map(|left| (0..=left).map(move |i| g[i] ^ g[left - i]))
                        .collect()
                } else {
                    taken.map(|left| g[left]).collect()
                }
            })
        }

        /// The definition: the mover wins iff some move leaves a position the mover loses.
        fn wins(&self, heaps: &[usize], memo: &mut HashMap<Vec<usize>, bool>) -> bool {
            let mut key: Vec<usize> = heaps.iter().copied().filter(|&h| h > 0).collect();
            key.sort();
            if let Some(&known) = memo.get(&key) {
                return known;
            }
            let mut wins = false;
            for i in 0..key.len() {
                for &s in self.take.iter().filter(|&&s| s <= key[i]) {
                    let left = key[i] - s;
                    let largest_part = if self.splits { left / 2 } else { 0 };
                    for part in 0..=largest_part {
                        let mut option = key.clone();
                        option[i] = left - part;
                        option.push(part);
                        wins |= !self.wins(&option, memo);
                    }
                }
            }
            memo.insert(key, wins);
            wins
        }

        fn check_sums(&self, up_to: usize) {
            let g = self.table(up_to);
            let mut memo = HashMap::new();
            for a in 0..=up_to {
                for b in 0..=a {
                    for c in 0..=b {
                        let wins = self.wins(&[a, b, c], &mut memo);
                        let take = &self.take;
                        assert_eq!(g[a] ^ g[b] ^ g[c] != 0, wins, "{take:?}: {a} {b} {c}");
                    }
                }
            }
        }
    }

    #[test]
    fn sums_are_won_as_a_game_search_says() {
        for set in 0..1 << 5 {
            let take: Vec<usize> = (1..=5).filter(|s| set >> (s - 1) & 1 == 1).collect();
            Rule {
                take,
                splits: false,
            }
            .check_sums(12);
        }
        for take in [vec![1], vec![2], vec![1, 2], vec![3], vec![2, 3]] {
            Rule { take, splits: true }.check_sums(8);
        }
    }

    #[test]
    fn kayles_has_period_12_from_71_on() {
        let kayles = Rule {
            take: vec![1, 2],
            splits: true,
        };
        let g = kayles.table(500);
        assert_eq!(g[..12], [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
        assert!((71..=488).all(|n| g[n] == g[n + 12]));
        assert_ne!(g[70], g[82]);
    }

    #[test]
    fn the_empty_heap_alone_and_no_options_at_all() {
        assert_eq!(sg_table(0, |_, g| g.to_vec()), [0]);
        assert_eq!(sg_table(3, |_, _| vec![]), [0; 4]);
    }

    #[test]
    fn one_heap_of_nim_is_its_size() {
        assert!(sg_table(2000, |_, g| g.to_vec()).into_iter().eq(0..=2000));
    }
}
