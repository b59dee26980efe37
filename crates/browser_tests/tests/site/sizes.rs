//! Tests of the sizes of files.

use std::path::Path;

use anyhow::{Result, ensure};
use browser_tests::Page;

use crate::{Case, Site};

pub const CASES: &[Case] = &[
    ("the engine is smaller than 1.3 megabytes", engine),
    ("the whole site is smaller than 12 megabytes", whole),
];

/// Size limit of the engine as WebAssembly, before it is packed into a script.
const MAX_ENGINE: u64 = 1_300_000;

/// Size limit of all files, with engine, search, bundles and all languages.
const MAX_SITE: u64 = 12_000_000;

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
            return (await site.inflated(window.loaded.engine).arrayBuffer()).byteLength;
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

/// Size of all files below a folder.
fn size_below(folder: &Path) -> Result<u64> {
    let mut bytes = 0;
    for entry in folder.read_dir()? {
        let path = entry?.path();
        bytes += if path.is_dir() {
            size_below(&path)?
        } else {
            path.metadata()?.len()
        };
    }
    Ok(bytes)
}
