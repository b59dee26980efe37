//! The terminal that a person reads.

use std::io::{IsTerminal as _, stderr, stdout};

/// Whether a person reads the output, so that a picture made of letters is useful.
pub fn is_on_terminal() -> bool {
    stdout().is_terminal() && stderr().is_terminal()
}
