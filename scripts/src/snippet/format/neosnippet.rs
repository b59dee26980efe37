//! Neosnippet: backticks are evaluated, `${1}` and `$1` are tab stops, and a backslash escapes
//! backticks, `$` and itself.

use std::fmt::Write as _;

use anyhow::{Result, bail};

use super::entry::{Entry, escape};

/// Text of a snippet file.
///
/// # Errors
/// If a text cannot be written in this format; the error names the snippet.
pub fn export(entries: &[Entry]) -> Result<String> {
    let mut file = String::new();
    for Entry { name, title, text } in entries {
        if let Some(lost) = unwritable(text) {
            bail!("snippet `{name}`: Neosnippet cannot insert `{lost}`; write that in another way");
        }
        writeln!(file, "snippet {name}\nabbr {title}\noptions head")?;
        for line in escape(text, &['\\', '$', '`']).split('\n') {
            // Neosnippet removes one tab; a line without it would be indented again.
            let indent = if line.is_empty() { "" } else { "\t" };
            writeln!(file, "{indent}{line}")?;
        }
        file.push('\n');
    }
    Ok(file)
}

/// First text that this plugin cannot insert. It checks only two characters before a `$`, so it
/// takes `\\\${1}` for a backslash and a tab stop; and it indents lines with tabs again.
fn unwritable(text: &str) -> Option<String> {
    if text.lines().any(|line| line.starts_with('\t')) {
        return Some("a tab at the beginning of a line".into());
    }
    let ends = text.match_indices("\\$").map(|(at, _)| at + 2);
    let is_stop = |&end: &usize| {
        let rest = text[end..].trim_start_matches('{');
        rest.starts_with(|c: char| c.is_ascii_digit())
    };
    let end = ends.into_iter().find(is_stop)?;
    Some(text[end - 2..].chars().take(4).collect())
}

#[cfg(test)]
mod tests {
    use std::slice::from_ref;

    use proptest::prelude::*;

    use super::super::tests::{entries, is_tab_stop, text, unescape};
    use super::*;

    /// Inserted text by the rules of Neosnippet's help (`neosnippet-snippet-syntax`).
    fn insert(body: &str) -> Result<String, String> {
        unescape(body, &['\\', '$', '`'], |c, after| {
            c == '`' || is_tab_stop(c, after)
        })
    }

    fn parse(file: &str) -> Vec<Entry> {
        let snippets = format!("\n{file}");
        let snippets = snippets.split("\nsnippet ").skip(1);
        let entry = |snippet: &str| {
            let mut lines = snippet.lines();
            let name = lines.next().unwrap().into();
            let title = lines.next().unwrap().strip_prefix("abbr ").unwrap().into();
            assert_eq!(lines.next(), Some("options head"));
            let body: Vec<&str> = lines
                .map(|line| match line.strip_prefix('\t') {
                    Some(line) => line,
                    None if line.is_empty() => line,
                    None => panic!("{line}"),
                })
                .collect();
            let text = insert(body.join("\n").trim_end_matches('\n')).unwrap();
            Entry { name, title, text }
        };
        snippets.map(entry).collect()
    }

    #[test]
    fn the_parser_of_these_tests_knows_the_rules() {
        assert_eq!(insert(r"a\$b\`c\\d\n").unwrap(), r"a$b`c\d\n");
        assert!(insert("`eval`").is_err() && insert("$1").is_err() && insert("${1}").is_err());
    }

    #[test]
    fn every_snippet_is_inserted_byte_for_byte() {
        assert_eq!(parse(&export(&entries()).unwrap()), entries());
    }

    #[test]
    fn what_cannot_be_written_is_an_error() {
        for text in [r"a\${1}", r"\$0", "a\n\tb"] {
            let entry = Entry {
                name: "a".into(),
                title: "b".into(),
                text: text.into(),
            };
            let message = export(&[entry]).unwrap_err().to_string();
            assert!(
                message.contains("`a`") && message.contains("another way"),
                "{message}"
            );
        }
    }

    proptest! {
        #[test]
        fn any_text_is_inserted_byte_for_byte(text in text()) {
            prop_assume!(unwritable(&text).is_none());
            let entry = Entry { name: "a".into(), title: "b".into(), text };
            prop_assert_eq!(parse(&export(from_ref(&entry)).unwrap()), [entry]);
        }
    }
}
