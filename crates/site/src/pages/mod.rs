//! The pages, one file for each kind. `PLACES` lists the kinds that have a single page; modules
//! and problems have a page each.

mod addresses;
mod atlas;
mod course;
mod engine;
mod games;
mod index;
mod landing;
mod lesson;
mod module;
mod notebook;
mod parts;
mod problem;
mod problem_cases;
mod problems;
mod teachers;

use self::lesson::Lesson;
use anyhow::Result;
use fs_err as fs;

use crate::files::Files;
use crate::language::LANGUAGES;
use crate::site::{MenuItem, Site};
use crate::wasm;

/// Path, name in the menu and maker of a kind of page that has a single page in each language.
type Place = (&'static str, &'static str, fn(&Site) -> String);

/// All such kinds, in the order of the menu.
const PLACES: [Place; 7] = [
    // The site's name leads there.
    ("index.html", "", landing::page),
    ("problems.html", "problems", problems::page),
    ("course.html", "course", course::page),
    ("explore.html", "explore", engine::explore),
    ("play.html", "play", engine::play),
    ("atlas.html", "atlas", atlas::page),
    ("notebook.html", "notebook", notebook::page),
];

/// The kinds that are made: without the engine there is nothing to explore or to play.
fn places(site: &Site) -> impl Iterator<Item = &'static Place> + use<> {
    let needs_engine = |path: &str| ["explore.html", "play.html"].contains(&path);
    let has_explorer = site.has_explorer;
    PLACES
        .iter()
        .filter(move |(path, ..)| has_explorer || !needs_engine(path))
}

/// Every file of the site.
///
/// # Errors
/// If a file of `crates/site/static` can't be read.
pub fn all(site: &mut Site) -> Result<Files> {
    let mut files = Files::default();
    site.menu = places(site)
        .filter(|(_, name, _)| !name.is_empty())
        .map(|&(path, name, _)| MenuItem { path, name })
        .collect();
    for language in LANGUAGES {
        site.speak(language);
        add_pages(site, &mut files);
        let lesson = Lesson::read(site)?;
        files.add(site.path("lesson.html"), lesson.page(site));
        files.add(site.path("teachers.html"), teachers::page(site, &lesson));
        files.add_data(
            &module::sentences(language),
            &site.texts.plain_table("board"),
        );
        if site.has_explorer {
            files.add_data(
                &format!("box.{}", language.file),
                &site.texts.plain_table("box"),
            );
        }
    }
    add_static(site, &mut files)?;
    if site.has_explorer {
        wasm::add(&mut files, &site.root)?;
        files.add_data("search", &index::load(site));
        site.texts.add_messages(&mut files);
    }
    atlas::add_values(&mut files);
    atlas::add_certificates(site, &mut files)?;
    problem::add_code(site, &mut files);
    module::add_snippets(site, &mut files);
    addresses::add(site, &mut files);
    Ok(files)
}

/// Adds the pages in the site's current language.
fn add_pages(site: &Site, files: &mut Files) {
    for (path, _, page) in places(site) {
        files.add(site.path(path), page(site));
    }
    for it in &site.material.modules {
        let path = format!("modules/{}.html", it.name);
        files.add(site.path(&path), module::page(site, it));
    }
    let neighbours = course::neighbours(&site.material.course);
    for it in &site.material.problems {
        let neighbours = neighbours.get(it.bin.as_str()).cloned().unwrap_or_default();
        let page = problem::page(site, it, &neighbours);
        files.add(site.path(&format!("problems/{}.html", it.bin)), page);
    }
}

/// Adds the hand-written files of `static`: styles, scripts and pictures. The script for pages
/// without a network is at the top, as it may only answer for what is below its own folder.
fn add_static(site: &Site, files: &mut Files) -> Result<()> {
    files.add("offline.js", include_str!("../../data/offline.js"));
    files.add("static/card.png", include_bytes!("../../data/card.png"));
    for entry in fs::read_dir(site.root.join("crates/site/static"))? {
        let entry = entry?;
        let name = entry.file_name();
        files.add(
            format!("static/{}", name.display()),
            fs::read(entry.path())?,
        );
    }
    Ok(())
}
