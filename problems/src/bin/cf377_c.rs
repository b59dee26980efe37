//! Codeforces 377 C. Captains Mode
//! - url: https://codeforces.com/problemset/problem/377/C
//! - judge: codeforces
//! - games: draft, pick and ban, bit mask, score
//! - rules: Two captains pick or ban heroes in a given order of teams and actions; a hero is taken
//!   once. A captain may miss a ban. Both maximise the strength of their own team less that of the
//!   other one.
//! - difficulty: 2200
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 2..100, s[n] in 1..10^6, m in 2..20, m <= n,
//!   m * { { "p", pick in 1..2 | "b", ban in 1..2 } }, min(pick) < max(pick)
//! - statement: checked with the statement's public copy and its samples
//!
//! Only the `m` strongest heroes matter: each action uses one of them at most, and to miss a ban is
//! like banning the weakest. The set of heroes that are gone tells how many actions are over, so a
//! table over the sets of `m` heroes suffices. O(2ᵐ m).

use proconio::input;

/// Returns the strength of the first team less that of the second. An action is whether it's a
/// pick, and whether it's the first team's.
fn advantage(mut strengths: Vec<i32>, actions: &[(bool, bool)]) -> i32 {
    strengths.sort_unstable_by(|a, b| b.cmp(a));
    let m = actions.len();
    let mut scores = vec![0; 1 << m];
    for gone in (0..(1usize << m) - 1).rev() {
        let (is_pick, is_first) = actions[gone.count_ones() as usize];
        let sign = if is_first { 1 } else { -1 };
        let left = (0..m).filter(|i| gone >> i & 1 == 0);
        let options = left.map(|i| {
            let gain = if is_pick { strengths[i] } else { 0 };
            gain + sign * scores[gone | 1 << i]
        });
        scores[gone] = sign * options.max().expect("a hero is left");
    }
    scores[0]
}

fn main() {
    input! {
        strengths: [i32],
        actions: [(char, u32)],
    }
    let actions: Vec<(bool, bool)> = actions
        .into_iter()
        .map(|(action, team)| (action == 'p', team == 1))
        .collect();
    println!("{}", advantage(strengths, &actions));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// The same difference, with all heroes, and with missed bans.
    fn search(left: &[i32], actions: &[(bool, bool)]) -> i32 {
        let Some((&(is_pick, is_first), rest)) = actions.split_first() else {
            return 0;
        };
        let without = |i: usize| [&left[..i], &left[i + 1..]].concat();
        let own = |difference: i32| if is_first { difference } else { -difference };
        let taken = (0..left.len()).map(|i| {
            let gain = if is_pick { left[i] } else { 0 };
            gain + own(search(&without(i), rest))
        });
        let missed = (!is_pick).then(|| own(search(left, rest)));
        own(taken.chain(missed).max().unwrap())
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            strengths in prop::collection::vec(1..12i32, 4..7),
            order in (Just(vec![(true, true), (true, false), (false, true), (false, false)]))
                .prop_shuffle(),
            picks_only in any::<bool>(),
        ) {
            let actions = order.into_iter().filter(|action| action.0 || !picks_only).collect_vec();
            let lines = actions.iter().map(|&(is_pick, is_first)| {
                format!("{} {}\n", if is_pick { "p" } else { "b" }, 2 - u8::from(is_first))
            });
            let head = format!("{}\n{}\n", strengths.len(), strengths.iter().join(" "));
            let input = format!("{head}{}\n{}", actions.len(), lines.format(""));
            let expected = search(&strengths, &actions);
            let got = advantage(strengths, &actions);
            assert_answer!(input, expected, got);
        }
    }
}
