//! Games that have another name.

use std::fmt;

/// A game that has another name. `Display` gives its notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Known {
    /// The digit at place k says what may be left when k is taken: bit h is set if h heaps. All
    /// places after the last have the digit `tail`.
    Code { digits: Vec<u8>, tail: u8 },
    /// Take a member of the set from a heap; increasing, not empty.
    Take(Vec<usize>),
    /// Take any number from `first` to `last`.
    TakeRange { first: usize, last: usize },
    /// Take a member of a set without end: `squares`, `odd`, `all`, …
    TakeNamed(&'static str),
    /// A game on one or two heaps.
    Named(&'static str),
}

impl fmt::Display for Known {
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
