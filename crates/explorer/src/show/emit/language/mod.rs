//! Languages of emitted code. The emitters write a small part of Rust; the other languages are
//! translated from it.

mod code;
mod read;
mod write;

use anyhow::Result;

/// Language of emitted code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    Rust,
    Cpp,
    Python,
}

impl Language {
    pub const ALL: [Self; 3] = [Self::Rust, Self::Cpp, Self::Python];

    /// Writes the functions of `source` in this language.
    ///
    /// # Errors
    /// If the source uses more of Rust than the emitters should.
    pub fn written(self, source: &str) -> Result<String> {
        match self {
            Self::Rust => Ok(source.to_owned()),
            Self::Cpp | Self::Python => Ok(write::program(&read::functions(source)?, self)),
        }
    }
}
