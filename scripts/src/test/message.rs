//! Messages of `cargo x test --message-format json`, one object per line.

use serde::Serialize;

use super::select::Run;
use crate::runner::Report;
use crate::workspace::Workspace;

/// Result of a case. `message.schema.json` describes the same format.
#[derive(Debug, Serialize)]
pub struct Message<'a> {
    problem: &'a str,
    case: &'a str,
    verdict: String,
    time_ms: f64,
    memory_bytes: u64,
    /// Path of the solution.
    source: String,
    input: String,
    /// Path of the expected output; None if there is none.
    answer: Option<String>,
    detail: &'a str,
    stderr: &'a str,
}

/// Line for one case.
pub fn line(workspace: &Workspace, run: &Run, report: &Report) -> String {
    let path = |path: &std::path::Path| workspace.shown(path);
    let answer = run.case.output.is_file().then(|| path(&run.case.output));
    let message = Message {
        problem: &run.problem.bin,
        case: &run.case.name,
        verdict: report.verdict.to_string(),
        time_ms: report.time.as_secs_f64() * 1000.0,
        memory_bytes: report.peak_memory,
        source: path(&run.problem.path),
        input: path(&run.case.input),
        answer,
        detail: &report.detail,
        stderr: &report.stderr,
    };
    let json = serde_json::to_string(&message).expect("texts and numbers are JSON");
    json + "\n"
}
