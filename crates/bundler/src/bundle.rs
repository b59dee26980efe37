//! Bundles a binary from start to end, and measures the seconds of each step.

use std::fmt;
use std::ops::Range;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::sync::OnceLock;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};

use crate::assemble::assemble;
use crate::cache::{BundleCache, Finished, note_manifests};
use crate::cargo::Metadata;
use crate::draft::Draft;
use crate::output::minify;
use crate::rejected::Rejected;
use crate::request::{Job, Request};
use crate::rustc::Compiler;
use crate::same_meaning::{Checked, SameMeaning};
use crate::scratch::{self, Folder};
use crate::shake::live_parts;
use crate::verify;

/// A bundle that compiles, and its executable for as long as this lives.
#[derive(Debug)]
pub struct Bundle {
    pub text: String,
    pub program: PathBuf,
    /// Name of the judge.
    pub judge: String,
    /// Version of the rustc that compiled it.
    pub compiler: String,
    /// The judge's version of rustc, if it is known.
    pub judge_rustc: Option<String>,
    /// Bytes of the inlined crates before they are shaken.
    pub bytes_before: usize,
    pub timings: Timings,
    /// Notes for the solution's author.
    pub notes: Vec<String>,
    /// Range of the inlined crates in the text.
    inlined: Range<usize>,
    edition: String,
    /// Holds the executable.
    _folder: Folder,
}

impl Bundle {
    /// The edition under which the bundle was compiled, to be chosen at the judge.
    pub fn edition(&self) -> &str {
        &self.edition
    }

    /// The text with the inlined crates squeezed, as a request with `minify` set produces it.
    ///
    /// # Errors
    /// If the crates' text is not Rust.
    pub fn minified(&self) -> Result<String> {
        let (before, rest) = self.text.split_at(self.inlined.start);
        let (crates, after) = rest.split_at(self.inlined.len());
        Ok(format!(
            "{before}{}{after}",
            minify::minified(crates, false)?
        ))
    }
}

/// Formats the size and the total time; `{:#}` lists the time of each step.
impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes for {}; ", self.text.len(), self.judge)?;
        self.timings.fmt(f)
    }
}

/// Bundles a binary for a judge, and compiles the bundle as the judge does.
///
/// # Errors
/// [`Rejected`] if the bundle is too large or does not compile; another
/// error if a crate cannot be inlined or a program cannot be run. Files of the workspace are named
/// relative to its root.
pub fn bundle(request: &Request) -> Result<Bundle> {
    bundled(request).map_err(|error| with_relative_paths(error, request.root))
}

fn with_relative_paths(error: anyhow::Error, root: &Path) -> anyhow::Error {
    let root = format!("{}{MAIN_SEPARATOR}", root.display());
    match error.downcast::<Rejected>() {
        Ok(Rejected(reason)) => Rejected(reason.replace(&root, "")).into(),
        Err(error) => anyhow!(format!("{error:#}").replace(&root, "")),
    }
}

fn bundled(request: &Request) -> Result<Bundle> {
    let scratch = request.scratch;
    let name = request.source.file_name().context("a source has a name")?;
    let folder = scratch::folder(scratch)?;
    let job = Job {
        request,
        folder: &folder,
        refused: &scratch.join(name),
        places: &OnceLock::new(),
        is_careful: false,
    };
    let CompiledBundle {
        finished,
        compiler,
        timings,
    } = made(&job)?;
    Ok(Bundle {
        text: finished.text,
        program: job.program_file(),
        judge: request.target.judge.clone(),
        bytes_before: finished.bytes_before,
        timings,
        notes: finished.notes,
        inlined: finished.inlined,
        edition: finished.edition,
        compiler,
        judge_rustc: request.target.rustc.clone(),
        _folder: folder,
    })
}

struct CompiledBundle {
    finished: Finished,
    compiler: String,
    timings: Timings,
}

/// Makes and compiles the bundle, or compiles an earlier run's text if nothing has changed.
fn made(job: &Job) -> Result<CompiledBundle> {
    let mut timings = Timings::start();
    let toolchain = job.request.toolchain;
    let compiler = Compiler::ask(&toolchain.rustc)?;
    let of_judge = toolchain
        .judge_rustc
        .as_ref()
        .and(job.request.target.rustc.as_ref());
    let release = of_judge
        .map_or_else(|| compiler.release(), String::as_str)
        .to_string();
    let cache = BundleCache::new(job, &compiler);
    if let Some(finished) = cache.as_ref().and_then(BundleCache::recall) {
        let mut rustc = job.last_rustc();
        rustc.libraries.clone_from(&finished.libraries);
        let (source, program) = (job.bundle_file(), job.program_file());
        let found = rustc.compile_text(&finished.text, &source, &finished.edition, &program)?;
        if !found.iter().any(|found| found.is_error) {
            timings.done("compile");
            return Ok(CompiledBundle {
                finished,
                compiler: release,
                timings,
            });
        }
    }
    let root = job.request.root;
    let metadata = Metadata::ask(&toolchain.cargo, root, &compiler.host)?;
    let mut draft = match verified(job, &metadata, &compiler, timings.clone())? {
        Some(draft) => draft,
        // Without the parts that never run it's another program: keep them.
        None => {
            let is_careful = true;
            let job = Job { is_careful, ..*job };
            let draft = verified(&job, &metadata, &compiler, timings)?;
            draft.expect("the second attempt returns an error instead")
        }
    };
    draft.timings.done("compile");
    let finished = Finished {
        text: draft.text(),
        inlined: draft.pasted.before.len()..draft.pasted.before.len() + draft.crates().len(),
        edition: draft.edition,
        bytes_before: draft.bytes_before,
        notes: draft.notes,
        libraries: draft.last_rustc.libraries,
    };
    if let (Some(cache), Some(sources)) = (cache, &draft.sources) {
        note_manifests(sources, &metadata, root);
        cache.keep(&finished, sources);
    }
    Ok(CompiledBundle {
        finished,
        compiler: release,
        timings: draft.timings,
    })
}

/// Makes a bundle, compiles it, and compares it with the workspace. `None` if it's another program
/// than in the workspace and the job isn't careful yet.
fn verified(
    job: &Job,
    metadata: &Metadata,
    compiler: &Compiler,
    timings: Timings,
) -> Result<Option<Draft>> {
    let draft = draft(job, metadata, timings);
    // Parsed sources stay in memory for their spans; nothing needs a span from here on.
    proc_macro2::extra::invalidate_current_thread_spans();
    let mut draft = draft?;
    let meaning = SameMeaning::new(&mut draft, job);
    let checked = std::thread::scope(|scope| {
        let checked = scope.spawn(|| meaning.check(&compiler.version));
        let program = verify::compile(&mut draft, job);
        // The comparison's error explains the same line better than the judge's rustc: report
        // it first.
        let checked = checked.join().expect("checking does not panic")?;
        if let (Checked::Different(reason), true) = (&checked, job.is_careful) {
            return Err(Rejected(reason.clone()).into());
        }
        match program {
            Ok(_) => Ok(checked),
            Err(error) => Err(meaning.newer_calls()?.map_or(error, anyhow::Error::from)),
        }
    })?;
    Ok(match checked {
        Checked::Same(notes) => {
            draft.notes.extend(notes);
            Some(draft)
        }
        Checked::Different(_) => None,
    })
}

fn draft(job: &Job, metadata: &Metadata, mut timings: Timings) -> Result<Draft> {
    let request = job.request;
    let graph = metadata.graph(&request.toolchain.cargo, request.source)?;
    timings.done("cargo metadata");
    assemble(job, graph, live_parts, timings)
}

/// Steps and their seconds.
#[derive(Debug, Clone)]
pub struct Timings {
    start: Instant,
    pub steps: Vec<(String, f64)>,
}

impl Timings {
    /// Starts the first step.
    pub fn start() -> Self {
        Self {
            start: Instant::now(),
            steps: Vec::new(),
        }
    }

    /// Ends the current step, which started at the end of the previous one.
    pub fn done(&mut self, what: impl Into<String>) {
        let spent: f64 = self.steps.iter().map(|(_, seconds)| seconds).sum();
        let seconds = self.start.elapsed().as_secs_f64() - spent;
        self.steps.push((what.into(), seconds));
    }
}

/// Formats the total, `1.83 s`; `{:#}` lists each step before it.
impl fmt::Display for Timings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            for (what, seconds) in &self.steps {
                write!(f, "{what} {seconds:.2} s, ")?;
            }
            f.write_str("in all ")?;
        }
        write!(f, "{:.2} s", self.start.elapsed().as_secs_f64())
    }
}
