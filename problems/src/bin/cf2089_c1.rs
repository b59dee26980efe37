//! Codeforces 2089 C1. Key of Like (Easy Version)
//! - url: https://codeforces.com/problemset/problem/2089/C1
//! - judge: codeforces
//! - games: chance, dp, score, no choices
//! - names: 2090 F1, CF 2090 F1
//! - rules: There are `l` locks and a key for each. In turn, `n` players try one key in one lock,
//!   as likely to fit as they can find, until all locks are open. How many locks does each player
//!   open on average, modulo 10^9 + 7?
//! - difficulty: 2200
//! - time-limit: 3s
//! - memory-limit: 512MB
//! - input: t in 1..100, t * { n in 1..100, l in 1..5000, k in 0..0 }, sum(l) <= 5000
//! - statement: checked with the statement's public translation and its sample; difficulty and
//!   memory limit from memory
//!
//! With `i` locks left, any key fits any lock with chance `1/i`. After a failure, the same key in
//! another lock, or another key in the same lock, is the likeliest to fit. So this key or lock is
//! tried until it fits, which happens with each of the first `i` tries with chance `1/i`. The last
//! try can't fail, and needs its turn as well. Keep the chances of who begins with `i` locks. Only
//! `i mod n` tries go beyond whole rounds, in which each player gets the same. A sliding sum around
//! the table: O(n l).

use itertools::Itertools;
use proconio::input;
use snippets::modular::pow_mod;

const MODULUS: u64 = 1_000_000_007;

fn opened(players: usize, locks: usize) -> Vec<u64> {
    // The chance that each player begins, and the locks opened so far.
    let mut begins = vec![0; players];
    begins[0] = 1;
    let mut opened = vec![0; players];
    for left in (1..=locks).rev() {
        let chance = pow_mod(left as u64, MODULUS - 2, MODULUS);
        let (rounds, rest) = (left / players, left % players);
        let all = (rounds as u64 * chance) % MODULUS;
        // Each player's chance to have begun one of the last `rest` turns, the own one included.
        let mut near: u64 = begins.iter().cycle().skip(players - rest).take(rest).sum();
        let mut next = vec![0; players];
        for player in 0..players {
            near += begins[player] + MODULUS - begins[(player + players - rest) % players];
            // One of the players is the first, so whole rounds give `all` to each.
            let opens = (near % MODULUS * chance + all) % MODULUS;
            opened[player] = (opened[player] + opens) % MODULUS;
            next[(player + 1) % players] = opens;
        }
        begins = next;
    }
    opened
}

fn main() {
    input! {
        t: usize,
    }
    for _ in 0..t {
        input! {
            players: usize,
            locks: usize,
            _fakes: usize,
        }
        println!("{}", opened(players, locks).iter().join(" "));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Adds up what happens with the keys that the locks may have, each with the same chance.
    /// `fits` lists the possible orders of the keys, `first` whose turn it is.
    fn by_cases(
        fits: &[Vec<usize>],
        open: &[usize],
        first: usize,
        scores: &mut [u64],
        chance: u64,
    ) {
        let closed = (0..fits[0].len())
            .filter(|lock| !open.contains(lock))
            .collect_vec();
        let used = open.iter().map(|&lock| fits[0][lock]).collect_vec();
        let keys = (0..fits[0].len()).filter(|key| !used.contains(key));
        let tries = closed.into_iter().cartesian_product(keys);
        let count =
            |&(lock, key): &(usize, usize)| fits.iter().filter(|it| it[lock] == key).count();
        let Some((lock, key)) = tries.max_by_key(count) else {
            return;
        };
        let fit = |order: &Vec<usize>| order[lock] == key;
        let (right, wrong): (Vec<_>, Vec<_>) = fits.iter().cloned().partition(fit);
        let share = |part: &[Vec<usize>]| {
            let all = pow_mod(fits.len() as u64, MODULUS - 2, MODULUS);
            chance * (part.len() as u64 * all % MODULUS) % MODULUS
        };
        let after = (first + 1) % scores.len();
        if !right.is_empty() {
            scores[first] = (scores[first] + share(&right)) % MODULUS;
            by_cases(
                &right,
                &[open, &[lock]].concat(),
                after,
                scores,
                share(&right),
            );
        }
        if !wrong.is_empty() {
            by_cases(&wrong, open, after, scores, share(&wrong));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_all_orders_of_keys(players in 1..8usize, locks in 1..6usize) {
            let orders = (0..locks).permutations(locks).collect_vec();
            let mut scores = vec![0; players];
            by_cases(&orders, &[], 0, &mut scores, 1);
            let input = format!("1\n{players} {locks} 0\n");
            let expected = scores.iter().join(" ");
            let got = opened(players, locks).iter().join(" ");
            assert_answer!(input, expected, got);
        }
    }
}
