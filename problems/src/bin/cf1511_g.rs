//! Codeforces 1511 G. Chips on a Board
//! - url: https://codeforces.com/problemset/problem/1511/G
//! - judge: codeforces
//! - games: nim, nim-sum of an interval, doubling table, queries, chips move to the left
//! - rules: Chips lie in the columns of a board. A move takes one any number of columns to the
//!   left. A player who cannot move loses. Who wins if only the columns from `l` to `r` are left of
//!   the board, for each of many pairs?
//! - difficulty: 2700
//! - time-limit: 5s
//! - memory-limit: 512MB
//! - input: n in 1..2*10^5, m in 1..2*10^5, c[n] in 1..m, q in 1..2*10^5, q * { l in 1..m, r in
//!   l..m }
//! - statement: checked with the statement's public copy and its sample
//!
//! A chip in column `c` is a heap of `c - l`. For each block of `2ᵏ` columns that begins at `i`, a
//! table holds the nim-sum of `c - i` over its chips. It follows from the tables of the two halves;
//! each chip of the right half has the bit `2ᵏ⁻¹` in addition. Cut the columns of a query into
//! blocks of falling size. The distance of a block from `l` shares no bit with the distances inside
//! the block, so it is added once for each chip. O(n + (m + q) log m).

use snippets::fast_input::FastInput;

fn winners(m: usize, chips: &[usize], queries: &[(usize, usize)]) -> String {
    // Chips in the columns before each one.
    let mut before = vec![0; m + 1];
    chips.iter().for_each(|c| before[c + 1] += 1);
    for column in 0..m {
        before[column + 1] += before[column];
    }
    // The nim-sum of `distance` for each chip in these columns.
    let shift = |from: usize, to: usize, distance: usize| match (before[to] - before[from]) % 2 {
        0 => 0,
        _ => distance,
    };
    let mut blocks = vec![vec![0; m]];
    let mut half = 1;
    while 2 * half <= m {
        let last = &blocks[blocks.len() - 1];
        let starts = 0..=m - 2 * half;
        let next = starts.map(|i| {
            let right = i + half;
            last[i] ^ last[right] ^ shift(right, right + half, half)
        });
        let next = next.collect();
        blocks.push(next);
        half *= 2;
    }
    let letters = queries.iter().map(|&(l, r)| {
        let (mut sum, mut at) = (0, l);
        for (k, block) in blocks.iter().enumerate().rev() {
            if (r - l) >> k & 1 == 1 {
                sum ^= block[at] ^ shift(at, at + (1 << k), at - l);
                at += 1 << k;
            }
        }
        if sum > 0 {
            'A'
        } else {
            'B'
        }
    });
    letters.collect()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m) = (input.read(), input.read());
    let chips: Vec<usize> = (0..n).map(|_| input.read::<usize>() - 1).collect();
    let q: usize = input.read();
    let queries: Vec<(usize, usize)> = (0..q)
        .map(|_| (input.read::<usize>() - 1, input.read()))
        .collect();
    println!("{}", winners(m, &chips, &queries));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Returns whether the mover wins; chips are sorted.
    fn search(chips: &[usize], l: usize, known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&is_won) = known.get(chips) {
            return is_won;
        }
        let is_won = (0..chips.len()).any(|i| {
            (l..chips[i]).any(|to| {
                let mut next = chips.to_vec();
                next[i] = to;
                next.sort_unstable();
                !search(&next, l, known)
            })
        });
        known.insert(chips.to_vec(), is_won);
        is_won
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_a_game_search(
            m in 1..9usize,
            chips in prop::collection::vec(any::<prop::sample::Index>(), 1..5),
        ) {
            let chips = chips.into_iter().map(|c| c.index(m)).collect_vec();
            let queries = (1..=m).flat_map(|r| (0..r).map(move |l| (l, r))).collect_vec();
            let expected: String = queries.iter().map(|&(l, r)| {
                let left = chips.iter().copied().filter(|&c| l <= c && c < r).sorted();
                let is_won = search(&left.collect_vec(), l, &mut HashMap::new());
                if is_won { 'A' } else { 'B' }
            }).collect();
            let lines = queries.iter().map(|(l, r)| format!("{} {r}\n", l + 1));
            let columns = chips.iter().map(|c| c + 1).join(" ");
            let input = format!(
                "{} {m}\n{columns}\n{}\n{}",
                chips.len(),
                queries.len(),
                lines.format("")
            );
            let got = winners(m, &chips, &queries);
            assert_answer!(input, expected, got);
        }
    }
}
