//! Tests of the files: their sizes and links.

#[path = "../../../site/tests/support/links.rs"]
mod links;

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::{Case, Site};

pub const CASES: &[Case] = &[
    ("the engine is smaller than 1.3 megabytes", engine),
    ("pages are small, and so are their scripts", pages),
    ("no link is broken", no_broken_link),
];

/// Size limit of the engine as WebAssembly, before it is packed into a script.
const MAX_ENGINE: u64 = 1_300_000;

fn engine(page: &mut Page, site: &Site) -> Result<()> {
    // This page does not load the engine itself.
    page.open(&site.page("notebook.html"))?;
    let bytes = page.eval(
        "(async () => {
            const script = document.createElement('script');
            script.src = 'static/engine.wasm.js';
            await new Promise((resolve) => {
                script.onload = resolve;
                document.head.append(script);
            });
            return (await site.inflated(window.loaded.engine).arrayBuffer()).byteLength;
        })()",
    )?;
    ensure!(
        bytes.as_u64().is_some_and(|bytes| bytes < MAX_ENGINE),
        "{bytes} bytes"
    );
    Ok(())
}

/// Size limits of the landing page and of the lesson with all that they load, and of the scripts of
/// any page; the engine and data come later, when they are asked for.
const MAX_LANDING: u64 = 150_000;
const MAX_LESSON: u64 = 250_000;
const MAX_SCRIPTS: u64 = 60_000;

fn pages(page: &mut Page, site: &Site) -> Result<()> {
    if site.url.starts_with("file:") {
        return Ok(());
    }
    for path in site.kinds() {
        page.open(&site.page(&path))?;
        page.wait_for(
            "[...document.querySelectorAll('[data-board]')].every((it) => it.matches('.live'))",
        )?;
        let sizes = page.eval(
            "(() => { const all = [...performance.getEntriesByType('navigation'), \
             ...performance.getEntriesByType('resource')]; \
             const size = (some) => some.reduce((sum, it) => sum + it.decodedBodySize, 0); \
             return [size(all), size(all.filter(({ name }) => /static.[a-z-]+.js$/.test(name)))]; })()",
        )?;
        let [whole, scripts] = [0, 1].map(|at| sizes[at].as_u64().unwrap_or(u64::MAX));
        ensure!(scripts < MAX_SCRIPTS, "{path}: {scripts} bytes of scripts");
        let most = match path.as_str() {
            "index.html" => MAX_LANDING,
            "lesson.html" => MAX_LESSON,
            _ => u64::MAX,
        };
        ensure!(whole < most, "{path}: {whole} bytes");
    }
    Ok(())
}

fn no_broken_link(_: &mut Page, site: &Site) -> Result<()> {
    let broken = links::broken(&links::read(&site.folder), site.address().as_deref());
    ensure!(broken.is_empty(), "{broken:#?}");
    Ok(())
}
