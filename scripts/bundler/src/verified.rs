//! What an earlier run has compiled: while this one reads the crates again, rustc compiles the same
//! text. If the text turns out to be another one, that work was in vain and nothing else.

use std::path::PathBuf;
use std::thread::JoinHandle;

use anyhow::Result;
use serde_json::{Value, json};

use crate::draft::Draft;
use crate::known;
use crate::request::Job;
use crate::rustc::{Diagnostic, Rustc};
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
        let rustc = Rustc {
            program: job.request.toolchain.rustc.clone(),
            libraries: [].into(),
        };
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

    /// A bundle that compiles, and the inputs from which it was found to mean the same at the judge.
    pub fn keep(&self, text: &str, edition: &str, meaning: Option<u64>) {
        let kept = json!({
            "source": self.source,
            "text": text,
            "edition": edition,
            "meaning": meaning,
        });
        if kept != self.kept {
            let _ = known::write(&self.file, &kept);
        }
    }
}

impl Early {
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
