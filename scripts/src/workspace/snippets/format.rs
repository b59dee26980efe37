//! Snippet files for editors: VS Code, Zed and UltiSnips.

use std::fmt::Write as _;

use anyhow::{Result, bail};
use serde_json::{Map, Value, json};

/// Snippet in the form that an editor needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Word that the user types.
    pub name: String,
    /// Text that the editor shows beside it.
    pub title: String,
    /// Inserted text, without a final line end.
    pub text: String,
}

/// Escapes each of these characters with a backslash.
fn escape(text: &str, special: &[char]) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if special.contains(&c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// The editor that a snippet file is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    Vscode,
    Ultisnips,
    Zed,
}

impl Format {
    /// Text of a whole snippet file.
    ///
    /// # Errors
    /// If a text cannot be written in this format; the error names the snippet.
    pub fn export(self, entries: &[Entry]) -> Result<String> {
        match self {
            Self::Vscode => Ok(json(entries, VSCODE)),
            Self::Ultisnips => ultisnips(entries),
            Self::Zed => Ok(json(entries, ZED)),
        }
    }

    /// Name of the editor as its makers write it.
    pub fn editor(self) -> &'static str {
        match self {
            Self::Vscode => "VS Code",
            Self::Ultisnips => "UltiSnips",
            Self::Zed => "Zed",
        }
    }

    /// Beginning of a comment in a file of this format.
    pub fn comment(self) -> &'static str {
        match self {
            Self::Vscode | Self::Zed => "//",
            Self::Ultisnips => "#",
        }
    }
}

/// Scope of a snippet in VS Code, where one file holds the snippets of all languages.
const VSCODE: Option<&str> = Some("rust");

/// No scope: the name of Zed's file, `rust.json`, sets the language.
const ZED: Option<&str> = None;

/// JSON with bodies in the TextMate-like snippet syntax, in which a backslash escapes `$`, `}` and
/// `\`. Without `scope`, the snippets are for the language of the file.
fn json(entries: &[Entry], scope: Option<&str>) -> String {
    let snippet = |Entry { name, title, text }: &Entry| {
        let text = escape(text, &['\\', '$', '}']);
        let lines: Vec<&str> = text.split('\n').collect();
        let mut snippet = json!({ "prefix": name, "body": lines, "description": title });
        if let Some(scope) = scope {
            snippet["scope"] = scope.into();
        }
        (name.clone(), snippet)
    };
    let file: Map<String, Value> = entries.iter().map(snippet).collect();
    format!("{:#}\n", Value::from(file))
}

/// `snippet` … `endsnippet`; between them backticks run commands, `$` begins a tab stop, and a
/// backslash escapes both, itself and braces.
///
/// # Errors
/// If a text cannot be written in this format; the error names the snippet.
fn ultisnips(entries: &[Entry]) -> Result<String> {
    let mut file = String::new();
    for Entry { name, title, text } in entries {
        if text.lines().any(|line| line.trim_end() == "endsnippet") {
            bail!(
                "snippet `{name}`: a line `endsnippet` ends it for UltiSnips; write that line \
                 in another way"
            );
        }
        // A quote would end the description.
        let title = title.replace('"', "'");
        let text = escape(text, &['\\', '$', '`']);
        // Options: b expands only at the beginning of a line; t keeps tabs.
        writeln!(file, "snippet {name} \"{title}\" bt\n{text}\nendsnippet\n")?;
    }
    Ok(file)
}

#[cfg(test)]
mod tests;
