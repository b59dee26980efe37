//! The `//!` block at the top of a snippet or a problem: a title, fields `- name: value`, and
//! prose. Also the modules that a source uses.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

/// The contents of a `//!` block.
#[derive(Debug, Default, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The first line, without its closing full stop; empty if the fields come first.
    pub title: String,
    /// Fields in the order of the file.
    pub fields: Vec<Field>,
    /// Text below the fields, with its line breaks.
    pub prose: String,
}

/// A line `- name: value`. Lines that continue it are joined by blanks.
#[derive(Debug, Default, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    pub name: String,
    pub value: String,
    /// Line number, counted from 1.
    pub line: usize,
}

/// The error that a file doesn't begin with a title in a `//!` line.
#[derive(Debug)]
pub struct NoTitle;

impl fmt::Display for NoTitle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("line 1: no title; begin the file with `//! <title>`")
    }
}

impl Error for NoTitle {}

impl Header {
    /// Reads the block at the top of `source`, below comments and attributes.
    ///
    /// # Errors
    /// If the file has neither a title nor a field.
    pub fn parse(source: &str) -> Result<Self, NoTitle> {
        let lines = source
            .trim_start_matches('\u{feff}')
            .lines()
            .enumerate()
            .skip_while(|(_, line)| is_above_header(line))
            .map_while(|(i, line)| Some((i, line.strip_prefix("//!")?)))
            .map(|(i, line)| (i, line.strip_prefix(' ').unwrap_or(line).trim_end()));
        let mut header = Self::default();
        let mut in_field = false;
        for (i, line) in lines {
            if let Some((name, value)) = field(line).filter(|_| header.prose.is_empty()) {
                header.fields.push(Field {
                    name,
                    value,
                    line: i + 1,
                });
                in_field = true;
            } else if header.title.is_empty() && header.fields.is_empty() {
                header.title = line.trim_end_matches('.').to_string();
            } else if let Some(field) = header
                .fields
                .last_mut()
                .filter(|_| in_field && line.starts_with(' '))
            {
                field.value.push(' ');
                field.value.push_str(line.trim());
            } else if !(line.is_empty() && header.prose.is_empty()) {
                header.prose.push_str(line);
                header.prose.push('\n');
                in_field = false;
            }
        }
        header.prose.truncate(header.prose.trim_end().len());
        if header.title.is_empty() && header.fields.is_empty() {
            return Err(NoTitle);
        }
        Ok(header)
    }

    /// The field with this name, if there is one.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|f| f.name == name)
    }

    /// The value of the field with this name; empty if there is none.
    pub fn value(&self, name: &str) -> &str {
        self.field(name).map_or("", |field| &field.value)
    }
}

/// Returns whether Rust allows this line above a `//!` block.
fn is_above_header(line: &str) -> bool {
    let is_comment = line.starts_with("//") && !line.starts_with("//!");
    line.trim().is_empty() || is_comment || line.starts_with("#!")
}

fn field(line: &str) -> Option<(String, String)> {
    let (name, value) = line.strip_prefix("- ")?.split_once(':')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphabetic() || c == '-');
    is_name.then(|| (name.to_string(), value.trim().to_string()))
}

/// Returns a source up to the tests at its end.
pub fn without_tests(source: &str) -> &str {
    let end = source
        .find("\n#[cfg(test)]")
        .map_or(source.len(), |at| at + 1);
    source[..end].trim_end()
}

/// Returns the modules of the crate `root` that a source uses: first words of paths
/// `root::module::…` and `root::{module::…, module::…}`.
pub fn modules_used(root: &str, source: &str) -> BTreeSet<String> {
    let path = format!("{root}::");
    let places = source.match_indices(&path);
    let places = places.filter(|&(at, _)| !source[..at].ends_with(is_word));
    let behind = places.map(|(at, _)| &source[at + path.len()..]);
    let words = behind.flat_map(first_words);
    words.filter(|word| !word.is_empty()).collect()
}

/// Returns the first word of a path, or of each path in a group in braces.
fn first_words(path: &str) -> Vec<String> {
    let Some(group) = path.strip_prefix('{') else {
        return vec![first_word(path)];
    };
    let mut entries = vec![String::new()];
    let mut depth = 1;
    for c in group.chars() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        match (c, depth) {
            (_, 0) => break,
            (',', 1) => entries.push(String::new()),
            _ => entries.last_mut().expect("it begins with one").push(c),
        }
    }
    entries.iter().map(|entry| first_word(entry)).collect()
}

fn first_word(path: &str) -> String {
    path.trim_start()
        .chars()
        .take_while(|&c| is_word(c))
        .collect()
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_title_fields_and_prose() {
        let header = Header::parse(
            "//! Kayles.\n//!\n//! - url: https://a.b/c\n//! - games: octal,\n//!   take-set\n//!\n//! One.\n//!\n//! - Two: three.\nfn main() {}\n",
        )
        .unwrap();
        assert_eq!(header.title, "Kayles");
        assert_eq!(header.field("url").unwrap().value, "https://a.b/c");
        assert_eq!(header.field("games").unwrap().value, "octal, take-set");
        assert_eq!(header.field("games").unwrap().line, 4);
        assert_eq!(header.prose, "One.\n\n- Two: three.");
    }

    #[test]
    fn a_byte_order_mark_and_line_ends_of_windows_are_none_of_the_title() {
        let header = Header::parse("\u{feff}//! Kayles.\r\n//! - games: octal\r\n").unwrap();
        assert_eq!(header.title, "Kayles");
        assert_eq!(header.field("games").unwrap().value, "octal");
    }

    #[test]
    fn fields_count_without_a_title_and_below_comments_and_attributes() {
        for above in [
            "",
            "#![allow(unused)]\n\n",
            "// Mine.\n",
            "//!\n",
            "//! Kayles.\n",
        ] {
            let source = format!("{above}//! - games: octal\nfn main() {{}}\n");
            let header = Header::parse(&source).unwrap();
            let field = header.field("games").unwrap();
            assert_eq!(field.value, "octal", "{above}");
            assert_eq!(field.line, above.lines().count() + 1, "{above}");
            assert!(
                ["", "Kayles"].contains(&header.title.as_str()),
                "{header:?}"
            );
        }
    }

    #[test]
    fn a_file_without_a_title_says_how_to_begin() {
        let error = Header::parse("fn main() {}").unwrap_err().to_string();
        assert!(error.contains("//! <title>"), "{error}");
    }

    #[test]
    fn a_module_is_used_however_it_is_imported() {
        let used = |source: &str| Vec::from_iter(modules_used("snippets", source)).join(" ");
        assert_eq!(used("use snippets::mex::mex;"), "mex");
        assert_eq!(used("use snippets::{nim::nim_sum, mex::mex};"), "mex nim");
        assert_eq!(
            used("use snippets::{nim::{a, b},\n    mex::mex,\n};\nfn c() {}"),
            "mex nim"
        );
        assert_eq!(used("fn a() { snippets::mex::mex([]) }"), "mex");
        assert_eq!(used("use snippets::{mymex::mex};"), "mymex");
        assert_eq!(used("use crate::mex::mex; use other_snippets::mex;"), "");
    }
}
