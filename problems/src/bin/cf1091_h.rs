//! Codeforces 1091 H. New Year and the Tricolore Recreation
//! - url: https://codeforces.com/problemset/problem/1091/H
//! - judge: codeforces
//! - games: subtraction game, take-set, primes, bitset
//! - rules: A row has a blue, a white and a red piece, in this order. Alice moves blue, or blue and
//!   white, to the right by `k` squares. Bob moves red, or red and white, to the left. `k` must be
//!   a prime or the product of two primes, but not `f`, and no piece may reach another. A player
//!   who cannot move loses.
//! - difficulty: 3200
//! - time-limit: 4s
//! - memory-limit: 256MB
//! - input: n in 1..10^5, f in 2..2*10^5, n * { b in -10^5..10^5, w in b+1..10^5, r in w+1..10^5 }
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Either player can shorten either gap of a row by `k` squares, so the game is impartial after
//! all: each gap is a heap of the same subtraction game, with up to 63214 moves.
//!
//! Its values stay small (at most 51 for `f = 2`, 26 without a ban). So it pays to compute the
//! heaps value by value, which costs about `max gap / 64` words a heap whatever the number of
//! moves. O(max gap² / 64 + n).

use snippets::fast_input::FastInput;
use snippets::subtraction::subtraction_sg_table;

/// Returns the numbers up to `largest` with one or two prime factors, except `forbidden`.
fn take_set(largest: usize, forbidden: usize) -> Vec<usize> {
    let mut factors = vec![0; largest + 1];
    for p in 2..=largest {
        if factors[p] == 0 {
            let powers = std::iter::successors(Some(p), |&q| Some(q * p).filter(|&q| q <= largest));
            for q in powers {
                (q..=largest).step_by(q).for_each(|m| factors[m] += 1);
            }
        }
    }
    let allowed = |&k: &usize| (1..=2).contains(&factors[k]) && k != forbidden;
    (0..=largest).filter(allowed).collect()
}

fn first_player_wins(gaps: &[usize], forbidden: usize) -> bool {
    let largest = gaps.iter().max().map_or(0, |&gap| gap);
    let g = subtraction_sg_table(largest, &take_set(largest, forbidden));
    gaps.iter().fold(0, |sum, &gap| sum ^ g[gap]) != 0
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, forbidden) = (input.read(), input.read());
    let mut gaps = Vec::new();
    for _ in 0..n {
        let [blue, white, red] = [0; 3].map(|_| input.read::<i32>());
        gaps.extend([white - blue - 1, red - white - 1].map(|gap| gap as usize));
    }
    if first_player_wins(&gaps, forbidden) {
        println!("Alice\nBob");
    } else {
        println!("Bob\nAlice");
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::HashMap;

    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::first_player_wins;

    /// For a row and whether Alice is to move: whether the mover wins.
    type Known = HashMap<([i32; 3], bool), bool>;

    /// Returns whether the mover wins a row of the board, given by its pieces. `alice` says that
    /// Alice is to move.
    fn wins(row: [i32; 3], alice: bool, f: i32, known: &mut Known) -> bool {
        if let Some(&win) = known.get(&(row, alice)) {
            return win;
        }
        let [b, w, r] = row;
        let moves = [2, 3, 4, 5, 6, 7, 9, 10, 11, 13, 14, 15, 17, 19];
        let win = moves.iter().filter(|&&k| k != f).any(|&k| {
            let results = if alice {
                [[b + k, w, r], [b + k, w + k, r]]
            } else {
                [[b, w, r - k], [b, w - k, r - k]]
            };
            let in_order = |[b, w, r]: &[i32; 3]| b < w && w < r;
            results
                .into_iter()
                .filter(in_order)
                .any(|next| !wins(next, !alice, f, known))
        });
        known.insert((row, alice), win);
        win
    }

    thread_local! {
        /// The results of all cases so far, by `f`.
        static KNOWN: RefCell<[Known; 12]> = RefCell::default();
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(f in 2..12i32, x in 0..20i32, y in 0..20i32) {
            let row = [0, x + 1, x + y + 2];
            let input = format!("1 {f}\n{} {} {}\n", row[0], row[1], row[2]);
            let lines = |alice: bool, bob: bool| {
                let first = if alice { "Alice" } else { "Bob" };
                let second = if bob { "Bob" } else { "Alice" };
                format!("{first}\n{second}")
            };
            let by_search = |alice: bool| {
                KNOWN.with_borrow_mut(|known| wins(row, alice, f, &mut known[f as usize]))
            };
            let expected = lines(by_search(true), by_search(false));
            let won = first_player_wins(&[x as usize, y as usize], f as usize);
            let got = lines(won, won);
            assert_answer!(input, expected, got);
        }
    }

    #[test]
    fn equals_a_search_on_the_board() {
        for f in 2..12 {
            let mut known = HashMap::new();
            for (x, y) in (0..20).flat_map(|x| (0..20 - x).map(move |y| (x, y))) {
                let row = [0, x + 1, x + y + 2];
                let expected = wins(row, true, f, &mut known);
                assert_eq!(wins(row, false, f, &mut known), expected);
                let gaps = [x as usize, y as usize];
                assert_eq!(
                    first_player_wins(&gaps, f as usize),
                    expected,
                    "{x} {y} {f}"
                );
            }
        }
    }
}
