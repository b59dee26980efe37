//! Luogu P4136. Who can win? (谁能赢呢？)
//! - url: https://www.luogu.com.cn/problem/P4136
//! - judge: luogu
//! - games: vertex geography, bipartite matching, grid, token, domino
//! - rules: A stone starts in a corner of an `n × n` board. A move takes it to a neighbouring
//!   square where it has not been. A player who cannot move loses.
//! - difficulty: 1000
//! - input: { n in 1..10^4 } until "0"
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 888 inputs or more
//!
//! This is vertex geography: the mover wins iff every maximum matching covers the corner. Dominoes
//! cover an even board completely. On an odd board they can cover all but the corner. O(1) a board.

use snippets::fast_input::FastInput;

fn first_player_wins(n: u64) -> bool {
    n % 2 == 0
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(n) = input.read_or_end().filter(|&n| n > 0) {
        println!("{}", winner(first_player_wins(n)));
    }
}

#[cfg(test)]
mod tests {
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use snippets::bipartite_geography::bipartite_geography;

    use super::*;

    fn board(n: usize) -> Vec<Vec<usize>> {
        let cell = |x: usize, y: usize| n * y + x;
        let mut next = vec![vec![]; n * n];
        for y in 0..n {
            for x in 0..n {
                let mut join = |other: usize| {
                    next[cell(x, y)].push(other);
                    next[other].push(cell(x, y));
                };
                if x + 1 < n {
                    join(cell(x + 1, y));
                }
                if y + 1 < n {
                    join(cell(x, y + 1));
                }
            }
        }
        next
    }

    fn is_won(next: &[Vec<usize>], v: usize, visited: u32) -> bool {
        let mut free = next[v].iter().filter(|&&u| visited >> u & 1 == 0);
        free.any(|&u| !is_won(next, u, visited | 1 << u))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 1..5usize) {
            let input = format!("{n}\n0\n");
            let expected = winner(is_won(&board(n), 0, 1));
            let got = winner(first_player_wins(n as u64));
            assert_answer!(input, expected, got);
        }
    }

    #[test]
    fn equals_the_matching_of_larger_boards() {
        for n in 1..=20 {
            let (is_p, _) = bipartite_geography(&board(n));
            assert_eq!(first_player_wins(n as u64), !is_p[0], "{n}");
        }
    }
}
