//! Formats snippets with `rustfmt`, under the edition of their package.

use std::collections::BTreeMap;
use std::path::{MAIN_SEPARATOR, Path};
use std::process::Command;

use anyhow::{Context, Result, anyhow, bail};

use crate::temporary::Temporary;
use crate::toolchain;

/// Text to format.
pub struct Text<'a> {
    /// File and line, for messages.
    pub place: String,
    pub edition: &'a str,
    pub text: &'a mut String,
}

/// Formats texts in place; all texts of one edition share a process.
///
/// # Errors
/// If `rustfmt` cannot be run or rejects a text, or a text has a character that editors change; the
/// error names the place.
pub fn tidy(texts: Vec<Text>) -> Result<()> {
    let mut by_edition: BTreeMap<&str, Vec<Text>> = BTreeMap::new();
    for text in texts {
        if let Some(odd) = text.text.chars().find(|&c| is_odd(c)) {
            bail!(
                "{}: the character {odd:?} does not survive an editor's snippet file; write it \
                 as an escape",
                text.place
            );
        }
        by_edition.entry(text.edition).or_default().push(text);
    }
    for (edition, texts) in by_edition {
        let plain: Vec<&str> = texts.iter().map(|text| text.text.as_str()).collect();
        let formatted = format(&plain, edition)?.map_err(|RefusedText { index, reason }| {
            let place = &texts[index].place;
            anyhow!("{place}: rustfmt cannot read this item or its prefix: {reason}")
        })?;
        for (text, formatted) in texts.into_iter().zip(formatted) {
            *text.text = formatted;
        }
    }
    Ok(())
}

/// Whether some editors take the character for a line end or drop it.
fn is_odd(c: char) -> bool {
    c.is_control() && c != '\n' && c != '\t' || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}')
}

/// Text that `rustfmt` rejected.
#[derive(Debug)]
struct RefusedText {
    /// Index of the text.
    index: usize,
    reason: String,
}

/// Formatted texts without their last line end; one process formats all of them.
///
/// # Errors
/// If `rustfmt` cannot be run. The inner error is for a text that it cannot parse.
fn format(texts: &[&str], edition: &str) -> Result<Result<Vec<String>, RefusedText>> {
    if texts.is_empty() {
        return Ok(Ok(Vec::new()));
    }
    let folder = Temporary::folder().context("cannot create a temporary folder")?;
    let names: Vec<String> = (0..texts.len()).map(|i| format!("{i}.rs")).collect();
    for (name, text) in names.iter().zip(texts) {
        fs_err::write(folder.as_ref().join(name), text)?;
    }
    let output = Command::new(toolchain::rustfmt())
        .current_dir(folder.as_ref())
        .args(["--edition", edition, "--config", "newline_style=Unix"])
        .args(&names)
        .output()
        .context("cannot run rustfmt; install it with `rustup component add rustfmt`")?;
    if !output.status.success() {
        let stderr = String::from_utf8_lossy(&output.stderr);
        let is_named = |name: &String| stderr.contains(&format!("{MAIN_SEPARATOR}{name}:"));
        let Some(index) = names.iter().position(is_named) else {
            bail!("rustfmt failed: {}", stderr.trim());
        };
        let reason = stderr.lines().next().unwrap_or_default().to_string();
        return Ok(Err(RefusedText { index, reason }));
    }
    let read = |name: &String| {
        let text = fs_err::read_to_string(folder.as_ref().join(name))?;
        Ok(text.trim_end_matches('\n').to_string())
    };
    names.iter().map(read).collect::<Result<_>>().map(Ok)
}

/// Edition of the package that a folder belongs to.
///
/// # Errors
/// If the package's or the workspace's `Cargo.toml` cannot be read.
pub fn edition_of(folder: &Path, workspace: &Path) -> Result<String> {
    let manifest = folder
        .ancestors()
        .map(|above| above.join("Cargo.toml"))
        .find(|path| path.is_file());
    let Some(manifest) = manifest else {
        return Ok(DEFAULT_EDITION.to_string());
    };
    let own = at(&manifest, &["package", "edition"])?;
    let inherited = || {
        at(
            &workspace.join("Cargo.toml"),
            &["workspace", "package", "edition"],
        )
    };
    match own {
        Some(toml::Value::String(edition)) => Ok(edition),
        Some(_) => match inherited()? {
            Some(toml::Value::String(edition)) => Ok(edition),
            _ => Ok(DEFAULT_EDITION.to_string()),
        },
        None => Ok(DEFAULT_EDITION.to_string()),
    }
}

/// Edition of a package that names none, and of code without a package.
const DEFAULT_EDITION: &str = "2021";

fn at(manifest: &Path, keys: &[&str]) -> Result<Option<toml::Value>> {
    let text = fs_err::read_to_string(manifest)?;
    let table: toml::Table =
        toml::from_str(&text).with_context(|| format!("in {}", manifest.display()))?;
    let value = keys
        .iter()
        .try_fold(&toml::Value::Table(table), |value, key| value.get(key))
        .cloned();
    Ok(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_formatted() {
        let formatted = format(&["fn a( ){}", "use b::{d,c};\n\n"], "2021");
        assert_eq!(formatted.unwrap().unwrap(), ["fn a() {}", "use b::{c, d};"]);
    }

    #[test]
    fn the_text_that_cannot_be_read_is_named() {
        let refused = format(&["fn a() {}", "fn b("], "2021")
            .unwrap()
            .unwrap_err();
        assert_eq!(refused.index, 1);
        assert!(refused.reason.contains("error"), "{refused:?}");
    }

    #[test]
    fn the_edition_is_the_packages_and_else_the_workspaces() {
        let root = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = root.path().join(path);
            fs_err::create_dir_all(path.parent().unwrap()).unwrap();
            fs_err::write(path, text).unwrap();
        };
        let edition = || edition_of(&root.path().join("a/src"), root.path()).unwrap();
        write("Cargo.toml", "[workspace.package]\nedition = \"2018\"\n");
        assert_eq!(edition(), "2021");
        write("a/Cargo.toml", "[package]\nedition.workspace = true\n");
        assert_eq!(edition(), "2018");
        write("a/Cargo.toml", "[package]\nedition = \"2024\"\n");
        assert_eq!(edition(), "2024");
    }
}
