//! Octal codes: `0.77`, `4.005`.

use std::fmt;
use std::str::FromStr;

use super::short;
use anyhow::{Result, bail};

/// Code of a game. If bit h of the digit at place k is set, a move may take k tokens from a heap
/// and leave exactly h non-empty heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OctalCode {
    /// The digits, indexed by place; place 0 is before the point.
    digits: Vec<u8>,
}

/// The most digits of a code. Longer codes would remove more than the computed tables hold.
const MAX_PLACES: usize = 4096;

impl OctalCode {
    /// Returns the places whose digit has bit `heaps` set.
    pub fn places(&self, heaps: u32) -> Vec<usize> {
        let has = |&place: &usize| self.digits[place] >> heaps & 1 == 1;
        (0..self.digits.len()).filter(has).collect()
    }

    /// Returns the moves.
    pub fn moves(&self) -> Moves {
        Moves {
            whole: self.places(0),
            take: self.places(1),
            split: self.places(2),
            unequal: false,
        }
    }
}

/// How many tokens moves may remove, by the number of heaps they leave.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Moves {
    /// Sizes of heaps that may be taken whole.
    pub whole: Vec<usize>,
    /// Numbers that may be taken if one heap remains.
    pub take: Vec<usize>,
    /// Numbers that may be taken if two heaps remain, increasing.
    pub split: Vec<usize>,
    /// `true` if a split must leave two different heaps, as in Grundy's game.
    pub unequal: bool,
}

impl Moves {
    /// Returns the moves of Grundy's game: a move splits a heap into two unequal ones.
    pub fn grundys_game() -> Self {
        Self {
            split: vec![0],
            unequal: true,
            ..Self::default()
        }
    }

    /// Returns the most tokens that a move removes.
    pub fn longest(&self) -> usize {
        let all = self.whole.iter().chain(&self.take).chain(&self.split);
        all.max().copied().unwrap_or(0)
    }

    /// Returns whether every split removes an odd number.
    pub fn splits_are_odd(&self) -> bool {
        self.split.iter().all(|b| b % 2 == 1)
    }
}

impl FromStr for OctalCode {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        let Some((before, after)) = text.split_once('.') else {
            match text.split_once(',') {
                Some((before, after)) => {
                    let code = short(&format!("{before}.{after}"));
                    bail!("a code has a point, no comma: write `{code}`")
                }
                None => bail!(
                    "a code has a point: write `{}`",
                    short(&format!("0.{text}"))
                ),
            }
        };
        if let Some((one, _)) = text.split_once(|c: char| c.is_whitespace()) {
            bail!("one code is explored at a time, such as `{}`", short(one));
        }
        let mut digits = Vec::new();
        for (at, c) in text.chars().enumerate().filter(|&(_, c)| c != '.') {
            match c.to_digit(8) {
                Some(digit) => digits.push(digit as u8),
                None => bail!(
                    "`{c}` (character {} of `{}`) is no digit of a code; digits are 0–7",
                    at + 1,
                    short(text)
                ),
            }
        }
        if before.len() != 1 || after.contains('.') {
            bail!("one digit stands before the one point of a code, as in `0.77` or `4.007`");
        }
        if digits[0] % 4 != 0 {
            bail!(
                "the digit before the point (`{before}`) may be 0 or 4: whoever takes nothing must \
                 split the heap"
            );
        }
        if digits.len() > MAX_PLACES {
            bail!("a code has at most {MAX_PLACES} digits");
        }
        Ok(Self { digits })
    }
}

impl fmt::Display for OctalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.digits[0])?;
        self.digits[1..]
            .iter()
            .try_for_each(|digit| write!(f, "{digit}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        text.parse::<OctalCode>().unwrap_err().to_string()
    }

    #[test]
    fn digits_say_what_may_be_left() {
        let code: OctalCode = "4.17".parse().unwrap();
        assert_eq!(code.places(0), [1, 2]);
        assert_eq!(code.places(1), [2]);
        assert_eq!(code.places(2), [0, 2]);
        assert_eq!(code.moves().longest(), 2);
        assert_eq!(code.to_string(), "4.17");
        assert_eq!("4.".parse::<OctalCode>().unwrap().to_string(), "4.");
    }

    #[test]
    fn a_wrong_code_shows_where_and_what_is_accepted() {
        assert!(error("0.7F").contains("`F` (character 4 of `0.7F`)"));
        assert!(error("77").contains("write `0.77`"));
        assert!(error("0,77").contains("no comma: write `0.77`"));
        assert!(error("0.7.7").contains("the one point"));
        assert!(error("10.7").contains("one digit stands before"));
        assert!(error("3.7").contains("may be 0 or 4"));
        assert!(error("4.3...").contains("the one point"));
        let with = |digits: usize| format!("0.{}", "7".repeat(digits));
        for digits in [MAX_PLACES, 2 * MAX_PLACES] {
            assert!(error(&with(digits)).contains("at most 4096 digits"));
        }
        assert!(with(MAX_PLACES - 1).parse::<OctalCode>().is_ok());
    }
}
