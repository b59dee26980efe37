//! Coin-turning games: a row of coins; a move turns some of them, the rightmost
//! from heads to tails. A position is the sum of its heads, so one value for
//! each coin tells all.

use std::fmt;

use anyhow::{Result, bail};

use super::engine::Engine;
use super::proof::Proof;
use super::take_set::TakeSet;
use super::values::Values;

/// Which coins a move may turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turns {
    /// Any coins, as many as a member of the set.
    Any(TakeSet),
    /// Neighbouring coins, as many as a member of the set.
    Run(TakeSet),
}

/// More coins in a move make too many sums.
const MOST_COINS: usize = 16;

impl Turns {
    /// Reads what follows the word `coins`: `{1,2}`, `1..3`, `{run}`, `{run 1..3}`.
    ///
    /// # Errors
    /// If it is neither; says what is accepted.
    pub fn parse(text: &str) -> Result<Self> {
        let inside = text.trim_start_matches('{').trim_end_matches('}').trim();
        match inside.strip_prefix("run").map(str::trim) {
            Some("") => TakeSet::parse("{all}").map(Self::Run),
            Some(lengths) => TakeSet::parse(lengths).map(Self::Run),
            None => match TakeSet::parse(text)? {
                TakeSet::Finite(set) if set.last() <= Some(&MOST_COINS) => {
                    Ok(Self::Any(TakeSet::Finite(set)))
                }
                _ => bail!(
                    "a move turns at most {MOST_COINS} coins, as in `coins{{1,2,3}}`, \
                     or a run of neighbours, as in `coins{{run}}` or `coins{{run 1..3}}`"
                ),
            },
        }
    }
}

impl fmt::Display for Turns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = |set: &TakeSet| {
            set.to_string()
                .replacen("take", "", 1)
                .replace(['{', '}'], "")
        };
        match self {
            Self::Any(sizes) => write!(f, "coins{{{}}}", set(sizes)),
            Self::Run(sizes) if set(sizes) == "all" => f.write_str("coins{run}"),
            Self::Run(sizes) => write!(f, "coins{{run {}}}", set(sizes)),
        }
    }
}

/// Values of the coins 1, 2, … from the left; 0 stands at place 0.
#[derive(Debug)]
pub struct Coins {
    turns: Turns,
    g: Vec<u32>,
    /// `sums[k]`: which values are XORs of k of the coins so far.
    sums: Vec<Vec<bool>>,
}

impl Coins {
    pub fn new(turns: Turns) -> Self {
        Self::resume(turns, vec![0])
    }

    /// Continues after the values `g`, found before.
    pub fn resume(turns: Turns, g: Vec<u32>) -> Self {
        let most = match &turns {
            Turns::Any(set) => set.up_to(MOST_COINS).last().copied().unwrap_or(1),
            Turns::Run(_) => 1,
        };
        let mut sums = vec![Vec::new(); most];
        sums[0] = vec![true];
        let mut coins = Self { turns, g, sums };
        for coin in 1..coins.g.len() {
            coins.add_sums(coins.g[coin]);
        }
        coins
    }

    fn options(&self) -> Vec<bool> {
        let mut options = Vec::new();
        match &self.turns {
            Turns::Any(set) => {
                for turned in set.up_to(MOST_COINS) {
                    unite(&mut options, &self.sums[turned - 1], 0);
                }
            }
            Turns::Run(set) => {
                let mut sum = 0;
                let mut length = 1;
                for allowed in set.up_to(self.g.len()) {
                    while length < allowed {
                        sum ^= self.g[self.g.len() - length];
                        length += 1;
                    }
                    unite(&mut options, &[true], sum as usize);
                }
            }
        }
        options
    }

    fn add_sums(&mut self, value: u32) {
        for k in (1..self.sums.len()).rev() {
            let (before, after) = self.sums.split_at_mut(k);
            unite(&mut after[0], &before[k - 1], value as usize);
        }
    }
}

/// Adds `other`, shifted by XOR, to a set.
fn unite(set: &mut Vec<bool>, other: &[bool], shift: usize) {
    let len = other.len().max(shift + 1).next_power_of_two();
    if set.len() < len {
        set.resize(len, false);
    }
    for (value, &is_member) in other.iter().enumerate() {
        set[value ^ shift] |= is_member;
    }
}

impl Engine for Coins {
    fn extend(&mut self, terms: usize) -> Result<()> {
        while self.g.len() < terms {
            let options = self.options();
            let mex = options.iter().position(|is_option| !is_option);
            let value = mex.unwrap_or(options.len()) as u32;
            self.add_sums(value);
            self.g.push(value);
        }
        Ok(())
    }

    fn values(&self) -> Values<'_> {
        Values::Wide(&self.g)
    }

    fn prove(&self, _is_last: bool) -> Option<Proof> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(turns: &str, terms: usize) -> Vec<u32> {
        let mut coins = Coins::new(Turns::parse(turns).unwrap());
        coins.extend(terms).unwrap();
        coins.g
    }

    /// A position is a set of heads; its value is the mex over all moves.
    fn by_definition(terms: usize, is_move: impl Fn(u32) -> bool) -> Vec<u32> {
        let mut g = vec![0u32];
        for position in 1u32..1 << (terms - 1) {
            let top = 1 << position.ilog2();
            let moves = (0..top)
                .map(|rest| top | rest)
                .filter(|&turned| is_move(turned));
            let options: Vec<u32> = moves
                .map(|turned| g[(position ^ turned) as usize])
                .collect();
            let below = (0..position.ilog2()).filter(|&bit| position >> bit & 1 == 1);
            // A move may also turn a lower head as its rightmost coin.
            let lower = below.flat_map(|bit| {
                let moves = (0..1 << bit).map(move |rest| 1 << bit | rest);
                moves
                    .filter(|&turned| is_move(turned))
                    .collect::<Vec<u32>>()
            });
            let lower: Vec<u32> = lower
                .map(|turned| g[(position ^ turned) as usize])
                .collect();
            let is_free = |v: &u32| !options.contains(v) && !lower.contains(v);
            g.push((0..).find(is_free).unwrap());
        }
        std::iter::once(0)
            .chain((0..terms - 1).map(|coin| g[1 << coin]))
            .collect()
    }

    #[test]
    fn values_are_those_of_positions_with_one_head() {
        let count = |turned: u32| turned.count_ones();
        assert_eq!(values("{1,2}", 10), by_definition(10, |t| count(t) <= 2));
        assert_eq!(values("{2}", 10), by_definition(10, |t| count(t) == 2));
        assert_eq!(values("1..3", 10), by_definition(10, |t| count(t) <= 3));
        assert_eq!(values("1..5", 11), by_definition(11, |t| count(t) <= 5));
        let is_run = |t: u32| (t >> t.trailing_zeros()) & ((t >> t.trailing_zeros()) + 1) == 0;
        assert_eq!(values("{run}", 10), by_definition(10, is_run));
        assert_eq!(
            values("{run 2..3}", 10),
            by_definition(10, |t| is_run(t) && (2..=3).contains(&count(t)))
        );
    }

    #[test]
    fn mock_turtles_are_the_odious_numbers() {
        assert_eq!(
            values("{1,2,3}", 12),
            [0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21]
        );
        assert_eq!(
            values("1..5", 19)[12..],
            [213, 256, 301, 342, 439, 475, 494]
        );
    }
}
