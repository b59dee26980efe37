//! Tests of the sizes of files.

use std::path::Path;

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::{Case, Site};

pub const CASES: &[Case] = &[
    ("the engine is smaller than 1.1 megabytes", engine),
    (
        "the site without its atlas is smaller than 8 megabytes",
        whole,
    ),
];

/// Size limit of the engine as WebAssembly, before it is packed into a script.
const MAX_ENGINE: u64 = 1_100_000;

/// Size limit of all files but those of the atlas, with engine, search, bundles and all languages.
const MAX_SITE: u64 = 8_000_000;

fn engine(page: &mut Page, site: &Site) -> Result<()> {
    // This page does not load the engine itself.
    page.open(&site.page("notebook-theory.html"))?;
    let bytes = page.eval(
        "(async () => {
            const script = document.createElement('script');
            script.src = 'static/engine.wasm.js';
            await new Promise((resolve) => {
                script.onload = resolve;
                document.head.append(script);
            });
            return (await site.inflated(window.packed.engine).arrayBuffer()).byteLength;
        })()",
    )?;
    ensure!(
        bytes.as_u64().is_some_and(|bytes| bytes < MAX_ENGINE),
        "{bytes} bytes"
    );
    Ok(())
}

fn whole(_: &mut Page, site: &Site) -> Result<()> {
    let bytes = size_below(&site.folder)?;
    ensure!(bytes < MAX_SITE, "{bytes} bytes");
    Ok(())
}

/// Size of all files below a folder that do not belong to the atlas.
fn size_below(folder: &Path) -> Result<u64> {
    let mut bytes = 0;
    for entry in folder.read_dir()? {
        let path = entry?.path();
        let is_of_atlas = ["atlas.html", "data/atlas.js", "certificates"]
            .iter()
            .any(|it| path.ends_with(it));
        bytes += match path.metadata()? {
            _ if is_of_atlas => 0,
            it if it.is_dir() => size_below(&path)?,
            it => it.len(),
        };
    }
    Ok(bytes)
}
