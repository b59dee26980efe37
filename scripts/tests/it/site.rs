//! Tests `cargo x site` as a user runs it, without what takes minutes or needs WebAssembly. The
//! package `browser_tests` tests the pages in a browser.

#[path = "../../../crates/site/tests/support/links.rs"]
mod links;

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use tempfile::TempDir;

use crate::support::{Outcome, Sandbox, are_all_tried, command_in, outcome, x_in};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// Where the pages are published.
const ADDRESS: &str = "https://an-author.example/grundy/";

/// The pages of this workspace as they are published, written and opened once for all tests.
fn pages() -> &'static Path {
    static FOLDER: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let (_, pages) = FOLDER.get_or_init(|| {
        let folder = TempDir::new().unwrap();
        let pages = folder.path().join("pages");
        let words = format!(
            "--address {ADDRESS} --repository https://a-host.example/an-author/grundy --out {}",
            pages.display()
        );
        let browser = format!("echo $1 > {}", folder.path().join("opened").display());
        let written = opened_by(&browser, &words).exits(0);
        assert_eq!(written.stdout, format!("{}\n", pages.display()));
        let page = pages.join("index.html");
        written.says(&[&format!("opened {}", page.display())]);
        (folder, pages)
    });
    pages
}

fn read(path: &str) -> String {
    std::fs::read_to_string(pages().join(path)).unwrap()
}

/// Paths of all files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let below = |path: PathBuf| {
        if path.is_dir() {
            files(&path)
        } else {
            vec![path]
        }
    };
    paths.flat_map(below).collect()
}

fn size(path: &Path) -> u64 {
    path.metadata().unwrap().len()
}

#[test]
fn every_module_and_every_problem_about_a_game_has_a_page() {
    let library = std::fs::read_to_string(root().join("snippets/src/lib.rs")).unwrap();
    for line in library.lines() {
        let module = line.strip_prefix("pub mod ");
        if let Some(module) = module.and_then(|line| line.strip_suffix(';')) {
            assert!(
                pages().join(format!("modules/{module}.html")).is_file(),
                "{module}"
            );
        }
    }
    let problem = read("problems/gym100500_e.html");
    for part in [
        "IBM Chill Zone",
        "../modules/sg_table.html",
        "brute-up-to-50",
    ] {
        assert!(problem.contains(part), "{part} is not on the page");
    }
    for page in ["course", "problems", "notebook"] {
        assert!(read("index.html").contains("course.html"));
        assert!(pages().join(format!("{page}.html")).is_file(), "{page}");
    }
}

#[test]
fn no_link_of_the_pages_is_broken() {
    let broken = links::broken(&links::read(pages()), Some(ADDRESS));
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn a_page_has_the_code_as_it_is_pasted() {
    let pasted = x_in(root(), "snippet nim").exits(0).stdout;
    let page = read("modules/nim.html");
    for line in pasted.lines().filter(|line| line.starts_with("pub fn ")) {
        let name = line.split(['(', ' ', '<']).nth(2).unwrap();
        assert!(page.contains(name), "{name} is not on the page");
    }
    assert!(page.contains("data-load=snippets/nim"));
    assert!(pages().join("data/snippets/nim.js").is_file());
}

#[test]
fn the_pages_are_small() {
    let files = files(pages());
    let all: u64 = files.iter().map(|path| size(path)).sum();
    // What is missing here took 2.33 megabytes in November 2026; `cargo x site` refuses 12.
    assert!(
        all < 9_600_000,
        "{all} bytes without engine, search and bundles"
    );
    let first = [
        "index.html",
        "static/site.css",
        "static/site.js",
        "static/icon.svg",
    ];
    let first: u64 = first.iter().map(|path| size(&pages().join(path))).sum();
    assert!(first < 150_000, "{first} bytes before anything is searched");
}

#[test]
fn no_text_shows_a_raw_power_or_index() {
    let pages = files(pages()).into_iter();
    let mut raw = Vec::new();
    for path in pages.filter(|path| path.extension().is_some_and(|it| it == "html")) {
        let html = std::fs::read_to_string(&path).unwrap();
        let mut skipped = None;
        for part in html.split('<').skip(1) {
            let (tag, text) = part.split_once('>').unwrap_or((part, ""));
            let name = tag.split(' ').next().unwrap_or_default();
            match skipped {
                None if ["pre", "script", "code", "svg", "title"].contains(&name) => {
                    skipped = Some(name);
                }
                Some(open) if tag.strip_prefix('/') == Some(open) => skipped = None,
                _ => {}
            }
            if skipped.is_none() && is_raw(text) {
                raw.push(format!("{}: {text}", path.display()));
            }
        }
    }
    assert!(raw.is_empty(), "{}", raw.join("\n"));
}

/// Returns whether a text has a power such as `2^64` or an index such as `x_1` as it is typed.
fn is_raw(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let is_word = |at: usize| letters.get(at).is_some_and(|it| it.is_alphanumeric());
    let opens = |at: usize| letters.get(at).is_some_and(|it| "({-".contains(*it));
    let powers = (1..letters.len()).any(|at| {
        let follows = is_word(at - 1) || ")]".contains(letters[at - 1]);
        letters[at] == '^' && follows && (is_word(at + 1) || opens(at + 1))
    });
    let indices = (1..letters.len()).any(|at| {
        let is_short = is_word(at - 1) && (at == 1 || !is_word(at - 2));
        letters[at] == '_' && is_short && is_word(at + 1)
    });
    powers || indices
}

#[test]
fn a_raw_power_is_seen() {
    assert!(is_raw("below 2^64") && is_raw("10^-9") && is_raw("d_b"));
    assert!(!is_raw("a ^ b, cf15_c, sg_table"));
}

#[test]
fn nothing_is_written_into_a_page_that_its_policy_forbids() {
    let pages = files(pages()).into_iter();
    for path in pages.filter(|path| path.extension().is_some_and(|it| it == "html")) {
        let html = std::fs::read_to_string(&path).unwrap();
        assert!(
            html.contains("Content-Security-Policy"),
            "{}",
            path.display()
        );
        let tags = html.split('<').filter_map(|tag| tag.split('>').next());
        for tag in tags {
            let is_inline = tag == "script" || tag == "style" || tag.contains(" style=");
            let mut words = tag.split(' ');
            let has_handler = words.any(|word| word.starts_with("on") && word.contains('='));
            assert!(!is_inline && !has_handler, "{}: <{tag}>", path.display());
        }
    }
}

/// Runs `cargo x site --open` with these words, and this script instead of any program that opens a
/// browser.
fn opened_by(script: &str, words: &str) -> Outcome {
    let programs = TempDir::new().unwrap();
    for name in ["xdg-open", "open", "wslview"] {
        let program = programs.path().join(name);
        std::fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    let path = std::env::var("PATH").unwrap();
    let path = format!("{}:{path}", programs.path().display());
    let words = format!("site --no-explorer --no-bundles --open {words}");
    outcome(command_in(root(), &words).env("PATH", path))
}

#[test]
fn the_landing_page_is_opened_if_there_is_a_browser() {
    let page = pages().join("index.html");
    let opened = std::fs::read_to_string(pages().with_file_name("opened")).unwrap();
    assert_eq!(opened, format!("{}\n", page.display()));
    // Each try writes all pages.
    if are_all_tried() {
        opened_by("exit 1", &format!("--out {}", pages().display()))
            .exits(2)
            .says(&[&format!("error: no browser here; open {}", page.display())]);
    }
}

#[test]
fn a_folder_that_it_did_not_make_is_refused_and_stays() {
    let folder = TempDir::new().unwrap();
    let mine = folder.path().join("thesis.tex");
    std::fs::write(&mine, "text").unwrap();
    let words = format!(
        "site --no-explorer --no-bundles --out {}",
        folder.path().display()
    );
    let refused = x_in(root(), &words).exits(2);
    for part in [
        "was not made by `cargo x site`",
        "choose another folder with --out",
    ] {
        assert!(refused.stderr.contains(part), "{refused:#?}");
    }
    assert_eq!(files(folder.path()), [mine]);
}

#[test]
fn without_a_clone_it_says_what_to_do() {
    // An installed command carries the translated titles.
    let titles = Sandbox::new().file("crates/site/text/problems.ja.toml", "");
    let told = titles.x("site").exits(2);
    told.says(&[
        "clone the repository",
        "set GRUNDY_COLLECTION",
        "`cargo x site` again",
    ]);
}
