//! Result of a search.

use anstream::eprintln;
use anyhow::{Error, Result};

use super::failure::Failure;
use super::hunt::Hunt;

/// Result of a search, within its time.
pub enum Finding {
    /// Number of inputs, all answered correctly.
    Nothing(u64),
    /// Shortest failure, already printed.
    Failure(Failure),
    /// Failure of a property whose message shows no input: the message as it is.
    Unreadable { seed: u64, message: String },
}

impl Finding {
    /// Finding of a hunt. A failure counts even if an error came after it.
    ///
    /// # Errors
    /// `trouble`, if there is no failure.
    pub fn from_hunt(hunt: Hunt, inputs_each: u64, trouble: Option<Error>) -> Result<Self> {
        match (hunt.shortest, trouble) {
            (None, Some(error)) => Err(error),
            (None, None) => Ok(Self::Nothing(hunt.tried * inputs_each)),
            (Some(failure), trouble) => {
                if let Some(error) = trouble {
                    eprintln!("stopped: {error:#}");
                }
                Ok(Self::Failure(failure))
            }
        }
    }
}
