//! UltiSnips: `snippet` … `endsnippet`; between them backticks run commands, `$` begins a tab stop,
//! and a backslash escapes both, itself and braces.

use std::fmt::Write as _;

use anyhow::{Result, bail};

use super::{Entry, escape};

/// Text of a snippet file.
///
/// # Errors
/// If a text cannot be written in this format; the error names the snippet.
pub fn export(entries: &[Entry]) -> Result<String> {
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
mod tests {
    use std::slice::from_ref;

    use proptest::prelude::*;

    use super::super::tests::{entries, is_tab_stop, text, unescape};
    use super::*;

    /// Inserted text by the rules of UltiSnips' help (`UltiSnips-basic-syntax` and below).
    fn insert(body: &str) -> Result<String, String> {
        unescape(body, &['{', '}', '\\', '$', '`'], |c, after| {
            c == '`' || is_tab_stop(c, after)
        })
    }

    fn parse(file: &str) -> Vec<Entry> {
        let mut entries = Vec::new();
        let mut lines = file.lines();
        while let Some(line) = lines.next() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let line = line.strip_prefix("snippet ").expect(line);
            let (name, description) = line.split_once(' ').unwrap();
            let (title, options) = description[1..].rsplit_once("\" ").unwrap();
            assert_eq!(options, "bt");
            let body: Vec<&str> = lines
                .by_ref()
                .take_while(|line| line.trim_end() != "endsnippet")
                .collect();
            entries.push(Entry {
                name: name.into(),
                title: title.into(),
                text: insert(&body.join("\n")).unwrap(),
            });
        }
        entries
    }

    #[test]
    fn the_parser_of_these_tests_knows_the_rules() {
        assert_eq!(insert(r"a\$b\`c\\d\{e\}f\n$").unwrap(), r"a$b`c\d{e}f\n$");
        assert!(insert("`date`").is_err() && insert("$1").is_err() && insert("${").is_err());
    }

    #[test]
    fn every_snippet_is_inserted_byte_for_byte() {
        let mut expected = entries();
        for entry in &mut expected {
            entry.title = entry.title.replace('"', "'");
        }
        assert_eq!(parse(&export(&entries()).unwrap()), expected);
    }

    #[test]
    fn a_line_that_ends_the_snippet_is_an_error() {
        let text = "const A: &str = \"\nendsnippet \n\";".into();
        let entry = Entry {
            name: "a".into(),
            title: "b".into(),
            text,
        };
        let message = export(&[entry]).unwrap_err().to_string();
        assert!(
            message.contains("`a`") && message.contains("another way"),
            "{message}"
        );
    }

    proptest! {
        #[test]
        fn any_text_is_inserted_byte_for_byte(text in text()) {
            let entry = Entry { name: "a".into(), title: "b".into(), text };
            prop_assert_eq!(parse(&export(from_ref(&entry)).unwrap()), [entry]);
        }
    }
}
