//! Snippet files for editors, one file per format.

mod ultisnips;
mod vscode;
mod zed;

use anyhow::Result;

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
            Self::Vscode => Ok(vscode::export(entries)),
            Self::Ultisnips => ultisnips::export(entries),
            Self::Zed => Ok(zed::export(entries)),
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

#[cfg(test)]
mod tests {
    use std::path::Path;

    use proptest::prelude::*;

    use super::*;
    use crate::snippet;
    use crate::workspace::Workspace;

    /// The workspace's own snippets and texts that are difficult for editors, keyed by name.
    pub fn entries() -> Vec<Entry> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let library = snippet::Library::read(&Workspace::at(root).unwrap()).unwrap();
        let own = library.iter().map(|it| snippet::entry(&library, it));
        let nasty = [
            "const A: char = '\\\\';",
            "const A: &str = \"`date` ${1:a} $0 $name {} \\\"\";",
            "macro_rules! m {\n    ($($x:expr),*) => { [$($x),*] };\n}",
            "// ⊕ \\` \\$ \\} \\\\\n\nfn a() {\n    // \\\n}",
            "const A: &str = \"\n\n  snippet x\nendsnippet.\n# no comment\";",
        ];
        let nasty = nasty.iter().enumerate().map(|(i, text)| Entry {
            name: format!("nasty_{i}"),
            title: "It \"says\" so, A\\B".into(),
            text: text.to_string(),
        });
        let mut entries: Vec<Entry> = own.chain(nasty).collect();
        entries.sort_by(|a, b| a.name.cmp(&b.name));
        entries
    }

    /// Inserted text of a body. A backslash escapes the characters `escaped` and is literal
    /// elsewhere; fails on an unescaped character for which `means_something` holds, given the next
    /// one.
    pub fn unescape(
        body: &str,
        escaped: &[char],
        means_something: impl Fn(char, Option<char>) -> bool,
    ) -> Result<String, String> {
        let mut inserted = String::new();
        let mut rest = body.chars().peekable();
        while let Some(c) = rest.next() {
            let after = rest.peek().copied();
            if c == '\\' && after.is_some_and(|c| escaped.contains(&c)) {
                inserted.extend(rest.next());
            } else if means_something(c, after) {
                return Err(format!("{c:?} means something in {body}"));
            } else {
                inserted.push(c);
            }
        }
        Ok(inserted)
    }

    /// Whether a tab stop begins here: `$1` or `${…`.
    pub fn is_tab_stop(c: char, after: Option<char>) -> bool {
        c == '$' && after.is_some_and(|c| c == '{' || c.is_ascii_digit())
    }

    /// Entries of a JSON file; `insert` interprets their bodies.
    pub fn parse_json(
        file: &str,
        scope: Option<&str>,
        insert: impl Fn(&str) -> Result<String, String>,
    ) -> Vec<Entry> {
        let file: serde_json::Map<String, serde_json::Value> = serde_json::from_str(file).unwrap();
        let entry = |(key, body): (&String, &serde_json::Value)| {
            assert_eq!(body["prefix"], key.as_str());
            assert_eq!(body["scope"].as_str(), scope);
            let lines = body["body"].as_array().unwrap();
            let lines: Vec<&str> = lines.iter().map(|line| line.as_str().unwrap()).collect();
            Entry {
                name: key.clone(),
                title: body["description"].as_str().unwrap().into(),
                text: insert(&lines.join("\n")).unwrap(),
            }
        };
        file.iter().map(entry).collect()
    }

    /// Random texts made of the characters that are special in some format.
    pub fn text() -> impl Strategy<Value = String> {
        let pieces = prop::sample::select(vec![
            "\\", "$", "{", "}", "`", "|", ":", "/", "1", "0", "a", " ", "\n", "\"", "'", "⊕",
            "VISUAL", "    ", "#",
        ]);
        let line_end = |text: String| text.trim_matches('\n').to_string();
        prop::collection::vec(pieces, 1..12)
            .prop_map(move |pieces| line_end(pieces.concat()))
            .prop_filter("there is some text", |text| !text.is_empty())
    }

    #[test]
    fn the_workspace_has_snippets_to_try() {
        assert!(entries().iter().any(|entry| entry.name == "mex"));
    }
}
