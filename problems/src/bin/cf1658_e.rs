//! Codeforces 1658 E. Gojou and Matrix Game
//! - url: https://codeforces.com/problemset/problem/1658/E
//! - judge: codeforces
//! - games: board, distances, the better answer, sort the cells, loopy
//! - rules: Two players take turns to choose a cell of a matrix that is more than `k` steps away
//!   from the last one, and score its number. The game is very long, and all numbers differ. Who
//!   scores more, for each first cell?
//! - difficulty: 2500
//! - time-limit: 4s
//! - memory-limit: 256MB
//! - input: n in 3..2000, k in 1..n-2, v[n*n] in 1..n*n, distinct(v)
//! - statement: checked with the statement's public copy and its sample
//!
//! Whoever can repeat a cell that the other player can't beat wins in the long run. So a first cell
//! wins iff every larger number that the opponent can choose next loses. Go through the cells from
//! the largest number down: a cell wins iff all cells won so far are within `k` steps of it, where
//! the opponent may not go. The bounds of `x + y` and `x - y` over the won cells tell. There is no
//! draw. O(n²).

use snippets::fast_input::FastInput;

/// Returns whether the first player wins, for each cell. `numbers` are those of `n` rows.
fn winning_cells(n: usize, k: i32, numbers: &[usize]) -> Vec<bool> {
    let mut cells = vec![0; n * n + 1];
    for (cell, &number) in numbers.iter().enumerate() {
        cells[number] = cell;
    }
    let mut wins = vec![false; n * n];
    let (mut least, mut most) = ([i32::MAX; 2], [i32::MIN; 2]);
    for &cell in cells[1..].iter().rev() {
        let (x, y) = ((cell / n) as i32, (cell % n) as i32);
        let place = [x + y, x - y];
        let is_near = |i: usize| place[i].saturating_sub(least[i]) <= k && most[i] <= place[i] + k;
        if is_near(0) && is_near(1) {
            wins[cell] = true;
            for i in 0..2 {
                least[i] = least[i].min(place[i]);
                most[i] = most[i].max(place[i]);
            }
        }
    }
    wins
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, k) = (input.read::<usize>(), input.read());
    let wins = winning_cells(n, k, &input.read_vec(n * n));
    for row in wins.chunks(n) {
        let letters = row.iter().map(|&wins| if wins { 'M' } else { 'G' });
        println!("{}", letters.collect::<String>());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            (n, k, numbers) in (3..5usize).prop_flat_map(|n| {
                (Just(n), 1..=n as i32 - 2, Just((1..=n * n).collect_vec()).prop_shuffle())
            })
        ) {
            let rows = numbers.chunks(n).map(|row| row.iter().join(" ") + "\n");
            let input = format!("{n} {k}\n{}", rows.format(""));
            let place = |cell: usize| ((cell / n) as i32, (cell % n) as i32);
            let far = (0..n * n).map(|from| {
                let ((x, y), all) = (place(from), 0..n * n);
                all.filter(move |&to| (place(to).0 - x).abs() + (place(to).1 - y).abs() > k)
                    .collect_vec()
            }).collect_vec();
            // The score of the player to move after each cell, over very many moves: each number is
            // less than 20, so the gain of a repeated cell decides.
            let mut scores = vec![0; n * n];
            for _ in 0..1000 {
                let best = |to: &Vec<usize>| {
                    to.iter().map(|&to| numbers[to] as i64 - scores[to]).max()
                };
                scores = far.iter().map(|to| best(to).unwrap()).collect();
            }
            let lines = |wins: Vec<bool>| {
                let letters = wins.iter().map(|&wins| if wins { "M" } else { "G" }).collect_vec();
                letters.chunks(n).map(|row| row.join("")).join("\n")
            };
            let wins = (0..n * n).map(|cell| numbers[cell] as i64 > scores[cell]);
            let expected = lines(wins.collect());
            let got = lines(winning_cells(n, k, &numbers));
            assert_answer!(input, expected, got);
        }
    }
}
