//! SnipMate, version 1 of its parser: a backslash makes the next character literal, `$` begins a
//! tab stop, backticks are evaluated, tabs become the user's indent.

use std::fmt::Write as _;

use super::entry::{Entry, escape};

/// Text of a snippet file.
pub fn export(entries: &[Entry]) -> String {
    let mut file = String::from("version 1\n");
    for Entry { name, title, text } in entries {
        // No blank line between snippets: it would become part of the previous one.
        writeln!(file, "snippet {name} {title}").expect("a string takes all text");
        for line in escape(text, &['\\', '$', '`', '\t']).split('\n') {
            let indent = if line.is_empty() { "" } else { "\t" };
            writeln!(file, "{indent}{line}").expect("a string takes all text");
        }
    }
    file
}

#[cfg(test)]
mod tests {
    use std::slice::from_ref;

    use proptest::prelude::*;

    use super::super::tests::{entries, text};
    use super::*;

    /// Inserted text by the rules of SnipMate's help (`SnipMate-syntax`).
    fn insert(body: &str) -> Result<String, String> {
        let mut inserted = String::new();
        let mut rest = body.chars();
        while let Some(c) = rest.next() {
            match c {
                '\\' => inserted.extend(rest.next()),
                '$' | '`' | '\t' => return Err(format!("{c:?} means something in {body}")),
                c => inserted.push(c),
            }
        }
        Ok(inserted)
    }

    fn parse(file: &str) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        let mut bodies: Vec<Vec<&str>> = Vec::new();
        assert!(file.starts_with("version 1\n"));
        for line in file.lines().skip(1) {
            if line.is_empty() || line.starts_with('\t') {
                let body = bodies.last_mut().unwrap();
                body.push(line.strip_prefix('\t').unwrap_or_default());
            } else {
                let (name, title) = line
                    .strip_prefix("snippet ")
                    .unwrap()
                    .split_once(' ')
                    .unwrap();
                let text = String::new();
                entries.push(Entry {
                    name: name.into(),
                    title: title.into(),
                    text,
                });
                bodies.push(Vec::new());
            }
        }
        for (entry, body) in entries.iter_mut().zip(&bodies) {
            entry.text = insert(&body.join("\n")).unwrap();
        }
        entries
    }

    #[test]
    fn the_parser_of_these_tests_knows_the_rules() {
        assert_eq!(insert(r"\a\\\$\`").unwrap(), r"a\$`");
        assert!(insert("$1").is_err() && insert("`eval`").is_err() && insert("\t").is_err());
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
