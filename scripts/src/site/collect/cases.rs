//! Golden cases for the pages; long texts are cut.

use std::io::Read as _;
use std::path::Path;

use anyhow::Result;
use fs_err::File;
use site_content::{Case, Text};

use crate::golden;
use crate::workspace::Workspace;

/// Limit of the bytes of a text that a page shows.
const MAX_BYTES: usize = 600;

/// Cases that are stored in the repository.
pub fn all(workspace: &Workspace, bin: &str) -> Result<Vec<Case>> {
    let cases = golden::cases(workspace, bin)?.into_iter();
    let kept = cases.filter(|case| case.input.starts_with(workspace.golden_dir()));
    kept.map(|case| read(&case)).collect()
}

/// Reads a case in the form that a page shows.
pub fn read(case: &golden::Case) -> Result<Case> {
    let has_output = case.output.is_file();
    Ok(Case {
        name: case.name.clone(),
        input: beginning(&case.input)?,
        output: has_output.then(|| beginning(&case.output)).transpose()?,
    })
}

fn beginning(path: &Path) -> Result<Text> {
    let file = File::open(path)?;
    let bytes = file.metadata()?.len();
    let mut read = Vec::new();
    file.take(MAX_BYTES as u64).read_to_end(&mut read)?;
    Ok(Text {
        shown: String::from_utf8_lossy(&read).into_owned(),
        bytes,
    })
}

/// Beginning of a text that a program has printed.
pub fn beginning_of(text: &str) -> Text {
    let mut ends = (0..=MAX_BYTES.min(text.len())).rev();
    let end = ends.find(|&end| text.is_char_boundary(end)).unwrap_or(0);
    Text {
        shown: text[..end].to_string(),
        bytes: text.len() as u64,
    }
}
