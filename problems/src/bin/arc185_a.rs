//! AtCoder ARC 185 A. mod M Game 2
//! - url: https://atcoder.jp/contests/arc185/tasks/arc185_a
//! - judge: atcoder
//! - games: cards, remainders, last card
//! - rules: Alice and Bob each hold the cards 1, …, `N` and take turns to play one. A player who
//!   makes the sum of all played cards a multiple of `M` loses. If all cards are played, Alice
//!   wins.
//! - difficulty: 900
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: t in 1..10^5, t * { n in 1..10^9, m in n+1..10^9 }
//! - statement: checked with the statement and its samples, and a published program on 137 inputs
//!
//! Of two cards at most one is bad, so a player with two cards can go on. Only Alice's last card
//! may force her to lose. At that point Bob has one card `x`, and the sum of all cards but `x` must
//! be a multiple of `M`. Bob can always keep `x` to the end, so he wins iff some card `x` is
//! congruent to `N (N + 1)`. O(1) a case.

use snippets::fast_input::FastInput;

fn winner(n: u64, m: u64) -> &'static str {
    if (1..=n).contains(&(n * (n + 1) % m)) {
        "Bob"
    } else {
        "Alice"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answers = String::new();
    for _ in 0..input.read::<usize>() {
        answers += winner(input.read(), input.read());
        answers += "\n";
    }
    print!("{answers}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// `hands` are those of the player to move and of the opponent, as sets of cards.
    fn wins_by_search(hands: [u32; 2], sum: u64, m: u64, is_alice: bool) -> bool {
        let [own, other] = hands;
        if own == 0 {
            return is_alice;
        }
        (1..32).filter(|card| own >> card & 1 == 1).any(|card| {
            let sum = sum + card;
            sum % m != 0 && !wins_by_search([other, own & !(1 << card)], sum, m, !is_alice)
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 1..5u64, more in 1..25u64) {
            let m = n + more;
            let input = format!("1\n{n} {m}\n");
            let hand = (1 << (n + 1)) - 2;
            let expected = if wins_by_search([hand; 2], 0, m, true) { "Alice" } else { "Bob" };
            let got = winner(n, m);
            assert_answer!(input, expected, got);
        }
    }
}
