//! Reads a compiled program from the text that rustc hands to LLVM.

use std::collections::HashMap;
use std::path::Path;

use anyhow::{Context, Result};

use crate::hash::hash;
use crate::syntax::is_of_word;

/// LLVM's intermediate text of a program, not optimised.
#[derive(Debug)]
pub struct Compiled(pub String);

/// Readable name and hash of every function and static of a program. Two programs with equal lists
/// behave the same.
#[derive(Debug, PartialEq, Eq)]
pub struct Meaning(Vec<(String, u64)>);

impl Compiled {
    /// Reads the file that rustc wrote.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(file: &Path) -> Result<Self> {
        let text = std::fs::read(file);
        let text = text.with_context(|| format!("cannot read {}", file.display()))?;
        Ok(Self(String::from_utf8_lossy(&text).into_owned()))
    }

    /// Symbols of all functions in the program.
    pub fn symbols(&self) -> impl Iterator<Item = &str> {
        let defined = self.0.lines().filter(|line| line.starts_with(DEFINE));
        defined.filter_map(|line| names_in(line).next())
    }

    /// Name and line of each function that was compiled from this file. A function with several
    /// types is named once for each. Empty without line tables.
    pub fn lines<'a>(&'a self, file: &Path) -> impl Iterator<Item = (&'a str, usize)> + use<'a> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let mut notes = self.0.lines().filter(|line| line.starts_with('!'));
        let own = notes.find_map(|line| {
            let (id, description) = line.split_once(" = !DIFile(")?;
            let path = field(description, "filename")?.trim_matches('"');
            path.ends_with(&*name).then(|| id.to_string())
        });
        let notes = self.0.lines().filter(|line| line.starts_with('!'));
        notes.filter_map(move |line| {
            let (_, description) = line.split_once("!DISubprogram(")?;
            let is_own = own.as_deref() == field(description, "file");
            let name = field(description, "name").filter(|_| is_own)?;
            let name = name.trim_matches('"').split('<').next()?;
            Some((name, field(description, "line")?.parse().ok()?))
        })
    }

    /// Hashes of the program's functions and statics.
    pub fn meaning(&self) -> Meaning {
        self.meaning_with(&HashMap::new())
    }

    /// Hashes of the functions and statics of a program in which names were replaced: new name →
    /// old name.
    pub fn meaning_with(&self, old_names: &HashMap<&str, &str>) -> Meaning {
        let mut reader = Reader {
            old_names,
            locals: HashMap::new(),
            data: self.data(),
            names: HashMap::new(),
            read: Vec::new(),
        };
        let mut lines = self.0.lines();
        while let Some(line) = lines.next() {
            let symbol = names_in(line).next().unwrap_or_default();
            if line.starts_with(DEFINE) {
                reader.locals.clear();
                let mut text = reader.readable(line);
                let body = lines.by_ref().take_while(|line| *line != "}");
                let code = body.filter(|line| !line.trim_start().starts_with(';'));
                text.extend(code.map(|line| reader.readable(line) + "\n"));
                let name = reader.name(symbol);
                reader.read.push((name, hash(&text)));
            } else if line.starts_with('@') && line.contains(" section ") {
                // Data without a section is read where it is used.
                reader.name(symbol);
            }
        }
        reader.read.sort_unstable();
        Meaning(reader.read)
    }

    /// Lines that define constants and statics: symbol → line.
    fn data(&self) -> HashMap<&str, &str> {
        let data = self.0.lines().filter(|line| line.starts_with('@'));
        data.filter_map(|line| Some((names_in(line).next()?, line)))
            .collect()
    }
}

const DEFINE: &str = "define ";

struct Reader<'a> {
    /// New name → old name, in the paths of functions and statics.
    old_names: &'a HashMap<&'a str, &'a str>,
    /// Names of the function's values and blocks, in the order in which they occur.
    locals: HashMap<&'a str, usize>,
    data: HashMap<&'a str, &'a str>,
    /// Cache: symbol → readable name.
    names: HashMap<&'a str, String>,
    /// Readable name and hash of each function and static read until now.
    read: Vec<(String, u64)>,
}

impl<'a> Reader<'a> {
    /// A line with readable names, with numbers for the names of values and blocks, and without the
    /// file's running numbers (`#2`, `!7`).
    fn readable(&mut self, line: &'a str) -> String {
        let mut text = String::with_capacity(line.len());
        let mut rest = line;
        if let Some((label, after)) = line.split_once(':').filter(|(label, _)| is_label(label)) {
            text.push_str(&self.local(label));
            rest = after;
        }
        while let Some(at) = rest.find(['"', '@', '#', '!', '%']) {
            let (before, from) = rest.split_at(at);
            text.push_str(before);
            let after = &from[1..];
            rest = if from.starts_with('"') {
                let end = after.find('"').map_or(from.len(), |end| end + 2);
                text.push_str(&from[..end]);
                &from[end..]
            } else if from.starts_with(['@', '%']) {
                let name = name_at(after);
                let written = if from.starts_with('@') {
                    self.name(name)
                } else {
                    self.local(name)
                };
                text.push_str(&written);
                let quotes = if after.starts_with('"') { 2 } else { 0 };
                &after[quotes + name.len()..]
            } else {
                text.push_str(&from[..1]);
                after.trim_start_matches(|c: char| c.is_ascii_digit())
            };
        }
        text + rest
    }

    /// Number of a value or a block in its function.
    fn local(&mut self, name: &'a str) -> String {
        let next = self.locals.len();
        format!("%{}", self.locals.entry(name).or_insert(next))
    }

    /// A path with the old names.
    fn with_old_names(&self, path: &str) -> String {
        if self.old_names.is_empty() {
            return path.to_string();
        }
        let mut old = String::with_capacity(path.len());
        let mut rest = path;
        while let Some(start) = rest.find(is_of_word) {
            let (before, from) = rest.split_at(start);
            let end = from.find(|c| !is_of_word(c)).unwrap_or(from.len());
            let (word, after) = from.split_at(end);
            old.push_str(before);
            old.push_str(self.old_names.get(word).unwrap_or(&word));
            rest = after;
        }
        old + rest
    }

    /// The path of a function or a static; for a constant without a name the hash of its content.
    fn name(&mut self, symbol: &'a str) -> String {
        if let Some(name) = self.names.get(symbol) {
            return name.clone();
        }
        let path = format!("@{:#}", rustc_demangle::demangle(symbol));
        // LLVM's own functions are named otherwise: `p0` in `llvm.memcpy.p0.p0.i64` is a pointer.
        let path = if is_path(symbol) {
            self.with_old_names(&path)
        } else {
            path
        };
        let Some(line) = self.data.get(symbol) else {
            self.names.insert(symbol, path.clone());
            return path;
        };
        let content = line.split_once('=').map_or(*line, |(_, content)| content);
        if is_path(symbol) {
            // A static may refer to itself.
            self.names.insert(symbol, path.clone());
            let content = hash(&self.readable(content));
            self.read.push((path.clone(), content));
            return path;
        }
        let name = format!("@{:x}", hash(&self.readable(content)));
        self.names.insert(symbol, name.clone());
        name
    }
}

/// The value of a field in a description: `12` of `line` in `name: "a", line: 12)`.
fn field<'a>(description: &'a str, name: &str) -> Option<&'a str> {
    let mut fields = description.split(", ");
    let value = fields.find_map(|field| field.strip_prefix(name)?.strip_prefix(": "))?;
    Some(value.trim_end_matches(')'))
}

/// Is the text before a colon the label of a block?
fn is_label(text: &str) -> bool {
    !text.is_empty() && name_at(text) == text
}

/// Is the symbol a mangled path, not the number of a constant?
fn is_path(symbol: &str) -> bool {
    symbol.starts_with("_R")
}

/// Names of functions and data in a line.
fn names_in(line: &str) -> impl Iterator<Item = &str> {
    let starts = line.match_indices('@').map(|(at, _)| at);
    starts.map(|at| name_at(&line[at..]))
}

/// The name after an `@`, without its quotation marks.
fn name_at(text: &str) -> &str {
    let name = text.strip_prefix('@').unwrap_or(text);
    if let Some(quoted) = name.strip_prefix('"') {
        return quoted.split('"').next().unwrap_or(quoted);
    }
    let is_part = |c: char| c.is_ascii_alphanumeric() || "-$._".contains(c);
    let end = name.find(|c| !is_part(c)).unwrap_or(name.len());
    &name[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `<It as T>::t`
    const T: &str = "_RNvXCs1_6bundleNtB2_2ItNtB2_1T1t";

    const PROGRAM: &str = r##"
@alloc_1 = private unnamed_addr constant [3 x i8] c"#1@", align 1
@vtable.0 = private constant <{ ptr }> <{ ptr @_RNvXCs1_6bundleNtB2_2ItNtB2_1T1t }>, align 8
@_RNvCs1_6bundle1S = internal global [1 x i8] c"a", align 1

; bundle::a
define void @_RNvCs1_6bundle1a(ptr %x) #2 {
  call void @_RNvXCs1_6bundleNtB2_2ItNtB2_1T1t(ptr @alloc_1, ptr @vtable.0), !noundef !7
  store ptr @_RNvCs1_6bundle1S, ptr %x
}
define void @_RNvXCs1_6bundleNtB2_2ItNtB2_1T1t() #0 {
}
"##;

    fn meaning(program: &str) -> Meaning {
        Compiled(program.to_string()).meaning()
    }

    #[test]
    fn symbols_are_those_of_functions() {
        let program = Compiled(PROGRAM.to_string());
        let symbols: Vec<&str> = program.symbols().collect();
        assert_eq!(symbols, ["_RNvCs1_6bundle1a", T]);
        let Meaning(all) = program.meaning();
        let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
        let readable = ["@<bundle::It as bundle::T>::t", "@bundle::S", "@bundle::a"];
        assert_eq!(names, readable);
    }

    #[test]
    fn new_names_are_read_in_paths_and_nowhere_else() {
        let copied = PROGRAM.replace("  store", "  call @llvm.memcpy.p0.p0.i64()\n  store");
        let renamed = copied.replace("2_2It", "2_2p0");
        let old_names = HashMap::from([("p0", "It")]);
        assert_ne!(meaning(&renamed), meaning(&copied));
        assert_eq!(Compiled(renamed).meaning_with(&old_names), meaning(&copied));
    }

    #[test]
    fn statics_that_are_not_used_mean_nothing() {
        let unused = "@_RNvCs1_6bundle1U = internal global [1 x i8] c\"u\", align 1\n";
        assert_eq!(meaning(&format!("{unused}{PROGRAM}")), meaning(PROGRAM));
        let run_at_start = unused.replace(", align", ", section \".init_array\", align");
        assert_ne!(
            meaning(&format!("{run_at_start}{PROGRAM}")),
            meaning(PROGRAM)
        );
    }

    #[test]
    fn numbers_of_constants_and_impls_mean_nothing() {
        let numbered = PROGRAM
            .replace("alloc_1", "alloc_9")
            .replace("vtable.0", "vtable.3")
            .replace("#2", "#5")
            .replace("!7", "!8")
            .replace(T, "_RNvXs5_Cs1_6bundleNtB5_2ItNtB5_1T1t");
        assert_ne!(numbered, PROGRAM);
        assert_eq!(meaning(&numbered), meaning(PROGRAM));
    }

    #[test]
    fn what_is_called_and_what_constants_hold_means_something() {
        for (old, new) in [
            ("#1@", "#2@"),
            ("c\"a\"", "c\"b\""),
            ("ptr @alloc_1", "ptr @vtable.0"),
            (
                "call void @_RNvXCs1",
                "call void @_RNvXCs1_6bundleNtB2_2ItNtB2_1T1u",
            ),
            ("<{ ptr @_RNvXC", "<{ ptr @_RNvC"),
        ] {
            let other = PROGRAM.replace(old, new);
            assert_ne!(other, PROGRAM);
            assert_ne!(meaning(&other), meaning(PROGRAM), "{old}");
        }
    }
}
