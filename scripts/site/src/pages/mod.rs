//! The pages, one kind a file.

mod landing;
mod module;

use anyhow::Result;
use fs_err as fs;

use crate::files::Files;
use crate::site::Site;

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
    for it in &site.material.modules {
        files.add(format!("modules/{}.html", it.name), module::page(site, it));
    }
    Ok(files)
}
