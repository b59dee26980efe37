//! `--csv FILE`: the values as a table.

use std::io::Write as _;
use std::path::Path;

use anyhow::Result;
use explorer::engine::Engine;

use crate::atomic;

/// Writes heap and value of the first `terms` heaps, or of all. Adds the class, rare or common,
/// where the engine knows it.
///
/// # Errors
/// If the file cannot be written; the error names it.
pub fn write(path: &Path, engine: &dyn Engine, terms: Option<usize>) -> Result<()> {
    let terms = terms.unwrap_or(usize::MAX);
    let has_classes = engine.is_rare(0).is_some();
    let mut csv = Vec::new();
    writeln!(csv, "heap,value{}", if has_classes { ",class" } else { "" })?;
    for (heap, value) in engine.values().iter().enumerate().take(terms) {
        match engine.is_rare(heap) {
            Some(true) => writeln!(csv, "{heap},{value},rare")?,
            Some(false) => writeln!(csv, "{heap},{value},common")?,
            None => writeln!(csv, "{heap},{value}")?,
        }
    }
    atomic::replace(path, csv)
}
