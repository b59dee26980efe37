//! AtCoder ABC 195 E. Lucky 7 Battle
//! - url: https://atcoder.jp/contests/abc195/tasks/abc195_e
//! - judge: atcoder
//! - games: remainders, backward, win or lose
//! - rules: A number starts empty. In round `i` the named player appends the digit `s_i` or a 0 to
//!   it. Takahashi wins if the number is a multiple of 7 at the end, otherwise Aoki wins.
//! - difficulty: 1300
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..2*10^5, s in "0-9" n..n, x in "AT" n..n
//! - statement: from memory
//!
//! Only the remainder modulo 7 counts. Go backwards: after the last round Takahashi wins with the
//! remainder 0. Before round `i` the remainder `r` becomes `10r` or `10r + s_i`; one that wins is
//! enough in a round of Takahashi's, and both must win in a round of Aoki's. O(7n).

use proconio::input;

fn winner(digits: &str, players: &str) -> &'static str {
    let mut wins = [true, false, false, false, false, false, false];
    for (digit, player) in digits.bytes().zip(players.bytes()).rev() {
        let digit = usize::from(digit - b'0');
        wins = std::array::from_fn(|rest| {
            let next = [0, digit].map(|it| wins[(10 * rest + it) % 7]);
            next[0] && next[1] || player == b'T' && (next[0] || next[1])
        });
    }
    if wins[0] {
        "Takahashi"
    } else {
        "Aoki"
    }
}

fn main() {
    input! {
        _n: usize,
        digits: String,
        players: String,
    }
    println!("{}", winner(&digits, &players));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn takahashi_wins_by_search(number: u64, rounds: &[(u8, u8)]) -> bool {
        let Some(((digit, player), rest)) = rounds.split_first() else {
            return number % 7 == 0;
        };
        let after = |digit: u8| takahashi_wins_by_search(10 * number + u64::from(digit), rest);
        let (zero, other) = (after(0), after(digit - b'0'));
        if *player == b'T' {
            zero || other
        } else {
            zero && other
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            rounds in prop::collection::vec((b'0'..=b'9', prop::sample::select(b"AT")), 1..10),
        ) {
            let digits: String = rounds.iter().map(|it| char::from(it.0)).collect();
            let players: String = rounds.iter().map(|it| char::from(it.1)).collect();
            let input = format!("{}\n{digits}\n{players}\n", rounds.len());
            let wins = takahashi_wins_by_search(0, &rounds);
            let expected = if wins { "Takahashi" } else { "Aoki" };
            let got = winner(&digits, &players);
            assert_answer!(input, expected, got);
        }
    }
}
