//! The pages, one kind a file.

mod course;
mod explore;
mod family;
mod games;
mod index;
mod landing;
mod module;
mod notebook;
mod parts;
mod play;
mod problem;
mod problems;
mod road;
mod values;
mod which;

use anyhow::Result;
use fs_err as fs;

use crate::files::Files;
use crate::links;
use crate::script::squeezed;
use crate::site::Site;
use crate::wasm;

/// Every file of the site.
///
/// # Errors
/// If a file of `crates/site/static` cannot be read, or a link leads nowhere.
pub fn all(site: &Site) -> Result<Files> {
    let mut files = Files::default();
    add_static(site, &mut files, &["site.css", "site.js", "icon.svg"])?;
    files.add("index.html", landing::page(site));
    files.add("problems.html", problems::page(site));
    files.add("course.html", course::page(site));
    files.add("notebook-theory.html", notebook::theory(site));
    files.add("notebook-code.html", notebook::code(site));
    if site.has_explorer {
        add_engine(site, &mut files)?;
    }
    for it in &site.material.modules {
        files.add(format!("modules/{}.html", it.name), module::page(site, it));
    }
    let neighbours = road::neighbours(&site.material.course);
    for it in &site.material.problems {
        let neighbours = neighbours.get(it.bin.as_str()).cloned().unwrap_or_default();
        let page = problem::page(site, it, &neighbours);
        files.add(format!("problems/{}.html", it.bin), page);
    }
    values::add_pictures(&mut files)?;
    links::check(&files)?;
    Ok(files)
}

/// The pages that compute in the browser, and what they compute with.
fn add_engine(site: &Site, files: &mut Files) -> Result<()> {
    let own = [
        "engine.css",
        "engine.js",
        "explore.js",
        "find.js",
        "play.js",
    ];
    add_static(site, files, &own)?;
    for (path, script) in wasm::scripts(&site.root)? {
        files.add(path, script);
    }
    files.add("data/search.js", index::script(site));
    files.add("explore.html", explore::page(site));
    files.add("play.html", play::page(site));
    Ok(())
}

/// Files that are written by hand.
fn add_static(site: &Site, files: &mut Files, names: &[&str]) -> Result<()> {
    for name in names {
        let text = fs::read_to_string(site.root.join("crates/site/static").join(name))?;
        let is_script = name.ends_with(".js");
        let text = if is_script { squeezed(&text) } else { text };
        files.add(format!("static/{name}"), text);
    }
    Ok(())
}
