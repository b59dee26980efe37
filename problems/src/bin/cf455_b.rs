//! Codeforces 455 B. A Lot of Games
//! - url: https://codeforces.com/problemset/problem/455/B
//! - judge: codeforces
//! - games: dag, trie, misere, repeated games, win and lose on purpose
//! - rules: Two players take turns to append a letter to a word such that it stays a prefix of one
//!   of `n` strings. A player who cannot move loses the game and starts the next one. The last of
//!   `k` games decides.
//! - difficulty: 1900
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 1..10^5, k in 1..10^9, s[n] in "a-z" 1..10^5, letters(s) <= 10^5
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! A single game is a token that walks down the trie of the strings. Its first player can force a
//! win, or force a loss (a win of the misère game), or both, or neither. If both, lose until the
//! last game, then win that one. If only a win, the players alternate as starters, so the number of
//! games decides. Without a win, the loser starts again and loses again, including the last game.
//!
//! O(total length).

use snippets::fast_input::FastInput;
use snippets::sg_dag::{dag_p_table, misere_dag_p_table};

fn first_player_wins(words: &[String], games: u64) -> bool {
    let next = trie(words);
    let can_win = !dag_p_table(&next).expect("a trie has no cycle")[0];
    let can_lose = !misere_dag_p_table(&next).expect("a trie has no cycle")[0];
    can_win && (can_lose || games % 2 == 1)
}

/// Returns the children of the trie's nodes; 0 is the root.
fn trie(words: &[String]) -> Vec<Vec<usize>> {
    let mut child = vec![[0; 26]];
    for word in words {
        let mut node = 0;
        for letter in word.bytes().map(|b| usize::from(b - b'a')) {
            if child[node][letter] == 0 {
                child[node][letter] = child.len();
                child.push([0; 26]);
            }
            node = child[node][letter];
        }
    }
    let present = |c: &[usize; 26]| c.iter().copied().filter(|&c| c > 0).collect();
    child.iter().map(present).collect()
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "First"
    } else {
        "Second"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, games) = (input.read(), input.read());
    let words: Vec<String> = (0..n).map(|_| input.read_word()).collect();
    println!("{}", verdict(first_player_wins(&words, games)));
}

#[cfg(test)]
mod tests {
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::*;

    /// Returns whether the player to move wins the last of `games`. Plays all of them letter by
    /// letter; the loser of a game starts the next one.
    fn mover_wins_all(words: &[String], prefix: &str, games: u64) -> bool {
        let longer = |letter: &char| {
            let longer = format!("{prefix}{letter}");
            words
                .iter()
                .any(|w| w.starts_with(&longer))
                .then_some(longer)
        };
        let mut moves = ('a'..='c').filter_map(|letter| longer(&letter)).peekable();
        if moves.peek().is_none() {
            return games > 1 && mover_wins_all(words, "", games - 1);
        }
        moves.any(|longer| !mover_wins_all(words, &longer, games))
    }

    proptest! {
        #[test]
        fn agrees_with_playing_every_game(
            words in prop::collection::vec("[abc]{1,3}", 1..5),
            games in 1..5u64,
        ) {
            let input = format!("{} {games}\n{}\n", words.len(), words.join("\n"));
            let expected = verdict(mover_wins_all(&words, "", games));
            let got = verdict(first_player_wins(&words, games));
            assert_answer!(input, expected, got);
        }
    }
}
