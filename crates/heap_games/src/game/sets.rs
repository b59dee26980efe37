//! Sets of numbers: those that may be taken, as in `take{1,3,4}`, `take1..5` and `take{squares}`,
//! and how many coins may be turned, as in `coins{1,2}`, `coins1..5` and `coins{run}`.

use std::collections::BinaryHeap;
use std::fmt;

use super::short;
use anyhow::{Result, anyhow, bail};

/// The set of numbers that may be taken from a heap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TakeSet {
    /// At least one number, in increasing order.
    Finite(Vec<usize>),
    /// The name of one of the families of sets, such as `squares`.
    Infinite(&'static str),
}

/// Names of infinite sets.
const FAMILIES: [&str; 7] = [
    "all",
    "odd",
    "squares",
    "triangular",
    "primes",
    "powers-of-2",
    "fibonacci",
];

const MAX_TAKE: usize = 1_000_000;

impl TakeSet {
    /// Parses the text after the word `take`.
    ///
    /// # Errors
    /// If the text is no set; the message says what is accepted.
    pub fn parse(text: &str) -> Result<Self> {
        Self::read(text).map_err(|reason| anyhow!("{reason}; {}", accepted()))
    }

    /// Parses like [`Self::parse`], but with a shorter error.
    ///
    /// # Errors
    /// If the text is no set; the message says why, but not what is accepted.
    fn read(text: &str) -> Result<Self, String> {
        let inside = match text.strip_prefix('{') {
            Some(rest) => rest.strip_suffix('}').ok_or("the closing `}` is missing")?,
            None => text,
        };
        if let Some(name) = FAMILIES.iter().find(|name| **name == inside.trim()) {
            return Ok(Self::Infinite(name));
        }
        if inside.trim().is_empty() {
            return Err("the set is empty".to_string());
        }
        let mut set = Vec::new();
        for part in inside.split(',') {
            let (first, last) = ends(part);
            let (first, last) = (number(first)?, number(last)?);
            if first > last {
                return Err(format!("the range `{}` is empty", short(part.trim())));
            }
            set.extend(first..=last);
        }
        let mut set = BinaryHeap::from(set).into_sorted_vec();
        set.dedup();
        Ok(Self::Finite(set))
    }

    /// Returns the least and the largest member, if all numbers between them are members.
    pub fn range(&self) -> Option<[usize; 2]> {
        let Self::Finite(set) = self else {
            return None;
        };
        let (&least, &most) = set.first().zip(set.last())?;
        (most - least == set.len() - 1).then_some([least, most])
    }

    /// Returns the members up to `limit`, increasing.
    pub fn up_to(&self, limit: usize) -> Vec<usize> {
        match self {
            Self::Finite(set) => set.iter().copied().filter(|&s| s <= limit).collect(),
            Self::Infinite(name) => of_family(name, limit),
        }
    }
}

/// Parses the ends of a range, written with any of several signs. A single number is both ends.
fn ends(part: &str) -> (&str, &str) {
    let signs = ["..=", "...", "..", "–", "-", "to"];
    let split = signs.iter().find_map(|sign| part.split_once(sign));
    split
        .filter(|(first, last)| !first.trim().is_empty() && !last.trim().is_empty())
        .unwrap_or((part, part))
}

fn number(text: &str) -> Result<usize, String> {
    let text = text.trim();
    text.parse()
        .ok()
        .filter(|n| (1..=MAX_TAKE).contains(n))
        .ok_or_else(|| format!("`{}` is no number from 1 to {MAX_TAKE}", short(text)))
}

fn accepted() -> String {
    format!(
        "write `take{{1,3,4}}`, `take1..5` or `take{{F}}` with F one of {}",
        FAMILIES.join(", ")
    )
}

/// Returns the members of an infinite set up to `limit`.
fn of_family(name: &str, limit: usize) -> Vec<usize> {
    let up_to = |&s: &usize| s <= limit;
    match name {
        "all" => (1..=limit).collect(),
        "odd" => (1..=limit).step_by(2).collect(),
        "squares" => (1..).map(|k| k * k).take_while(up_to).collect(),
        "triangular" => (1..).map(|k| k * (k + 1) / 2).take_while(up_to).collect(),
        "primes" => primes(limit),
        "powers-of-2" => (0..).map(|k| 1 << k).take_while(up_to).collect(),
        _ => {
            let next = |&(a, b): &(usize, usize)| Some((b, a + b));
            let pairs = std::iter::successors(Some((1, 2)), next);
            pairs.map(|(a, _)| a).take_while(up_to).collect()
        }
    }
}

fn primes(limit: usize) -> Vec<usize> {
    let mut is_prime = vec![true; limit + 1];
    let mut primes = Vec::new();
    for n in 2..=limit {
        if is_prime[n] {
            primes.push(n);
            (n * n..=limit).step_by(n).for_each(|m| is_prime[m] = false);
        }
    }
    primes
}

impl fmt::Display for TakeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Infinite(name) => write!(f, "take{{{name}}}"),
            Self::Finite(set) => {
                if let Some([least, most]) = self.range().filter(|_| set.len() > 2) {
                    return write!(f, "take{least}..{most}");
                }
                let numbers: Vec<String> = set.iter().map(usize::to_string).collect();
                write!(f, "take{{{}}}", numbers.join(","))
            }
        }
    }
}

/// Which coins a move may turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CoinTurns {
    /// Any coins, as many as the set says.
    Any(TakeSet),
    /// Neighbouring coins, as many as the set says.
    Run(TakeSet),
}

const FORMS: &str = "a move turns 1 to 16 coins, as in `coins{1,2,3}`, or a run of neighbours, as \
                     in `coins{run}` or `coins{run 1..3}`";

/// The most coins that a move may turn. More coins would make too many sums.
pub const MAX_COINS: usize = 16;

impl CoinTurns {
    /// Parses the text after the word `coins`: `{1,2}`, `1..3`, `{run}`, `{run 1..3}`,
    /// `{run{1,2}}`.
    ///
    /// # Errors
    /// If the text is neither a set nor a run; the message says what is accepted.
    pub fn parse(text: &str) -> Result<Self> {
        let bare = |text: &str| {
            let inside = text.trim().strip_prefix('{');
            let inside = inside.and_then(|rest| rest.strip_suffix('}'));
            inside.unwrap_or(text).trim().to_string()
        };
        let inside = bare(text);
        let lengths = inside.strip_prefix("run").map(bare);
        let set = |text: &str| TakeSet::read(text).map_err(|reason| anyhow!("{reason}; {FORMS}"));
        match lengths.as_deref() {
            Some("") => set("{all}").map(Self::Run),
            Some(lengths) => set(lengths).map(Self::Run),
            None => match set(text)? {
                TakeSet::Finite(set) if set.last() <= Some(&MAX_COINS) => {
                    Ok(Self::Any(TakeSet::Finite(set)))
                }
                _ => bail!("{FORMS}"),
            },
        }
    }
}

impl fmt::Display for CoinTurns {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> TakeSet {
        TakeSet::parse(text).unwrap()
    }

    #[test]
    fn sets_are_lists_ranges_and_families() {
        assert_eq!(parse("{4, 1,3}").up_to(9), [1, 3, 4]);
        for range in ["1..3", "1..=3", "{1-3}", "1 – 3", "1to3", "1...3"] {
            assert_eq!(parse(range).to_string(), "take1..3");
        }
        assert_eq!(parse("{1..3,9}").to_string(), "take{1,2,3,9}");
        assert_eq!(parse("{squares}").up_to(20), [1, 4, 9, 16]);
        assert_eq!(parse("{triangular}").up_to(20), [1, 3, 6, 10, 15]);
        assert_eq!(parse("{primes}").up_to(20), [2, 3, 5, 7, 11, 13, 17, 19]);
        assert_eq!(parse("{powers-of-2}").up_to(20), [1, 2, 4, 8, 16]);
        assert_eq!(parse("{fibonacci}").up_to(20), [1, 2, 3, 5, 8, 13]);
        assert_eq!(parse("{odd}").up_to(6), [1, 3, 5]);
    }

    #[test]
    fn a_wrong_set_says_what_is_accepted() {
        let error = |text| TakeSet::parse(text).unwrap_err().to_string();
        assert!(error("{1,x}").contains("`x` is no number from 1"));
        assert!(error("{-1}").contains("`-1` is no number from 1"));
        assert!(error("{1,0}").contains("`0` is no number from 1"));
        assert!(error("{1,2").contains("closing"));
        assert!(error("5..1").contains("empty"));
        assert!(error("{}").contains("powers-of-2"));
    }

    #[test]
    fn runs_are_written_with_brackets_or_without() {
        let written = |text| CoinTurns::parse(text).unwrap().to_string();
        assert_eq!(written("{run}"), "coins{run}");
        assert_eq!(written("{run 1..2}"), "coins{run 1,2}");
        assert_eq!(written("{run{1,2}}"), "coins{run 1,2}");
        assert_eq!(written("run{1,2}"), "coins{run 1,2}");
        assert_eq!(written("{1, 2}"), "coins{1,2}");
        assert!(CoinTurns::parse("{17}").is_err());
        assert!(CoinTurns::parse("{run{1,2}").is_err());
    }
}
