//! Runs the golden cases on a bundle, which is printed only if it passes.

use std::path::Path;

use anyhow::Result;
use bundler::Rejected;

use crate::golden;
use crate::problem::Problem;
use crate::runner::{Checker, Verdict, in_parallel, run_case};
use crate::workspace::Workspace;

/// Runs the golden cases; a problem without any passes with a notice.
///
/// # Errors
/// [`Rejected`] if a case is not accepted.
pub fn test(workspace: &Workspace, problem: &Problem, program: &Path) -> Result<()> {
    let cases = golden::cases(workspace, &problem.bin)?;
    if cases.is_empty() {
        let folder = workspace.golden_dir().join(&problem.bin);
        eprintln!("not tested: no golden case in {}", workspace.shown(&folder));
    }
    golden::write_missing(workspace, &problem.bin, &cases)?;
    let judge = Checker::new(workspace, &problem.bin)?;
    let mut reasons = String::new();
    let mut trouble = Ok(());
    in_parallel(
        &cases,
        |case| run_case(problem, case, program, &judge),
        |case, report| match report {
            Ok(report) if matches!(report.verdict, Verdict::Ac | Verdict::Unjudged) => {}
            Ok(report) => {
                reasons += &format!("{} {}\n{}", report.verdict, case.name, report.detail);
            }
            Err(error) => trouble = Err(error),
        },
    );
    trouble?;
    if reasons.is_empty() {
        return Ok(());
    }
    Err(Rejected(format!("the bundle fails its golden cases\n{reasons}")).into())
}
