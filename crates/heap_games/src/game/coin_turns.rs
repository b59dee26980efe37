//! Rules of coin-turning games: `coins{1,2}`, `coins1..5`, `coins{run}`.

use std::fmt;

use anyhow::{Result, anyhow, bail};

use super::take_set::TakeSet;

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
