//! Programs of the package `problems`. Cargo finds those in `src/bin` itself; those in folders
//! below it are listed at the end of `problems/Cargo.toml`.

use anyhow::Result;

use crate::system::files::atomic;
use crate::workspace::Workspace;

/// Line above the programs that are written here.
const MARK: &str = "# Problems in folders. `cargo x` writes all below this line.\n";

/// Brings the list of the problems in folders up to date.
///
/// # Errors
/// If the folders or the manifest cannot be read, or the manifest cannot be written.
pub fn declare(workspace: &Workspace) -> Result<()> {
    let path = workspace.root().join("problems/Cargo.toml");
    if !path.is_file() {
        return Ok(());
    }
    let before = fs_err::read_to_string(&path)?;
    if !workspace.config().new.folders && !before.contains(MARK) {
        return Ok(());
    }
    let (own, _) = before.split_once(MARK).unwrap_or((&before, ""));
    let mut targets = String::new();
    for bin in workspace.bins()? {
        let file = workspace.shown(&workspace.bin_path(&bin));
        let file = file.strip_prefix("problems/").unwrap_or(&file);
        if file.matches('/').count() > 2 && !own.contains(&format!("\"{bin}\"")) {
            targets += &format!("\n[[bin]]\nname = \"{bin}\"\npath = \"{file}\"\n");
        }
    }
    let after = match (targets.is_empty(), own.trim_end()) {
        (true, own) => format!("{own}\n"),
        (false, own) => format!("{own}\n\n{MARK}{targets}"),
    };
    let is_changed = !targets.is_empty() || before.contains(MARK);
    if is_changed && after != before {
        atomic::replace(&path, after)?;
    }
    Ok(())
}
