//! Games that have a name or a notation.

use std::fmt;

/// Game that has a name or a notation. `Display` gives that notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KnownGame {
    /// Code: the digit at place k says what may be left when k is taken: bit h is set if h heaps
    /// may. All later places have the digit `tail`.
    Code { digits: Vec<u8>, tail: u8 },
    /// Numbers that may be taken from a heap, increasing, at least one.
    Take(Vec<usize>),
    /// Any number from `first` to `last` may be taken.
    TakeRange { first: usize, last: usize },
    /// Infinite set of the numbers that may be taken: `squares`, `odd`, `all`, …
    TakeNamed(&'static str),
    /// Name of a game on one or two heaps.
    Named(&'static str),
}

impl fmt::Display for KnownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code { digits, tail } => {
                write!(f, "{:X}.", digits[0])?;
                digits[1..]
                    .iter()
                    .try_for_each(|digit| write!(f, "{digit:X}"))?;
                match tail {
                    0 => Ok(()),
                    _ => write!(f, "{tail:X}..."),
                }
            }
            Self::Take(set) => {
                let numbers: Vec<String> = set.iter().map(usize::to_string).collect();
                write!(f, "take{{{}}}", numbers.join(","))
            }
            Self::TakeRange { first, last } => write!(f, "take{first}..{last}"),
            Self::TakeNamed(name) => write!(f, "take{{{name}}}"),
            Self::Named(name) => f.write_str(name),
        }
    }
}
