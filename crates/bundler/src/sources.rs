//! Records the files that a bundle comes from, so that a later run can tell whether one changed,
//! and inlines those that macros read.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use serde_json::{Value, json};
use syn::parse::{ParseStream, Parser as _};
use syn::punctuated::Punctuated;
use syn::{Expr, Lit, Token};

use crate::syntax::tokens::Code;

/// Hash of each file when it was read; `None` for a path without a file.
#[derive(Debug, Default)]
pub struct Sources(Mutex<Hashes>);

type Hashes = BTreeMap<PathBuf, Option<u64>>;

impl Sources {
    /// Reads a file, and records its hash. CRLF becomes a line feed, as in rustc.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read(&self, file: &Path) -> std::io::Result<String> {
        let text = String::from_utf8(self.read_bytes(file)?);
        let text = text.map_err(std::io::Error::other)?;
        Ok(text.replace("\r\n", "\n"))
    }

    /// Reads a file that may be no text, and records its hash.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read_bytes(&self, file: &Path) -> std::io::Result<Vec<u8>> {
        let content = std::fs::read(file)?;
        self.note(file, Some(hash(&content)));
        Ok(content)
    }

    /// Returns whether there is such a file, and records its absence.
    pub fn is_file(&self, file: &Path) -> bool {
        let is_file = file.is_file();
        if !is_file {
            self.note(file, None);
        }
        is_file
    }

    /// Returns the file below a folder that contains this line, apart from blanks at its ends, and
    /// the line's number. `None` if no line or more than one line matches.
    pub fn find_line(&self, folder: &Path, wanted: &str) -> Option<(PathBuf, usize)> {
        let mut found = self.files_in(folder).flat_map(|(file, text)| {
            let lines = text.lines().enumerate();
            let lines = lines.filter(|(_, line)| line.trim() == wanted);
            let places: Vec<_> = lines.map(|(i, _)| (file.clone(), i + 1)).collect();
            places
        });
        found.next().filter(|_| found.next().is_none())
    }

    /// Returns the files below a folder that were read, with their texts.
    pub fn files_in(&self, folder: &Path) -> impl Iterator<Item = (PathBuf, String)> {
        let mut files: Vec<PathBuf> = self.hashes().keys().cloned().collect();
        files.retain(|file| file.starts_with(folder));
        let texts = files
            .into_iter()
            .map(|file| (std::fs::read_to_string(&file), file));
        texts.filter_map(|(text, file)| Some((file, text.ok()?)))
    }

    fn hashes(&self) -> MutexGuard<'_, Hashes> {
        self.0.lock().expect("no holder panics")
    }

    fn note(&self, file: &Path, content: Option<u64>) {
        self.hashes().insert(file.to_path_buf(), content);
    }

    /// Returns the list of all files with their hashes, for the cache.
    pub fn listed(&self) -> Value {
        let files = self.hashes();
        let listed = files.iter().map(|(file, content)| json!([file, content]));
        listed.collect()
    }
}

/// Returns the hash of a text or of a file's content: two with the same hash are taken for equal.
pub fn hash(content: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    hasher.finish()
}

/// Returns whether all files of a list are unchanged.
pub fn are_unchanged(listed: &Value) -> bool {
    let is_unchanged = |pair: &Value| {
        let Some(file) = pair[0].as_str().map(Path::new) else {
            return false;
        };
        match pair[1].as_u64() {
            Some(content) => std::fs::read(file).is_ok_and(|own| hash(&own) == content),
            None => !file.is_file(),
        }
    };
    listed
        .as_array()
        .is_some_and(|files| files.iter().all(is_unchanged))
}

/// Returns places of the macro calls in a text that read a file, and the literals that mean the
/// same. `folder` is the folder of the text's file. `variables` are what cargo sets for a crate;
/// `None` for the solution. A file that cannot be read gives none, nor does a call in a macro's
/// definition: its path leads from the file of the macro's call.
pub fn included_files(
    code: &Code,
    folder: &Path,
    sources: &Sources,
    variables: Option<&BTreeMap<&'static str, String>>,
) -> Vec<(Range<usize>, String)> {
    let is_crate = variables.is_some();
    let none = BTreeMap::new();
    let variables = variables.unwrap_or(&none);
    let word = |i: usize| code.word(i);
    let mut found = Vec::new();
    let mut i = 0;
    while i < code.tokens.len() {
        if code.begins(i, &["macro_rules", "!"]) {
            i = code.after_tree(i + 3);
            continue;
        }
        // Documentation of a crate stays outside the bundle.
        let is_read = !is_crate || i < 2 || word(i - 2) != "doc";
        let literal = literal_of(word(i));
        let literal = literal.filter(|_| word(i + 1) == "!" && is_read);
        let text = literal.and_then(|literal| {
            let end = code.after_tree(i + 2);
            let arguments = code.range_of(i + 2..end);
            let arguments = code.source.get(arguments.start + 1..arguments.end - 1)?;
            let joined = |input: ParseStream| joined(input, variables);
            let path = joined.parse_str(arguments).ok()?;
            literal(match word(i) {
                "env" if path == MANIFEST_DIR => return None,
                "env" => variables.get(path.as_str())?.clone().into_bytes(),
                _ => sources.read_bytes(&folder.join(path)).ok()?,
            })
        });
        let Some(text) = text else {
            i += 1;
            continue;
        };
        let mut end = code.after_tree(i + 2);
        // Items need no semicolon behind them.
        if word(i) == "include" && word(end) == ";" && !text.starts_with('(') {
            end += 1;
        }
        let start = code.tokens[path_start(code, i)].range.start;
        found.push((start..code.tokens[end - 1].range.end, text));
        i = end;
    }
    found
}

/// Returns the function that writes what a macro of this name reads.
fn literal_of(name: &str) -> Option<fn(Vec<u8>) -> Option<String>> {
    match name {
        "include_str" | "env" => Some(text_literal),
        "include_bytes" => Some(bytes_literal),
        "include" => Some(code),
        _ => None,
    }
}

/// Returns the code of a file: an expression in parentheses, or items.
fn code(content: Vec<u8>) -> Option<String> {
    let text = String::from_utf8(content).ok()?;
    if crate::lex(&text).is_ok_and(|tokens| syn::parse2::<Expr>(tokens).is_ok()) {
        return Some(format!("({text}\n)"));
    }
    crate::parse_file(&text).is_ok().then_some(text)
}

/// The variable that names the folder of a crate: it may begin a file's path, but a bundle must not
/// print it.
pub const MANIFEST_DIR: &str = "CARGO_MANIFEST_DIR";

/// Returns the string that an expression means: a literal, or `concat!(…)` or `env!(…)` of such.
fn value(expression: &Expr, variables: &BTreeMap<&str, String>) -> Option<String> {
    let call = match expression {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => return Some(text.value()),
            _ => return None,
        },
        Expr::Macro(call) => &call.mac,
        _ => return None,
    };
    let text = call.parse_body_with(|input: ParseStream| joined(input, variables));
    let text = text.ok()?;
    match call.path.get_ident()?.to_string().as_str() {
        "concat" => Some(text),
        "env" => variables.get(text.as_str()).cloned(),
        _ => None,
    }
}

/// Returns the values of expressions between commas, one after the other.
fn joined(input: ParseStream, variables: &BTreeMap<&str, String>) -> syn::Result<String> {
    let all = Punctuated::<Expr, Token![,]>::parse_terminated(input)?;
    let values = all.iter().map(|one| value(one, variables));
    values
        .collect::<Option<String>>()
        .ok_or_else(|| input.error("not known"))
}

/// Returns the index of the first token of the path that ends with token `name`:
/// `std::include_str`.
fn path_start(code: &Code, name: usize) -> usize {
    let mut start = name;
    while code.is_behind_separator(start) {
        start -= 2;
        if start >= 1 && ["std", "core"].contains(&code.word(start - 1)) {
            start -= 1;
        }
    }
    start
}

/// Returns a string literal in one line; `None` if the bytes are no text.
fn text_literal(content: Vec<u8>) -> Option<String> {
    let text = String::from_utf8(content).ok()?;
    Some(format!("{text:?}"))
}

/// Returns a literal of bytes in one line.
fn bytes_literal(content: Vec<u8>) -> Option<String> {
    Some(format!("b\"{}\"", content.escape_ascii()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_as_rustc_reads_them() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.rs");
        std::fs::write(&file, "fn main() {\r\n}\r\n").unwrap();
        let sources = Sources::default();
        assert_eq!(sources.read(&file).unwrap(), "fn main() {\n}\n");
        assert!(are_unchanged(&sources.listed()));
    }

    #[test]
    fn a_file_that_changes_goes_or_comes_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        let write = |text: &str| std::fs::write(file("a.rs"), text).unwrap();
        write("old");
        let sources = Sources::default();
        assert!(!sources.is_file(&file("b.rs")));
        assert_eq!(sources.read(&file("a.rs")).unwrap(), "old");
        let listed = sources.listed();
        assert!(are_unchanged(&listed));
        write("new");
        assert!(!are_unchanged(&listed));
        write("old");
        assert!(are_unchanged(&listed));
        std::fs::write(file("b.rs"), "").unwrap();
        assert!(!are_unchanged(&listed));
        std::fs::remove_file(file("b.rs")).unwrap();
        std::fs::remove_file(file("a.rs")).unwrap();
        assert!(!are_unchanged(&listed));
        assert!(!are_unchanged(&Value::Null));
    }

    const FILE: &str = "a \"b\" 'c'\r\n\\ {x}\t\u{e9}\u{202e}";

    fn literals(source: &str) -> Vec<(&str, String)> {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a.txt"), FILE).unwrap();
        std::fs::write(folder.path().join("b.bin"), [0, b'"', 255]).unwrap();
        let found = included_files(
            &Code::new(source).unwrap(),
            folder.path(),
            &Sources::default(),
            Some(&BTreeMap::from([("A", "a".to_string())])),
        );
        let places = found.into_iter();
        places.map(|(place, text)| (&source[place], text)).collect()
    }

    #[test]
    fn a_literal_in_one_line_means_what_the_file_holds() {
        let source = "f(include_str!(\"a.txt\")); ::std::include_bytes!(\"b.bin\",);
            include_str!(concat!(env!(\"A\"), \".\", \"txt\",))";
        let [(one, text), (other, bytes), (_, joined)] = &literals(source)[..] else {
            panic!("three calls");
        };
        assert_eq!(text, joined);
        assert_eq!(*one, "include_str!(\"a.txt\")");
        assert_eq!(*other, "::std::include_bytes!(\"b.bin\",)");
        assert!(!text.contains(['\n', '\r', '\u{202e}']), "{text}");
        let value = syn::parse_str::<syn::LitStr>(text).unwrap().value();
        assert_eq!(value, FILE);
        let value = syn::parse_str::<syn::LitByteStr>(bytes).unwrap().value();
        assert_eq!(value, [0, b'"', 255]);
    }

    #[test]
    fn what_cannot_be_read_or_belongs_to_a_macro_stays() {
        for source in [
            "include_str!(\"none.txt\")",
            "include_str!(\"b.bin\")",
            "include_str!(concat!(\"a\", a))",
            "include_str!(concat!(env!(\"B\"), \".txt\"))",
            "include!(\"a.txt\")",
            "macro_rules! m { () => { include_str!(\"a.txt\") } }",
        ] {
            assert!(literals(source).is_empty(), "{source}");
        }
    }
}
