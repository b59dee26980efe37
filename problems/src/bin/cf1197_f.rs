//! Codeforces 1197 F. Coloring Game
//! - url: https://codeforces.com/problemset/problem/1197/F
//! - judge: codeforces
//! - games: subtraction, sum, counting colourings, automaton of values, matrix power, strips
//! - rules: On each strip of cells in 3 colours a chip stands in the last cell. A move takes a chip
//!   1, 2 or 3 cells backwards, as far as the colour of its cell allows that. A player who cannot
//!   move loses, and Alice begins. Some cells are coloured. In how many ways can Bob colour the
//!   others so that he wins, modulo 998244353?
//! - difficulty: 2700
//! - time-limit: 5s
//! - memory-limit: 512MB
//! - input: n in 1..1000, a[n] in 1..10^9, m in 1..1000, m * { x in 1..n, y in 1..10^9, c in
//!   1..3 }, f[9] in 0..1, distinct(x, y)
//! - statement: checked with the statement's public copy and its samples; `y` is at most `a[x]`
//!
//! The Grundy value of a cell depends on its colour and on the values of the three cells before.
//! Values are at most 3, so these three are one of 64 states, and a colour leads from state to
//! state. Before the first cell all three count as 3, which changes no mex of three options. Count
//! the ways by vector times matrix: powers of two of the matrix jump over cells without a colour.
//! Then add the strips by nim-sum. O(64³ log a + 64² (n + m) log a).

use proconio::input;
use snippets::mex::mex;

const MODULUS: u64 = 998_244_353;
/// Three values of two bits, the nearest cell's lowest.
const STATES: usize = 64;

type Ways = [u64; STATES];

/// `true` if a chip may move 1, 2 or 3 cells backwards.
type Moves = [bool; 3];

fn step(state: usize, moves: &Moves) -> usize {
    let options = (0..3).filter(|&i| moves[i]);
    let g = mex(options.map(|i| (state >> (2 * i) & 3) as u64)) as usize;
    (state << 2 | g) % STATES
}

fn after(ways: &Ways, matrix: &[Ways]) -> Ways {
    let mut sums = [0; STATES];
    for (row, &count) in matrix.iter().zip(ways).filter(|(_, count)| **count > 0) {
        for (sum, entry) in sums.iter_mut().zip(row) {
            *sum = (*sum + count * entry) % MODULUS;
        }
    }
    sums
}

/// `strips` holds each length and the coloured cells `(cell, colour)` in order.
fn colourings(strips: &[(usize, Vec<(usize, usize)>)], colours: &[Moves; 3]) -> u64 {
    let mut one_cell = vec![[0; STATES]; STATES];
    for (state, row) in one_cell.iter_mut().enumerate() {
        let nexts = colours.iter().map(|moves| step(state, moves));
        nexts.for_each(|next| row[next] += 1);
    }
    let longest = strips.iter().map(|strip| strip.0).max().unwrap_or(0);
    let bits = usize::BITS - longest.leading_zeros();
    let powers: Vec<Vec<Ways>> = std::iter::successors(Some(one_cell), |power| {
        Some(power.iter().map(|row| after(row, power)).collect())
    })
    .take(bits as usize)
    .collect();
    let mut sums = [1, 0, 0, 0];
    for (length, coloured) in strips {
        let mut ways = [0; STATES];
        ways[STATES - 1] = 1;
        let mut done = 0;
        let end = (length + 1, None);
        let stops = coloured.iter().map(|&(cell, colour)| (cell, Some(colour)));
        for (cell, colour) in stops.chain([end]) {
            let free = cell - 1 - done;
            for bit in (0..powers.len()).filter(|bit| free >> bit & 1 == 1) {
                ways = after(&ways, &powers[bit]);
            }
            if let Some(colour) = colour {
                let old = std::mem::replace(&mut ways, [0; STATES]);
                for (state, count) in old.into_iter().enumerate() {
                    ways[step(state, &colours[colour])] += count;
                }
                ways.iter_mut().for_each(|count| *count %= MODULUS);
            }
            done = cell;
        }
        let mut new = [0; 4];
        for (state, count) in ways.into_iter().enumerate() {
            for (g, sum) in sums.iter().enumerate() {
                let slot = &mut new[(g ^ state) % 4];
                *slot = (*slot + count * sum) % MODULUS;
            }
        }
        sums = new;
    }
    sums[0]
}

fn main() {
    input! {
        lengths: [usize],
        coloured: [(usize, usize, usize)],
        f: [[u8; 3]; 3],
    }
    let mut strips: Vec<_> = lengths.into_iter().map(|length| (length, vec![])).collect();
    for (x, y, c) in coloured {
        strips[x - 1].1.push((y, c - 1));
    }
    strips
        .iter_mut()
        .for_each(|(_, coloured)| coloured.sort_unstable());
    let colours = [0, 1, 2].map(|c: usize| [0, 1, 2].map(|i: usize| f[c][i] == 1));
    println!("{}", colourings(&strips, &colours));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Returns whether the mover wins with these chips; 0 is the first cell.
    fn wins(
        chips: &[usize],
        strips: &[&[usize]],
        colours: &[Moves; 3],
        known: &mut HashMap<Vec<usize>, bool>,
    ) -> bool {
        if let Some(&is_won) = known.get(chips) {
            return is_won;
        }
        let is_won = (0..chips.len()).cartesian_product(1..4).any(|(i, back)| {
            let at = chips[i];
            back <= at && colours[strips[i][at]][back - 1] && {
                let mut next = chips.to_vec();
                next[i] -= back;
                !wins(&next, strips, colours, known)
            }
        });
        known.insert(chips.to_vec(), is_won);
        is_won
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_a_game_search(
            lengths in prop::sample::select(vec![
                vec![5], vec![4], vec![1, 3], vec![3, 2], vec![1, 1, 3], vec![2, 2, 1], vec![6, 1],
            ]),
            free in prop::collection::vec(any::<bool>(), 7),
            base in prop::collection::vec(0..3usize, 7),
            colours in prop::array::uniform3(prop::array::uniform3(any::<bool>())),
        ) {
            let cells = lengths.iter().sum::<usize>();
            // One coloured cell at least, and four free ones at most.
            let free = (1..cells).filter(|&i| free[i]).take(4).collect_vec();
            let split = |colouring: &[usize]| {
                let mut rest = colouring.to_vec();
                lengths.iter().map(|&length| rest.drain(..length).collect_vec()).collect_vec()
            };
            let all = free.iter().map(|_| 0..3).multi_cartesian_product();
            let all = if free.is_empty() { vec![vec![]] } else { all.collect_vec() };
            let expected = all.iter().filter(|choice| {
                let mut colouring = base.clone();
                free.iter().zip(*choice).for_each(|(&i, &colour)| colouring[i] = colour);
                let strips = split(&colouring);
                let strips = strips.iter().map(Vec::as_slice).collect_vec();
                let chips = lengths.iter().map(|length| length - 1).collect_vec();
                !wins(&chips, &strips, &colours, &mut HashMap::new())
            });
            let expected = expected.count() as u64;
            let numbers = split(&(0..cells).collect_vec());
            let strips = numbers.iter().map(|cells| {
                let fixed = cells.iter().enumerate().filter(|(_, cell)| !free.contains(cell));
                (cells.len(), fixed.map(|(i, &cell)| (i + 1, base[cell])).collect_vec())
            });
            let strips = strips.collect_vec();
            let fixed = strips.iter().enumerate().flat_map(|(x, (_, fixed))| {
                fixed.iter().map(move |(y, c)| format!("{} {y} {}\n", x + 1, c + 1))
            });
            let fixed = fixed.collect_vec();
            let f = colours.iter().map(|moves| moves.iter().map(|&is| u8::from(is)).join(" "));
            let input = format!(
                "{}\n{}\n{}\n{}{}\n",
                lengths.len(),
                lengths.iter().join(" "),
                fixed.len(),
                fixed.concat(),
                f.format("\n"),
            );
            let got = colourings(&strips, &colours);
            assert_answer!(input, expected, got);
        }
    }
}
