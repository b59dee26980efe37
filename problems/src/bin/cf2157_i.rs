//! Codeforces 2157 I. Hyper Smawk Bros
//! - url: https://codeforces.com/problemset/problem/2157/I
//! - judge: codeforces
//! - games: subtraction, not the opponent's last, one heap, entailing, halving
//! - rules: A move takes from 1 to `m` off a number, the health, but not the amount that the
//!   opponent has just taken. The player who leaves 0 or less wins.
//! - difficulty: 3500
//! - time-limit: 4s
//! - memory-limit: 1024MB
//! - input: t in 1..10^4, t * { n in 1..10^6, m in 2..10^6 }
//! - statement: checked with the statement's public copy, its sample from a public retelling, and a
//!   published program on 125200 games; its head has the limits of time and memory
//!
//! Call a health lost if no damage wins from it, even without a forbidden one. From a health
//! between two lost ones, the damage that leads down to the lower one wins. It is the only winning
//! damage unless a second one, `y`, wins too. Such a `y` must leave a health whose only winning
//! damage is `y` as well. That happens half way down to this lost health or to the one before, or
//! at the single health from which no move reaches a lost one.
//!
//! So the next lost health is `m + 1` higher, or `m + 2` if `(m + 1) / 2` is the only winning
//! damage half way. This question leads to another one with half the damage, and so on down.
//! O(n / m) questions for each `m`.

use snippets::fast_input::FastInput;

/// Returns whether `damage` is the only winning damage from the health `lost[i] + damage`.
fn is_only(damage: usize, i: usize, lost: &[usize], m: usize) -> bool {
    if i == 0 {
        // From a lower health, several amounts leave 0 or less.
        return damage == m;
    }
    let gap = lost[i] - lost[i - 1];
    let from_beyond_reach = gap == m + 2 && damage == m / 2;
    !from_beyond_reach
        && !is_half_only(damage, i, lost, m)
        && !is_half_only(gap + damage, i - 1, lost, m)
}

/// Returns whether `way / 2` is the only winning damage from half way above `lost[i]`, so that it
/// also wins from the full `way`.
fn is_half_only(way: usize, i: usize, lost: &[usize], m: usize) -> bool {
    way % 2 == 0 && way / 2 <= m && is_only(way / 2, i, lost, m)
}

/// Returns the lost healths, up to the first that is at least `most`.
fn lost_healths(most: usize, m: usize) -> Vec<usize> {
    let mut lost = vec![0];
    let mut last = 0;
    while last < most {
        let beyond = is_half_only(m + 1, lost.len() - 1, &lost, m);
        last += m + 1 + usize::from(beyond);
        lost.push(last);
    }
    lost
}

/// For each pair `(n, m)` of a health and the largest damage, whether the first player wins.
fn first_player_wins(games: &[(usize, usize)]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..games.len()).collect();
    order.sort_unstable_by_key(|&i| (games[i].1, games[i].0));
    let mut wins = vec![false; games.len()];
    for same_m in order.chunk_by(|&i, &j| games[i].1 == games[j].1) {
        let (most, m) = games[same_m[same_m.len() - 1]];
        let lost = lost_healths(most, m);
        for &i in same_m {
            wins[i] = lost.binary_search(&games[i].0).is_err();
        }
    }
    wins
}

fn yes(wins: bool) -> &'static str {
    if wins {
        "YES"
    } else {
        "NO"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let t = input.read();
    let games: Vec<(usize, usize)> = (0..t).map(|_| (input.read(), input.read())).collect();
    let answers: Vec<&str> = first_player_wins(&games).into_iter().map(yes).collect();
    println!("{}", answers.join("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// For each health and the opponent's last damage, whether the player to move wins.
    fn wins_by_search(n: usize, m: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; m + 1]];
        for health in 1..=n {
            let is_winning = |&x: &usize| x >= health || !wins[health - x][x];
            let winning = (1..=m).filter(is_winning).collect_vec();
            let row = (0..=m).map(|last| winning.iter().any(|&x| x != last));
            let row = row.collect();
            wins.push(row);
        }
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 1..200usize, m in 2..24usize) {
            let input = format!("1\n{n} {m}\n");
            let expected = yes(wins_by_search(n, m)[n][0]);
            let got = yes(first_player_wins(&[(n, m)])[0]);
            assert_answer!(input, expected, got);
        }
    }
}
