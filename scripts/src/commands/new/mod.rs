//! `cargo x new`: creates a problem file from the template, a golden folder, samples.

mod place;
mod scaffold;
mod task;
mod template;

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};

use crate::commands::init::check_home_of_new_problems;
use crate::eprintln;
use crate::system::files::atomic;
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::contests;
use place::of_url;
pub use scaffold::{Scaffolded, begin};
pub use task::Task;
use task::is_url;
pub use template::Template;

/// Create a problem's file and its folder of golden cases
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Name of the problem, `<judge><contest>_<problem>`, such as `cf15_c`, or its page's address;
    /// `--url` and `--from` supply one if you don't
    bin: Option<String>,

    /// The problem's page, which goes into the header
    #[arg(long)]
    url: Option<String>,

    /// A task in Competitive Companion's format: title, limits and samples
    #[arg(long, value_name = "FILE.json")]
    from: Option<PathBuf>,

    /// Write a program for `cargo x explore --moves` instead: Python, or by the extension C++, Rust
    /// or Java
    #[arg(long, value_name = "NAME", exclusive = true)]
    pub moves: Option<PathBuf>,

    /// Start from a complete solution of Nim with a brute force and a property test
    #[arg(long)]
    game: bool,

    /// Add the problem to the collection itself
    #[arg(long)]
    contribute: bool,
}

/// Writes the files of a new problem.
///
/// # Errors
/// If the name is not valid for a problem, or a file cannot be read or written.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let (bin, url) = match (&args.bin, &args.url) {
        (Some(page), None) if is_url(page) => (None, Some(page)),
        (bin, url) => (bin.as_deref(), url.as_ref()),
    };
    ensure!(
        bin.is_some() || url.is_some() || args.from.is_some(),
        "name the problem, as in `cargo x new cf15_c`, or say where it is: `--url` takes the \
         address of its page, `--from` a file that Competitive Companion sent"
    );
    if args.contribute {
        ensure!(
            workspace.collection().is_none(),
            "`--contribute` works in a clone of the collection; this is a repository of your own"
        );
    } else {
        check_home_of_new_problems(workspace)?;
    }
    let template = if args.game {
        Template::Game
    } else {
        Template::of_settings(workspace)?
    };
    let mut task = match &args.from {
        Some(file) => {
            Task::parse(&fs_err::read(file)?).with_context(|| format!("in {}", file.display()))?
        }
        None => Task::default(),
    };
    if let Some(url) = url {
        ensure!(
            is_url(url),
            "`{url}` is no page's address; copy it from the browser, with https://"
        );
        task.url.clone_from(url);
    }
    ensure!(
        bin.is_some() || args.from.is_some() || of_url(&task.url).is_some(),
        "{0} tells no name; give one: `cargo x new NAME --url {0}`",
        task.url
    );
    let mut scaffolded = begin(workspace, &task, bin, &template)?;
    scaffolded.add_samples(workspace, &task, false)?;
    // Also of a problem that is there: an earlier command may have been ended before this.
    contests::note(workspace, &task.import(), &scaffolded.place.bin);
    ensure!(
        args.from.is_some() || !scaffolded.place.is_there,
        "{} is there already{} and stays as it is",
        workspace.shown(&scaffolded.place.file),
        url.map_or("", |_| " for this page")
    );
    scaffolded.report(workspace)?;
    Ok(true)
}

/// A template of `--moves` for the extensions of each language.
const MOVES: [(&[&str], &str); 4] = [
    (&["py"], include_str!("moves/template.py")),
    (&["cpp", "cc", "cxx"], include_str!("moves/template.cpp")),
    (&["rs"], include_str!("moves/template.rs")),
    (&["java"], include_str!("moves/template.java")),
];

/// Writes a program for `cargo x explore --moves` in the language that the name's extension tells.
///
/// # Errors
/// If the language is unknown, or the file is there already or can't be written.
pub fn write_moves(path: &Path) -> Result<bool> {
    let name = path.file_name().and_then(|name| name.to_str());
    let is_plain = |name: &&str| !name.contains(|c: char| c.is_control() || c == '\\');
    name.filter(is_plain)
        .context("name a file, as in `cargo x new --moves game.py`")?;
    let path = match path.extension() {
        Some(_) => path.to_path_buf(),
        None => path.with_extension("py"),
    };
    let extension = path.extension().unwrap_or_default();
    let is_of = |known: &&str| extension == *known;
    let template = MOVES.iter().find(|(known, _)| known.iter().any(is_of));
    let Some((_, template)) = template else {
        bail!(
            "{}: no template for .{}; name it .py, .cpp, .rs or .java",
            path.display(),
            extension.display()
        );
    };
    let shown = path.display().to_string();
    // In a comment of Java, the `\u` of a path on Windows would be an error.
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let [name, quoted] = [&name, &shown[..]].map(|it| shlex::try_quote(it).unwrap_or_default());
    atomic::create(&path, template.replace("{file}", &name))?;
    eprintln!("it's Kayles; `cargo x explore --moves {quoted} 0..100` explores it");
    output::print(&format!("{shown}\n"))?;
    Ok(true)
}
