//! Tests the pages of `cargo x site` in a real Chromium, over HTTP and as files.
//!
//! `SITE` names the folder of pages, which `.ci/pages` makes first; `AXE` names axe-core's script,
//! and `PICTURES` a folder for pictures of the pages. If a variable or a program is missing, its
//! tests are left out, and a line reports it.

mod accessibility;
mod boards;
mod explore;
mod find;
mod lesson;
mod messages;
mod offline;
mod play;
mod sizes;
mod switches;
mod visits;
mod words;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use anyhow::{Context as _, Result, ensure};
use browser_tests::{Chromium, Page, Server, chromium};
use libtest_mimic::{Arguments, Failed, Trial};

/// The pages under test.
pub struct Site {
    /// Address of the folder of pages, with a trailing slash.
    url: String,
    folder: PathBuf,
}

type Case = (&'static str, fn(&mut Page, &Site) -> Result<()>);

fn main() {
    let arguments = Arguments {
        // All tests share one Chromium, which uses both processors by itself.
        test_threads: Some(1),
        ..Arguments::from_args()
    };
    let trials = match trials() {
        Ok(trials) => trials,
        Err(missing) => {
            eprintln!("the pages are not tested in a browser: {missing:#}");
            Vec::new()
        }
    };
    libtest_mimic::run(&arguments, trials).exit();
}

fn trials() -> Result<Vec<Trial>> {
    let folder = std::env::var_os("SITE").context(
        "no folder is named; `cargo x site`, then `SITE=target/site cargo test -p browser_tests`",
    )?;
    chromium::find().context("Chromium is not installed")?;
    // Cargo runs tests in their package's folder; `SITE` is relative to the workspace's folder.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = root.join(folder);
    let folder = folder
        .canonicalize()
        .with_context(|| format!("{} is missing", folder.display()))?;
    ensure!(
        folder.join("explore.html").is_file(),
        "{} has no explorer",
        folder.display()
    );
    let server = Server::start(&folder)?.url();
    let file = format!("file://{}/", folder.display());
    let chromium = Arc::new(Mutex::new(None));
    let mut trials = Vec::new();
    for (kind, url) in [("http", server), ("file", file)] {
        let cases = [
            boards::CASES,
            explore::CASES,
            find::CASES,
            lesson::CASES,
            messages::CASES,
            offline::CASES,
            play::CASES,
            sizes::CASES,
            switches::CASES,
            visits::CASES,
            words::CASES,
        ];
        let cases = cases.concat();
        let cases = cases.into_iter().chain(accessibility::cases(kind));
        for (name, case) in cases {
            let site = Site {
                url: url.clone(),
                folder: folder.clone(),
            };
            let chromium = Arc::clone(&chromium);
            trials.push(Trial::test(format!("{kind}: {name}"), move || {
                run(
                    case,
                    &site,
                    &mut chromium.lock().expect("no test panics while it holds it"),
                )
            }));
        }
    }
    Ok(trials)
}

/// Runs a test on its own page, and fails if the page reports an error or a foreign request.
fn run(
    case: fn(&mut Page, &Site) -> Result<()>,
    site: &Site,
    chromium: &mut Option<Chromium>,
) -> Result<(), Failed> {
    let chromium = match chromium {
        Some(chromium) => chromium,
        None => chromium.insert(Chromium::launch()?),
    };
    let mut page = Page::new(chromium)?;
    case(&mut page, site)?;
    let complaints = page.complaints(&site.url);
    if complaints.is_empty() {
        Ok(())
    } else {
        Err(complaints.join("\n").into())
    }
}

impl Site {
    /// The address of the page at a path.
    pub fn page(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }

    /// Path of one page of each kind that exists.
    pub fn kinds(&self) -> Vec<String> {
        let mut kinds = self.all_of(&["."]);
        for folder in ["modules", "problems", "zh/modules", "ja/problems"] {
            let mut pages = self.all_of(&[folder]);
            // Pages of the same folder differ only in words.
            pages.sort_by_key(|path| !path.ends_with("wythoff.html"));
            kinds.extend(pages.into_iter().take(1));
        }
        kinds
    }

    /// The address that the pages will be published at, if they know it.
    pub fn address(&self) -> Option<String> {
        let robots = std::fs::read_to_string(self.folder.join("robots.txt")).ok()?;
        let (_, sitemap) = robots.split_once("Sitemap: ")?;
        Some(sitemap.strip_suffix("sitemap.txt\n")?.to_string())
    }

    /// The paths of all pages in these folders, but `404.html` if it loads from its address.
    pub fn all_of(&self, folders: &[&str]) -> Vec<String> {
        let mut pages = Vec::new();
        for folder in folders {
            let files = self.folder.join(folder).read_dir();
            let files = files.into_iter().flatten().flatten();
            let names = files.filter_map(|file| file.file_name().into_string().ok());
            let names = names.filter(|name| name.ends_with(".html"));
            let path = |name| {
                format!("{folder}/{name}")
                    .trim_start_matches("./")
                    .to_string()
            };
            pages.extend(names.map(path));
        }
        pages.retain(|path| path != "404.html" || self.address().is_none());
        pages.sort();
        pages
    }
}

/// Compiles a program with plain rustc; the returned folder contains it as `main`.
pub fn compiled(program: &str) -> Result<tempfile::TempDir> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("main.rs");
    std::fs::write(&file, program)?;
    let mut rustc = std::process::Command::new("rustc");
    let rustc = rustc
        .args(["--edition", "2021", "--out-dir"])
        .arg(folder.path())
        .arg(&file);
    let output = rustc.output().context("cannot run rustc")?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{program}\n{errors}");
    Ok(folder)
}
