//! Zed: the same JSON as VS Code; the file name, `rust.json`, sets the language.

use super::{Entry, vscode};

/// Text of a snippet file.
pub fn export(entries: &[Entry]) -> String {
    vscode::json(entries, None)
}

#[cfg(test)]
mod tests {
    use std::slice::from_ref;

    use proptest::prelude::*;

    use super::super::tests::{entries, parse_json, text};
    use super::*;

    /// Inserted text by the rules of Zed: an unescaped `$` begins a tab stop (its guide), and a
    /// backslash makes the next character literal. The language server protocol allows this for
    /// `$`, `}` and `\` only, so this function rejects a backslash before anything else.
    fn insert(body: &str) -> Result<String, String> {
        let mut inserted = String::new();
        let mut rest = body.chars();
        while let Some(c) = rest.next() {
            match c {
                '\\' => match rest.next() {
                    Some(c @ ('$' | '}' | '\\')) => inserted.push(c),
                    other => return Err(format!("a backslash before {other:?} in {body}")),
                },
                '$' => return Err(format!("a tab stop in {body}")),
                c => inserted.push(c),
            }
        }
        Ok(inserted)
    }

    fn parse(file: &str) -> Vec<Entry> {
        parse_json(file, None, insert)
    }

    #[test]
    fn the_parser_of_these_tests_knows_the_rules() {
        assert_eq!(insert(r"a\$b\}c\\d").unwrap(), r"a$b}c\d");
        assert!(insert("$1").is_err() && insert("$(").is_err() && insert(r"\n").is_err());
    }

    #[test]
    fn every_snippet_is_inserted_byte_for_byte() {
        assert_eq!(parse(&export(&entries())), entries());
    }

    proptest! {
        #[test]
        fn any_text_is_inserted_byte_for_byte(text in text()) {
            let entry = Entry { name: "a".into(), title: "b".into(), text };
            prop_assert_eq!(parse(&export(from_ref(&entry))), [entry]);
        }
    }
}
