//! What an earlier run has compiled: while this one reads the crates again, rustc compiles the same
//! text. If the text turns out to be another one, that work was in vain and nothing else. If no file
//! and nothing else that the text came from has changed, it is not even made again.

use std::ops::Range;
use std::path::PathBuf;
use std::thread::JoinHandle;

use anyhow::Result;
use serde_json::{Value, json};

use crate::draft::Draft;
use crate::inline::{Sources, are_unchanged};
use crate::known::{self, Known};
use crate::request::{Job, Request};
use crate::rustc::{Diagnostic, Rustc};
use crate::same_meaning::clippy;
use crate::verify;

/// Where it is kept, and what the solution is now.
#[derive(Debug)]
pub struct Verified {
    file: PathBuf,
    kept: Value,
    source: String,
}

/// A text that is being compiled.
pub struct Early {
    text: String,
    edition: String,
    thread: Option<JoinHandle<Result<Vec<Diagnostic>>>>,
}

/// A bundle that compiles and means the same at the judge.
#[derive(Debug)]
pub struct Finished {
    pub text: String,
    pub edition: String,
    /// Where the inlined crates stand in the text.
    pub inlined: Range<usize>,
    pub bytes_before: usize,
    pub notes: Vec<String>,
}

impl Verified {
    /// `None` if the request names no folder, or the solution cannot be read.
    pub fn of(job: &Job) -> Option<Self> {
        let file = known::file(job, "verified")?;
        let source = std::fs::read_to_string(job.request.source).ok()?;
        let kept = std::fs::read(&file).ok();
        let kept = kept.and_then(|kept| serde_json::from_slice(&kept).ok());
        Some(Self {
            file,
            kept: kept.unwrap_or_default(),
            source: format!("{} {source}", job.request.minify),
        })
    }

    /// Begins to compile what came of the same solution.
    pub fn compile_early(&self, job: &Job) -> Option<Early> {
        let string = |key: &str| self.kept[key].as_str().map(str::to_string);
        let (text, edition) = (string("text")?, string("edition")?);
        let is_same = string("source")? == self.source;
        let rustc = plain_rustc(job);
        let (of_text, of_edition) = (text.clone(), edition.clone());
        let (source, program) = (verify::source(job), verify::program(job));
        let compile = move || rustc.compile_text(&of_text, &source, &of_edition, &program);
        is_same.then(|| Early {
            text,
            edition,
            thread: Some(std::thread::spawn(compile)),
        })
    }

    /// Was it found to mean the same at the judge, from these inputs?
    pub fn means_the_same(&self, inputs: u64) -> bool {
        self.kept["meaning"].as_u64() == Some(inputs)
    }

    /// A number for the request, the tools and what cargo says: beside them, only files decide.
    pub fn request(&self, job: &Job, known: &Known, metadata: &[u8]) -> Option<u64> {
        let rustc = plain_rustc(job);
        let Request { root, target, .. } = job.request;
        known.number(
            &rustc,
            &(&self.source, root, target, metadata, clippy(&rustc)),
        )
    }

    /// The bundle of an earlier run, if it came of the same request and files.
    pub fn unchanged(&self, request: Option<u64>) -> Option<Finished> {
        let is_same = request.is_some() && self.kept["request"].as_u64() == request;
        let is_same = is_same && are_unchanged(&self.kept["files"]);
        is_same.then(|| finished(&self.kept)).flatten()
    }

    /// A bundle, the inputs from which it was found to mean the same at the judge, the request, and
    /// the files that it comes from, if only they decide.
    pub fn keep(
        &self,
        finished: &Finished,
        meaning: Option<u64>,
        request: Option<u64>,
        files: Option<&Sources>,
    ) {
        let kept = json!({
            "source": self.source,
            "text": finished.text,
            "edition": finished.edition,
            "inlined": [finished.inlined.start, finished.inlined.end],
            "bytes_before": finished.bytes_before,
            "notes": finished.notes,
            "meaning": meaning,
            "request": request,
            "files": files.map(Sources::listed),
        });
        if kept != self.kept {
            let _ = known::write(&self.file, &kept);
        }
    }
}

fn finished(kept: &Value) -> Option<Finished> {
    let string = |value: &Value| Some(value.as_str()?.to_string());
    let number = |value: &Value| usize::try_from(value.as_u64()?).ok();
    Some(Finished {
        text: string(&kept["text"])?,
        edition: string(&kept["edition"])?,
        inlined: number(&kept["inlined"][0])?..number(&kept["inlined"][1])?,
        bytes_before: number(&kept["bytes_before"])?,
        notes: kept["notes"]
            .as_array()?
            .iter()
            .map(string)
            .collect::<Option<_>>()?,
    })
}

/// The compiler without libraries of the judge.
pub fn plain_rustc(job: &Job) -> Rustc {
    Rustc {
        program: job.request.toolchain.rustc.clone(),
        libraries: [].into(),
    }
}

impl Early {
    /// Does this text compile? Waits for it.
    pub fn compiles(mut self) -> bool {
        let found = self
            .thread
            .take()
            .map(|thread| thread.join().expect("compiling does not panic"));
        found.is_some_and(|found| found.is_ok_and(|found| !found.iter().any(|d| d.is_error)))
    }

    /// What rustc reported, if this is the text that is wanted. Waits for it in any case: the
    /// next one is written to the same files.
    pub fn result(mut self, text: &str, draft: &Draft) -> Option<Result<Vec<Diagnostic>>> {
        let result = self.thread.take()?.join();
        let result = result.expect("compiling does not panic");
        let has_libraries = !draft.rustc.libraries.is_empty();
        let is_same = self.text == text && self.edition == draft.edition && !has_libraries;
        is_same.then_some(result)
    }
}

impl Drop for Early {
    /// Its files are in a folder that may be removed.
    fn drop(&mut self) {
        let _ = self.thread.take().map(JoinHandle::join);
    }
}
