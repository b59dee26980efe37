//! Octal codes (`0.77`, `4.005`), also with hexadecimal digits (`0.3F`) or without end (`4.3...`).

use std::fmt;
use std::str::FromStr;

use anyhow::{Result, bail};

/// Code of a game. If bit h of the digit at place k is set, a move may take k tokens from a heap
/// and leave exactly h non-empty heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OctalCode {
    /// The digits, indexed by place; place 0 is before the point.
    digits: Vec<u8>,
    /// The digit of all later places; 0 for most games.
    tail: u8,
}

/// The most digits of a code. Longer codes would remove more than the computed tables hold.
const MAX_PLACES: usize = 4096;

impl OctalCode {
    /// The digits of places 0, 1, … before the tail.
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// The digit of all places from `digits().len()` on.
    pub fn tail(&self) -> u8 {
        self.tail
    }

    /// The places before the tail whose digit has bit `heaps` set.
    pub fn places(&self, heaps: u32) -> Vec<usize> {
        let has = |&place: &usize| self.digits[place] >> heaps & 1 == 1;
        (0..self.digits.len()).filter(has).collect()
    }

    /// Whether every move removes a bounded number and leaves at most two heaps.
    pub fn is_finite_octal(&self) -> bool {
        self.tail == 0 && self.digits.iter().all(|&digit| digit < 8)
    }

    /// The moves that leave at most two heaps.
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
    /// Whether a split must leave two different heaps, as in Grundy's game.
    pub unequal: bool,
}

impl Moves {
    /// The moves of Grundy's game: a move splits a heap into two unequal ones.
    pub fn grundys_game() -> Self {
        Self {
            split: vec![0],
            unequal: true,
            ..Self::default()
        }
    }

    /// The most tokens that a move removes.
    pub fn longest(&self) -> usize {
        let all = self.whole.iter().chain(&self.take).chain(&self.split);
        all.max().copied().unwrap_or(0)
    }

    /// Whether every split removes an odd number.
    pub fn splits_are_odd(&self) -> bool {
        self.split.iter().all(|b| b % 2 == 1)
    }
}

impl FromStr for OctalCode {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        let endless = text.strip_suffix("...").or(text.strip_suffix('…'));
        let written = endless.unwrap_or(text);
        let Some((before, after)) = written.split_once('.') else {
            match written.split_once(',') {
                Some((before, after)) => {
                    bail!("a code has a point, no comma: write `{before}.{after}`")
                }
                None => bail!("a code has a point: write `0.{text}`"),
            }
        };
        if let Some((one, _)) = text.split_once(|c: char| c.is_whitespace()) {
            bail!("one code is explored at a time, such as `{one}`");
        }
        let mut digits = Vec::new();
        for (at, c) in written.chars().enumerate().filter(|&(_, c)| c != '.') {
            match c.to_digit(16) {
                Some(digit) => digits.push(digit as u8),
                None => bail!(
                    "`{c}` (character {} of `{text}`) is no digit of a code; \
                     digits are 0–7, in hexadecimal codes 0–9 and A–F",
                    at + 1
                ),
            }
        }
        if before.len() != 1 || after.contains('.') {
            bail!("one digit stands before the one point of a code, as in `0.77` or `4.3`");
        }
        if digits[0] % 4 != 0 {
            bail!(
                "the digit before the point (`{before}`) may be 0, 4, 8 or C: \
                 whoever takes nothing must split the heap"
            );
        }
        if digits.len() > MAX_PLACES {
            bail!("a code has at most {MAX_PLACES} digits");
        }
        if endless.is_some() && after.is_empty() {
            bail!("the digit that goes on for ever is missing: write `{written}3...`");
        }
        let tail = endless.and_then(|_| digits.last().copied()).unwrap_or(0);
        while digits.len() > 1 && digits.last() == Some(&tail) && endless.is_some() {
            digits.pop();
        }
        Ok(Self { digits, tail })
    }
}

impl fmt::Display for OctalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:X}.", self.digits[0])?;
        self.digits[1..]
            .iter()
            .try_for_each(|digit| write!(f, "{digit:X}"))?;
        match self.tail {
            0 => Ok(()),
            tail => write!(f, "{tail:X}..."),
        }
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
        assert!(code.is_finite_octal());
        assert!(!"0.3f".parse::<OctalCode>().unwrap().is_finite_octal());
        assert_eq!("0.3f".parse::<OctalCode>().unwrap().to_string(), "0.3F");
        assert_eq!("4.".parse::<OctalCode>().unwrap().to_string(), "4.");
    }

    #[test]
    fn the_last_digit_may_go_on_for_ever() {
        let lasker: OctalCode = "4.333...".parse().unwrap();
        assert_eq!((lasker.digits(), lasker.tail()), (&[4][..], 3));
        assert_eq!(lasker, "4.3…".parse().unwrap());
        assert_eq!(lasker.to_string(), "4.3...");
        assert!(!lasker.is_finite_octal());
        assert_eq!("0.710...".parse::<OctalCode>().unwrap().to_string(), "0.71");
        assert_eq!(
            "4.04...".parse::<OctalCode>().unwrap().to_string(),
            "4.04..."
        );
    }

    #[test]
    fn a_wrong_code_shows_where_and_what_is_accepted() {
        assert!(error("0.7G").contains("`G` (character 4 of `0.7G`)"));
        assert!(error("77").contains("write `0.77`"));
        assert!(error("0,77").contains("no comma: write `0.77`"));
        assert!(error("0.7.7").contains("the one point"));
        assert!(error("10.7").contains("one digit stands before"));
        assert!(error("3.7").contains("may be 0, 4, 8 or C"));
        assert!(error("0....").contains("write `0.3...`"));
    }
}
