//! Visual Studio Code: JSON with bodies in the TextMate-like snippet syntax, in which a backslash
//! escapes `$`, `}` and `\`.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Entry, escape};

#[derive(Serialize)]
struct Body<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    scope: Option<&'a str>,
    prefix: &'a str,
    body: Vec<&'a str>,
    description: &'a str,
}

/// Text of a snippet file.
pub fn export(entries: &[Entry]) -> String {
    // One file of a VS Code workspace holds the snippets of all languages, so each needs a scope.
    json(entries, Some("rust"))
}

/// Text of a snippet file for the language `scope`, or without it for the language of the file.
pub fn json(entries: &[Entry], scope: Option<&str>) -> String {
    let texts: Vec<String> = entries
        .iter()
        .map(|entry| escape(&entry.text, &['\\', '$', '}']))
        .collect();
    let file: BTreeMap<&str, Body> = entries
        .iter()
        .zip(&texts)
        .map(|(entry, text)| {
            let body = Body {
                scope,
                prefix: &entry.name,
                body: text.split('\n').collect(),
                description: &entry.title,
            };
            (entry.name.as_str(), body)
        })
        .collect();
    serde_json::to_string_pretty(&file).expect("texts are JSON") + "\n"
}

#[cfg(test)]
mod tests {
    use std::slice::from_ref;

    use proptest::prelude::*;

    use super::super::tests::{entries, parse_json, text, unescape};
    use super::*;

    /// Inserted text by the grammar in VS Code's user guide: an unescaped `$` begins a tab stop or
    /// a variable; a backslash before any other character is literal.
    fn insert(body: &str) -> Result<String, String> {
        unescape(body, &['$', '}', '\\'], |c, after| {
            c == '$' && after.is_some_and(|c| c == '{' || c == '_' || c.is_ascii_alphanumeric())
        })
    }

    fn parse(file: &str) -> Vec<Entry> {
        parse_json(file, Some("rust"), insert)
    }

    #[test]
    fn the_parser_of_these_tests_knows_the_rules() {
        assert_eq!(insert(r"a\$b\}c\\d\n").unwrap(), r"a$b}c\d\n");
        assert!(insert("$1").is_err() && insert("${1:a}").is_err() && insert("$A").is_err());
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
