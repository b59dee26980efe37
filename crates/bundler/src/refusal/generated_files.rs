//! Refuses crates that include files written by their build scripts.

use std::ops::Range;

use super::blame::Blame;
use crate::rejected::Rejected;
use crate::request::Job;

/// Environment variable that names the folder into which build scripts write.
const FOLDER: &str = "OUT_DIR";

/// Refuses the crate of `culprit` if it includes a file that its build script writes. `text` holds
/// the crates, and `modules` the byte range of each.
///
/// # Errors
/// If the crate includes one; the message names the crate.
pub fn refuse(
    job: &Job,
    culprit: Option<&Blame>,
    text: &str,
    modules: &[(Range<usize>, Blame)],
) -> Result<(), Rejected> {
    let mut modules = modules.iter().filter(|(_, blame)| culprit == Some(blame));
    let including = modules.find(|(range, _)| text[range.clone()].contains(FOLDER));
    match including {
        Some((_, blame)) => Err(Rejected(format!(
            "{}: `{}` cannot be inlined for {}: {blame} includes a file that its build script \
             writes (`{FOLDER}`), which is not among its sources; write out what you need of it, \
             or choose a judge that has it",
            job.source(),
            blame.mentioned,
            job.request.target.judge
        ))),
        None => Ok(()),
    }
}
