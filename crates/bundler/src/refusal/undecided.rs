//! Refuses macros whose conditions depend on their arguments: `cfg(feature = $name)`.

use anyhow::{Result, bail};

use super::blame::Blame;
use crate::inline::UNDECIDED;
use crate::parts::{PartId, PartKind, Tree};
use crate::request::Job;

/// Refuses a macro that stays and has a condition which depends on its arguments. `blame` gives the
/// crate of a module.
///
/// # Errors
/// If there is such a macro; names it and its crate.
pub fn refuse(
    job: &Job,
    tree: &Tree,
    live: &[bool],
    blame: impl Fn(PartId) -> Option<Blame>,
) -> Result<()> {
    let undecided =
        (0..tree.parts.len()).find(|&id| live[id] && tree.parts[id].mentions.contains(UNDECIDED));
    let Some(undecided) = undecided else {
        return Ok(());
    };
    let is_macro = |&id: &PartId| matches!(tree.parts[id].kind, PartKind::MacroRules);
    let name = tree.around(undecided).find(is_macro);
    let name = name.and_then(|id| tree.name(id));
    let name = name.map_or("a macro".to_string(), |name| format!("`{name}!`"));
    let Some(blame) = blame(tree.root_of(undecided)) else {
        return Ok(());
    };
    bail!(
        "{}: `{}` cannot be inlined for {}: {blame} has {name}, which asks by a variable of its \
         own whether a feature is on; write out what you need of it, or choose a judge that has it",
        job.source(),
        blame.mentioned,
        job.request.target.judge,
    );
}
