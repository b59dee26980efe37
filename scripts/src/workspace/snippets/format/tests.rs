use std::path::Path;
use std::slice::from_ref;

use proptest::prelude::*;

use super::*;
use crate::workspace::Workspace;
use crate::workspace::snippets::Library;

/// The workspace's own snippets and texts that are difficult for editors, keyed by name.
fn entries() -> Vec<Entry> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let library = Library::read(&Workspace::at(root).unwrap()).unwrap();
    let own = library.iter().map(|it| library.entry(it));
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
fn unescape(
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

/// Returns whether a tab stop begins here: `$1` or `${…`.
fn is_tab_stop(c: char, after: Option<char>) -> bool {
    c == '$' && after.is_some_and(|c| c == '{' || c.is_ascii_digit())
}

/// Entries of a JSON file; `insert` interprets their bodies.
fn parse_json(
    file: &str,
    scope: Option<&str>,
    insert: impl Fn(&str) -> Result<String, String>,
) -> Vec<Entry> {
    let file: Map<String, Value> = serde_json::from_str(file).unwrap();
    let entry = |(key, body): (&String, &Value)| {
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
fn text() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "\\", "$", "{", "}", "`", "|", ":", "/", "1", "0", "a", " ", "\n", "\"", "'", "⊕",
        "VISUAL", "    ", "#",
    ]);
    let line_end = |text: String| text.trim_matches('\n').to_string();
    prop::collection::vec(pieces, 1..12)
        .prop_map(move |pieces| line_end(pieces.concat()))
        .prop_filter("there is some text", |text| !text.is_empty())
}

/// Inserted text by the grammar in VS Code's user guide: an unescaped `$` begins a tab stop or
/// a variable; a backslash before any other character is literal.
fn insert_in_vscode(body: &str) -> Result<String, String> {
    unescape(body, &['$', '}', '\\'], |c, after| {
        c == '$' && after.is_some_and(|c| c == '{' || c == '_' || c.is_ascii_alphanumeric())
    })
}

/// Inserted text by the rules of Zed: an unescaped `$` begins a tab stop (its guide), and a
/// backslash makes the next character literal. The language server protocol allows this for
/// `$`, `}` and `\` only, so this function rejects a backslash before anything else.
fn insert_in_zed(body: &str) -> Result<String, String> {
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

#[test]
fn the_parser_of_these_tests_knows_the_rules_of_vscode() {
    assert_eq!(insert_in_vscode(r"a\$b\}c\\d\n").unwrap(), r"a$b}c\d\n");
    assert!(
        insert_in_vscode("$1").is_err()
            && insert_in_vscode("${1:a}").is_err()
            && insert_in_vscode("$A").is_err()
    );
}

#[test]
fn the_parser_of_these_tests_knows_the_rules_of_zed() {
    assert_eq!(insert_in_zed(r"a\$b\}c\\d").unwrap(), r"a$b}c\d");
    assert!(
        insert_in_zed("$1").is_err()
            && insert_in_zed("$(").is_err()
            && insert_in_zed(r"\n").is_err()
    );
}

/// Inserted text by the rules of UltiSnips' help (`UltiSnips-basic-syntax` and below).
fn insert_in_ultisnips(body: &str) -> Result<String, String> {
    unescape(body, &['{', '}', '\\', '$', '`'], |c, after| {
        c == '`' || is_tab_stop(c, after)
    })
}

fn parse_ultisnips(file: &str) -> Vec<Entry> {
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
            text: insert_in_ultisnips(&body.join("\n")).unwrap(),
        });
    }
    entries
}

#[test]
fn the_parser_of_these_tests_knows_the_rules_of_ultisnips() {
    assert_eq!(
        insert_in_ultisnips(r"a\$b\`c\\d\{e\}f\n$").unwrap(),
        r"a$b`c\d{e}f\n$"
    );
    assert!(
        insert_in_ultisnips("`date`").is_err()
            && insert_in_ultisnips("$1").is_err()
            && insert_in_ultisnips("${").is_err()
    );
}

#[test]
fn every_snippet_is_inserted_byte_for_byte() {
    let entries = entries();
    assert!(entries.iter().any(|entry| entry.name == "mex"));
    let vscode = json(&entries, VSCODE);
    assert_eq!(parse_json(&vscode, VSCODE, insert_in_vscode), entries);
    let zed = json(&entries, ZED);
    assert_eq!(parse_json(&zed, ZED, insert_in_zed), entries);
    let mut expected = entries.clone();
    for entry in &mut expected {
        entry.title = entry.title.replace('"', "'");
    }
    assert_eq!(parse_ultisnips(&ultisnips(&entries).unwrap()), expected);
}

#[test]
fn a_line_that_ends_the_snippet_is_an_error() {
    let text = "const A: &str = \"\nendsnippet \n\";".into();
    let entry = Entry {
        name: "a".into(),
        title: "b".into(),
        text,
    };
    let message = ultisnips(&[entry]).unwrap_err().to_string();
    assert!(
        message.contains("`a`") && message.contains("another way"),
        "{message}"
    );
}

proptest! {
    #[test]
    fn any_text_is_inserted_byte_for_byte(text in text()) {
        let entry = Entry { name: "a".into(), title: "b".into(), text };
        let entries = from_ref(&entry);
        let vscode = json(entries, VSCODE);
        prop_assert_eq!(parse_json(&vscode, VSCODE, insert_in_vscode), entries);
        let zed = json(entries, ZED);
        prop_assert_eq!(parse_json(&zed, ZED, insert_in_zed), entries);
        prop_assert_eq!(parse_ultisnips(&ultisnips(entries).unwrap()), entries);
    }
}
