//! Cache of the finished text of an earlier run. Rustc compiles the cached text while this run
//! reads the crates again; if this run makes a different text, that compilation is wasted. If no
//! input has changed, the text is not made again.

use std::ops::Range;
use std::path::PathBuf;
use std::thread::JoinHandle;

use anyhow::Result;
use serde_json::{Value, json};

use super::inputs::{Inputs, file, write};
use crate::draft::Draft;
use crate::request::Job;
use crate::rustc::Diagnostic;
use crate::sources::{Sources, are_unchanged};

/// Cache file of one binary and one judge, the earlier result in it, and the current solution.
#[derive(Debug)]
pub struct CompileCache {
    file: PathBuf,
    kept: Value,
    source: String,
}

/// Cached text that is being compiled in a thread.
pub struct EarlyCompile {
    text: String,
    edition: String,
    thread: Option<JoinHandle<Result<Vec<Diagnostic>>>>,
}

/// A bundle that compiles and means the same at the judge.
#[derive(Debug)]
pub struct Finished {
    pub text: String,
    pub edition: String,
    /// Range of the inlined crates in the text.
    pub inlined: Range<usize>,
    pub bytes_before: usize,
    pub notes: Vec<String>,
}

impl CompileCache {
    /// Opens the cache; `None` if the request names no cache folder or the solution cannot be read.
    pub fn new(job: &Job) -> Option<Self> {
        let file = file(job, "verified")?;
        let source = std::fs::read_to_string(job.request.source).ok()?;
        let kept = std::fs::read(&file).ok();
        let kept = kept.and_then(|kept| serde_json::from_slice(&kept).ok());
        Some(Self {
            file,
            kept: kept.unwrap_or_default(),
            source,
        })
    }

    /// Starts to compile the text that an earlier run made from the same solution.
    pub fn compile_early(&self, job: &Job) -> Option<EarlyCompile> {
        let string = |key: &str| self.kept[key].as_str().map(str::to_string);
        let (text, edition) = (string("text")?, string("edition")?);
        let is_same = string("source")? == self.source
            && self.kept["minify"].as_bool() == Some(job.request.minify);
        let rustc = job.last_rustc();
        let (of_text, of_edition) = (text.clone(), edition.clone());
        let (source, program) = (job.bundle_file(), job.program_file());
        let compile = move || rustc.compile_text(&of_text, &source, &of_edition, &program);
        is_same.then(|| EarlyCompile {
            text,
            edition,
            thread: Some(std::thread::spawn(compile)),
        })
    }

    /// Did an earlier run with these inputs find that the text means the same at the judge?
    pub fn means_the_same(&self, inputs: u64) -> bool {
        self.kept["meaning"].as_u64() == Some(inputs)
    }

    /// Hash of the request and cargo's metadata.
    pub fn request(&self, job: &Job, inputs: &Inputs, metadata: &[u8]) -> Option<u64> {
        inputs.of_request(job, &self.source, metadata)
    }

    /// The bundle of an earlier run, if it was made from the same request and unchanged files.
    pub fn unchanged(&self, request: Option<u64>) -> Option<Finished> {
        let is_same = request.is_some() && self.kept["request"].as_u64() == request;
        let is_same = is_same && are_unchanged(&self.kept["files"]);
        is_same.then(|| finished(&self.kept)).flatten()
    }

    /// Stores a bundle with the hashes of its inputs: `meaning` for the comparison with the judge,
    /// `request` for the request, and `files`, the files that it comes from, if nothing else
    /// decides it.
    pub fn keep(
        &self,
        job: &Job,
        finished: &Finished,
        meaning: Option<u64>,
        request: Option<u64>,
        files: Option<&Sources>,
    ) {
        let kept = json!({
            "source": self.source,
            "minify": job.request.minify,
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
            let _ = write(&self.file, kept.to_string().as_bytes());
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

impl EarlyCompile {
    /// Waits for rustc; true if the text compiles.
    pub fn compiles(mut self) -> bool {
        let found = self
            .thread
            .take()
            .map(|thread| thread.join().expect("compiling does not panic"));
        found.is_some_and(|found| found.is_ok_and(|found| !found.iter().any(|d| d.is_error)))
    }

    /// Rustc's report, if `text` is the text being compiled. Waits for rustc in any case, because
    /// the next text is written to the same files.
    pub fn result(mut self, text: &str, draft: &Draft) -> Option<Result<Vec<Diagnostic>>> {
        let result = self.thread.take()?.join();
        let result = result.expect("compiling does not panic");
        let has_libraries = !draft.last_rustc.libraries.is_empty();
        let is_same = self.text == text && self.edition == draft.edition && !has_libraries;
        is_same.then_some(result)
    }
}

impl Drop for EarlyCompile {
    /// Waits for the compiler, because the folder of its files may be removed afterwards.
    fn drop(&mut self) {
        let _ = self.thread.take().map(JoinHandle::join);
    }
}
