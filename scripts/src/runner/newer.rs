//! Compares the modification times of files.

use std::path::Path;

/// Whether file `a` exists and was changed after file `b`.
pub fn is_newer(a: &Path, b: &Path) -> bool {
    let modified = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
    matches!((modified(a), modified(b)), (Some(a), Some(b)) if a > b)
}
