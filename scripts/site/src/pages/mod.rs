//! The pages, one kind a file.

mod explore;
mod landing;
mod module;
mod play;

use anyhow::Result;
use fs_err as fs;

use crate::files::Files;
use crate::site::Site;
use crate::wasm;

/// Every file of the site.
///
/// # Errors
/// If a file of `scripts/web/static` cannot be read, or a page says what is not there.
pub fn all(site: &Site) -> Result<Files> {
    let mut files = Files::default();
    for name in ["site.css", "site.js", "icon.svg"] {
        let path = site.root.join("scripts/web/static").join(name);
        files.add(format!("static/{name}"), fs::read(path)?);
    }
    files.add("index.html", landing::page(site));
    if site.has_explorer {
        add_engine(site, &mut files)?;
    }
    for it in &site.material.modules {
        files.add(format!("modules/{}.html", it.name), module::page(site, it));
    }
    Ok(files)
}

/// The pages that compute in the browser, and what they compute with.
fn add_engine(site: &Site, files: &mut Files) -> Result<()> {
    for name in ["engine.css", "engine.js", "explore.js", "play.js"] {
        let path = site.root.join("scripts/web/static").join(name);
        files.add(format!("static/{name}"), fs::read(path)?);
    }
    for (path, script) in wasm::scripts(&site.root)? {
        files.add(path, script);
    }
    files.add("explore.html", explore::page(site));
    files.add("play.html", play::page(site));
    Ok(())
}
