//! Bundles a binary from start to end.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::sync::OnceLock;

use anyhow::{Result, anyhow};

use crate::assemble::assemble;
use crate::cache::{BundleCache, Finished, note_manifests};
use crate::cargo::Metadata;
use crate::draft::Draft;
use crate::request::{Care, Job, Rejected, Request, Target};
use crate::rustc::Compiler;
use crate::same_meaning::SameMeaning;
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
    /// Bytes of the inlined crates before they are shaken.
    pub bytes_before: usize,
    /// Notes for the solution's author.
    pub notes: Vec<String>,
    /// The edition under which the bundle was compiled, to be chosen at the judge.
    pub edition: String,
    /// Holds the executable.
    _folder: Folder,
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
        Ok(Rejected { reason, why }) => Rejected {
            reason: reason.replace(&root, ""),
            why: why.map(|why| why.replace(&root, "")),
        }
        .into(),
        Err(error) => anyhow!(format!("{error:#}").replace(&root, "")),
    }
}

fn bundled(request: &Request) -> Result<Bundle> {
    let folder = scratch::folder(request.scratch)?;
    let job = Job {
        request,
        folder: &folder,
        places: &OnceLock::new(),
        care: Care::Usual,
    };
    let compiler = Compiler::ask(&request.toolchain.rustc)?;
    let finished = finish(&job, &compiler)?;
    let Target { judge, rustc, .. } = request.target;
    let (own, has_judges) = (compiler.release(), request.toolchain.judge_rustc.is_some());
    let wanted = rustc
        .as_ref()
        .filter(|wanted| !has_judges && *wanted != own);
    let note = wanted.map(|wanted| {
        let bin = request.source.file_stem().unwrap_or_default().display();
        format!(
            "compiled by rustc {own}, {judge} has {wanted}: `cargo x paste {bin} --install-judge` \
             gets that one"
        )
    });
    Ok(Bundle {
        text: finished.text,
        program: job.program(),
        judge: judge.clone(),
        bytes_before: finished.bytes_before,
        notes: finished.notes.into_iter().chain(note).collect(),
        edition: finished.edition,
        _folder: folder,
    })
}

/// Makes and compiles the bundle, or takes an earlier run's if nothing has changed.
fn finish(job: &Job, compiler: &Compiler) -> Result<Finished> {
    let cache = BundleCache::new(job, compiler);
    let program = job.program();
    if let Some(finished) = cache.as_ref().and_then(|cache| cache.recall(&program)) {
        return Ok(finished);
    }
    let root = job.request.root;
    let metadata = Metadata::ask(&job.request.toolchain.cargo, root, compiler.host()?)?;
    let draft = match verified(job, &metadata, compiler)? {
        Some(draft) => draft,
        // Without the parts that never run it's another program: keep them.
        None => {
            let care = Care::Utmost;
            let job = Job { care, ..*job };
            let draft = verified(&job, &metadata, compiler)?;
            draft.expect("the second attempt returns an error instead")
        }
    };
    let finished = Finished {
        text: draft.text(),
        edition: draft.edition,
        bytes_before: draft.bytes_before,
        notes: draft.notes,
    };
    if let Some(cache) = cache.filter(|_| !draft.runs_own_code) {
        note_manifests(&draft.sources, &metadata, root);
        for library in draft.last_rustc.libraries.values() {
            let _ = draft.sources.read_bytes(library);
        }
        let _ = cache.keep(&finished, &program, &draft.sources); // a later run makes it again
    }
    Ok(finished)
}

/// Makes a bundle, compiles it, and compares it with the workspace. `None` if it's another program
/// than in the workspace and the job isn't careful yet.
fn verified(job: &Job, metadata: &Metadata, compiler: &Compiler) -> Result<Option<Draft>> {
    let graph = metadata.graph(&job.request.toolchain.cargo, job.request.source)?;
    let draft = assemble(job, graph, live_parts);
    // Parsed sources stay in memory for their spans; nothing needs a span from here on.
    proc_macro2::extra::invalidate_current_thread_spans();
    let mut draft = draft?;
    let meaning = SameMeaning { draft: &draft, job };
    let (notes, modules) = std::thread::scope(|scope| {
        let checked = scope.spawn(|| meaning.check(&compiler.version));
        let modules = verify::compile(&draft, job);
        (checked.join().expect("checking does not panic"), modules)
    });
    // The comparison's error explains the same line better than the judge's rustc: report it first.
    let notes = notes?;
    if modules.is_err() {
        meaning.refuse_newer_calls()?;
    }
    let modules = modules?;
    Ok(notes.map(|notes| {
        draft.notes.extend(notes);
        draft.modules = modules;
        draft
    }))
}
