//! The user's own template: text with named placeholders in braces.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use catalogue::Header;
use chrono::Utc;

use super::{header, memory_limit, time_limit};
use crate::commands::new::description::Description;
use crate::workspace::Workspace;
use crate::workspace::judge;

/// The user's template file.
#[derive(Debug)]
pub struct Own {
    path: PathBuf,
    text: String,
}

impl Own {
    /// Template that `cargo-snippet.toml` names, if any.
    ///
    /// # Errors
    /// If the template or the configuration cannot be read.
    pub fn from_settings(workspace: &Workspace) -> Result<Option<Self>> {
        let Some(path) = &workspace.config().new.template else {
            return Ok(None);
        };
        let path = workspace.expand(path)?;
        let text = fs_err::read_to_string(&path)
            .context("`template` in cargo-snippet.toml: correct the path or remove the line")?;
        Ok(Some(Self { path, text }))
    }

    /// Text of a new problem's file. Other words in braces belong to Rust and are kept.
    ///
    /// # Errors
    /// If the result has no header, without which a problem cannot be read.
    pub fn fill(&self, bin: &str, description: &Description) -> Result<String> {
        let url = description.url.as_deref().unwrap_or_default();
        let header = header(bin, description, "");
        let values = [
            ("{header}", header.trim_end().to_string()),
            ("{bin}", bin.to_string()),
            ("{title}", description.title.clone()),
            ("{url}", url.to_string()),
            (
                "{judge}",
                judge::name_of(bin, Some(url).filter(|url| !url.is_empty())).to_string(),
            ),
            ("{time-limit}", time_limit(description.time_limit)),
            (
                "{memory-limit}",
                memory_limit(description.memory_limit).unwrap_or("1024MB".into()),
            ),
            ("{date}", Utc::now().date_naive().to_string()),
        ];
        let text = replace(&self.text, &values);
        ensure!(
            Header::parse(&text).is_ok(),
            "{}: a problem begins with its header; write the line {{header}} at the top",
            self.path.display()
        );
        Ok(text)
    }
}

/// Replaces each placeholder once: placeholders inside a value are not replaced.
fn replace(text: &str, values: &[(&str, String)]) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        filled += &rest[..at];
        rest = &rest[at..];
        let value = values.iter().find(|(name, _)| rest.starts_with(name));
        let (put, length) = value.map_or(("{", 1), |(name, value)| (value.as_str(), name.len()));
        filled += put;
        rest = &rest[length..];
    }
    filled + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_not_searched_for_placeholders() {
        let values = [("{a}", "{b}".to_string()), ("{b}", "2".to_string())];
        assert_eq!(replace("{a} {b} {c} {{a", &values), "{b} 2 {c} {{a");
    }
}
