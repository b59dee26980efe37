//! Makes the pages, one file for each kind. `PLACES` is the only list of the kinds with a single
//! page; modules and problems have one page each.

mod addresses;
mod atlas;
mod course;
mod explore;
mod family;
mod game_modules;
mod games;
mod index;
mod landing;
mod module;
mod notebook;
mod parts;
mod play;
mod problem;
mod problem_cases;
mod problem_games;
mod problems;
mod road;
mod sidebar;
mod unfound;
mod values;
mod which;

use anyhow::Result;
use fs_err as fs;

use crate::files::Files;
use crate::language::LANGUAGES;
use crate::links;
use crate::script::squeezed;
use crate::site::{MenuItem, Site};
use crate::wasm;

/// A kind of page with a single page in each language.
struct Place {
    path: &'static str,
    /// Key of its name in the menu; `None` if it is not in the menu.
    menu: Option<&'static str>,
    /// Key of its description on the landing page; `None` if it is not there.
    lead: Option<&'static str>,
    /// True if it needs the WebAssembly engine.
    needs_engine: bool,
    write: fn(&Site) -> String,
}

impl Place {
    fn in_menu(&self) -> Option<MenuItem> {
        Some(MenuItem {
            path: self.path,
            name: self.menu?,
            lead: self.lead,
        })
    }
}

/// All kinds with a single page, in the order of the menu.
const PLACES: &[Place] = &[
    Place {
        path: "index.html",
        menu: Some("site.find"),
        lead: None,
        needs_engine: false,
        write: landing::page,
    },
    Place {
        path: "problems.html",
        menu: Some("site.problems"),
        lead: Some("landing.problems_lead"),
        needs_engine: false,
        write: problems::page,
    },
    Place {
        path: "course.html",
        menu: Some("site.course"),
        lead: Some("landing.course_lead"),
        needs_engine: false,
        write: course::page,
    },
    Place {
        path: "explore.html",
        menu: Some("site.explore"),
        lead: Some("landing.explore_lead"),
        needs_engine: true,
        write: explore::page,
    },
    Place {
        path: "play.html",
        menu: Some("site.play"),
        lead: Some("landing.play_lead"),
        needs_engine: true,
        write: play::page,
    },
    Place {
        path: "atlas.html",
        menu: Some("site.atlas"),
        lead: Some("landing.atlas_lead"),
        needs_engine: false,
        write: atlas::page,
    },
    Place {
        path: "notebook-theory.html",
        menu: Some("site.notebook"),
        lead: Some("landing.notebook_lead"),
        needs_engine: false,
        write: notebook::theory,
    },
    Place {
        path: "notebook-code.html",
        menu: None,
        lead: None,
        needs_engine: false,
        write: notebook::code,
    },
];

/// Hand-written styles, scripts and pictures that are always copied. `STATIC_OF_ENGINE` lists the
/// files for pages with the engine.
const STATIC: &[&str] = &[
    "site.css",
    "site.js",
    "code.js",
    "problems.js",
    "board.js",
    "board-cuts.js",
    "board-figure.js",
    "board-graphs.js",
    "board-heaps.js",
    "board-sides.js",
    "board-squares.js",
    "proof.js",
    "atlas.js",
    "icon.svg",
];
const STATIC_OF_ENGINE: &[&str] = &[
    "engine.css",
    "engine.js",
    "explore.js",
    "find.js",
    "messages.js",
    "play.js",
];

/// True if the page is made: pages with the engine may be left out.
fn is_made(site: &Site, place: &Place) -> bool {
    site.has_explorer || !place.needs_engine
}

/// Every file of the site.
///
/// # Errors
/// If a file of `crates/site/static` cannot be read, or a link is broken.
pub fn all(site: &mut Site) -> Result<Files> {
    let mut files = Files::default();
    let places = PLACES.iter().filter(|place| is_made(site, place));
    site.menu = places.filter_map(Place::in_menu).collect();
    for language in LANGUAGES {
        site.speak(language);
        add_pages(site, &mut files);
    }
    add_static(site, &mut files, STATIC)?;
    if site.has_explorer {
        add_static(site, &mut files, STATIC_OF_ENGINE)?;
        for (path, script) in wasm::scripts(&site.root)? {
            files.add(path, script);
        }
        files.add("data/search.js", index::script(site));
        for (path, script) in site.messages.files() {
            files.add(path, script);
        }
    }
    module::add_sentences(site, &mut files);
    atlas::add_values(site, &mut files);
    atlas::add_certificates(site, &mut files)?;
    problem::add_code(site, &mut files);
    notebook::add_code(site, &mut files);
    module::add_exports(site, &mut files);
    values::add_previews(&mut files)?;
    unfound::add(site, &mut files);
    addresses::add(site, &mut files);
    links::check(&files, site.material.address.as_deref())?;
    Ok(files)
}

/// Adds the pages in the site's current language.
fn add_pages(site: &Site, files: &mut Files) {
    for place in PLACES.iter().filter(|place| is_made(site, place)) {
        files.add(site.path(place.path), (place.write)(site));
    }
    for it in &site.material.modules {
        let path = format!("modules/{}.html", it.name);
        files.add(site.path(&path), module::page(site, it));
    }
    let neighbours = road::neighbours(&site.material.course);
    for it in &site.material.problems {
        let neighbours = neighbours.get(it.bin.as_str()).cloned().unwrap_or_default();
        let page = problem::page(site, it, &neighbours);
        files.add(site.path(&format!("problems/{}.html", it.bin)), page);
    }
}

/// Adds hand-written files of `static`; scripts are squeezed.
fn add_static(site: &Site, files: &mut Files, names: &[&str]) -> Result<()> {
    for name in names {
        let text = fs::read_to_string(site.root.join("crates/site/static").join(name))?;
        let is_script = name.ends_with(".js");
        let text = if is_script { squeezed(&text) } else { text };
        files.add(format!("static/{name}"), text);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    #[test]
    fn each_file_written_by_hand_is_listed() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
        let files = fs::read_dir(folder).unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        let listed = STATIC.iter().chain(STATIC_OF_ENGINE);
        let listed: BTreeSet<String> = listed.map(ToString::to_string).collect();
        assert_eq!(names.collect::<BTreeSet<_>>(), listed);
    }

    #[test]
    fn each_file_of_pages_is_in_the_table_of_kinds() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pages");
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let source = fs::read_to_string(&path).unwrap();
            let stem = path.file_stem().unwrap().to_str().unwrap();
            let has_page =
                source.starts_with("//!") && source.contains("\npub fn page(site: &Site)");
            if has_page {
                let is_listed = include_str!("mod.rs").contains(&format!("write: {stem}::page,"));
                assert!(
                    is_listed,
                    "PLACES in crates/site/src/pages/mod.rs lacks {stem}"
                );
            }
        }
    }
}
