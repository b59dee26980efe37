//! Library of all snippets of the workspace: collects, checks and joins them.

mod attribute;
mod extract;
mod format;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail, ensure};
use catalogue::{Header, did_you_mean};

use crate::workspace::Workspace;
pub use attribute::Include;
use extract::Part;
pub use extract::is_test;
pub use format::{Entry, Format};

/// Snippets by name. Every included snippet exists, and no include is circular.
#[derive(Debug, Default)]
pub struct Library {
    snippets: BTreeMap<String, Snippet>,
    /// Marked items in the order of the files and their texts.
    items: Vec<Part>,
}

/// Items that share one name in `#[snippet]`, with the snippets they include.
#[derive(Debug)]
pub struct Snippet {
    pub name: String,
    /// Title of the file, or the name without one.
    pub title: String,
    /// First words of the file's field `Time`; empty if there is none.
    pub time: String,
    /// File of the snippet, relative to the workspace's root.
    pub file: PathBuf,
    /// Line of the first item.
    pub line: usize,
    /// Included snippets, in the order of their mention.
    pub includes: Vec<Include>,
    /// Indices of the items in `Library::items`.
    items: Vec<usize>,
}

/// Path and text of every file below the folders in the settings.
///
/// # Errors
/// If a folder is missing or cannot be read.
pub fn sources(workspace: &Workspace) -> Result<Vec<(PathBuf, String)>> {
    let mut sources = Vec::new();
    for folder in &workspace.config().snippet.roots {
        let folder = workspace.root().join(folder);
        ensure!(
            folder.is_dir(),
            "{} is no folder; correct `roots` in cargo-snippet.toml",
            folder.display()
        );
        sources.extend(workspace.sources_below(&folder)?);
    }
    Ok(sources)
}

/// Returns whether some editors take the character for a line end or drop it.
fn is_odd(c: char) -> bool {
    c.is_control() && c != '\n' && c != '\t' || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}')
}

impl Library {
    /// Reads the folders that `cargo-snippet.toml` names.
    ///
    /// # Errors
    /// If a file does not parse, an attribute is wrong, a name is used twice, or an include is
    /// missing or circular; the error names file, line and remedy.
    pub fn read(workspace: &Workspace) -> Result<Self> {
        let mut library = Self::default();
        for (file, text) in sources(workspace)? {
            library.add(&file, &text)?;
        }
        library.check_includes()?;
        Ok(library)
    }

    /// Adds the snippets of a file.
    fn add(&mut self, file: &Path, text: &str) -> Result<()> {
        // Byte order mark and line ends are treated as by the compiler.
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        let parts = extract::parts(&text).map_err(|error| {
            let line = error.span().start().line;
            anyhow!("{}:{line}: {error}", file.display())
        })?;
        let header = Header::parse(&text).unwrap_or_default();
        for part in parts {
            if let Some(odd) = part.text.chars().find(|&c| is_odd(c)) {
                bail!(
                    "{}:{}: the character {odd:?} does not survive an editor's snippet file; write \
                     it as an escape",
                    file.display(),
                    part.line
                );
            }
            self.name_next(&part, file, &header)?;
            self.items.push(part);
        }
        Ok(())
    }

    /// Adds the next item to the snippets that it names.
    fn name_next(&mut self, part: &Part, file: &Path, header: &Header) -> Result<()> {
        let time = header.field("Time").map_or("", |field| &field.value);
        let end = time.find(['.', ';']).unwrap_or(time.len());
        for name in &part.marks.names {
            let title = Some(&header.title).filter(|title| !title.is_empty());
            let new = || Snippet {
                name: name.clone(),
                title: title.unwrap_or(name).to_string(),
                time: time[..end].to_string(),
                file: file.to_path_buf(),
                line: part.line,
                includes: Vec::new(),
                items: Vec::new(),
            };
            let snippet = self.snippets.entry(name.clone()).or_insert_with(new);
            if snippet.file != file {
                bail!(
                    "{}:{}: `{name}` is a snippet of {}:{} already; choose another name",
                    file.display(),
                    part.line,
                    snippet.file.display(),
                    snippet.line
                );
            }
            snippet.items.push(self.items.len());
            for include in &part.marks.includes {
                if snippet.includes.iter().all(|it| it.name != include.name) {
                    snippet.includes.push(include.clone());
                }
            }
        }
        Ok(())
    }

    fn check_includes(&self) -> Result<()> {
        let names: Vec<&String> = self.snippets.keys().collect();
        for snippet in self.snippets.values() {
            for Include { name, line } in &snippet.includes {
                if !self.snippets.contains_key(name) {
                    bail!(
                        "{}:{line}: `{}` includes `{name}`, which is no snippet{}",
                        snippet.file.display(),
                        snippet.name,
                        did_you_mean(name, &names)
                    );
                }
            }
        }
        self.in_order(self.snippets.values()).map(|_| ())
    }

    /// The given snippets and all that they include, each once and after its includes.
    fn in_order<'a>(
        &'a self,
        snippets: impl IntoIterator<Item = &'a Snippet>,
    ) -> Result<Vec<&'a Snippet>> {
        let mut order = Vec::new();
        for snippet in snippets {
            self.visit(snippet, &mut Vec::new(), &mut order)?;
        }
        Ok(order)
    }

    /// Adds `snippet` to `order`, after its includes. `path` is the chain of includes that led
    /// here.
    fn visit<'a>(
        &'a self,
        snippet: &'a Snippet,
        path: &mut Vec<&'a str>,
        order: &mut Vec<&'a Snippet>,
    ) -> Result<()> {
        if order.iter().any(|met| met.name == snippet.name) {
            return Ok(());
        }
        path.push(&snippet.name);
        for Include { name, line } in &snippet.includes {
            if let Some(start) = path.iter().position(|above| above == name) {
                bail!(
                    "{}:{line}: `{name}` includes itself: {} → {name}; take one of these out",
                    snippet.file.display(),
                    path[start..].join(" → ")
                );
            }
            self.visit(&self.snippets[name], path, order)?;
        }
        path.pop();
        order.push(snippet);
        Ok(())
    }

    /// Iterates over all snippets, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = &Snippet> {
        self.snippets.values()
    }

    /// Finds a snippet by its name.
    ///
    /// # Errors
    /// If there is no such snippet; the error suggests similar names.
    pub fn get(&self, name: &str) -> Result<&Snippet> {
        self.snippets.get(name).with_context(|| {
            let names: Vec<&String> = self.snippets.keys().collect();
            let near = did_you_mean(name, &names);
            format!("no snippet `{name}`{near}; `cargo x snippet` shows all")
        })
    }

    /// Text to paste: these snippets and all that they include. Included snippets come first, and
    /// every item appears once.
    pub fn paste<'a>(&'a self, snippets: impl IntoIterator<Item = &'a Snippet>) -> String {
        let order = self.in_order(snippets);
        let order = order.expect("cycles were refused when the library was read");
        self.join(order.iter().flat_map(|snippet| &snippet.items))
    }

    /// Entry of a snippet for editors: its text includes all that it needs.
    pub fn entry(&self, snippet: &Snippet) -> Entry {
        Entry {
            name: snippet.name.clone(),
            title: snippet.title.clone(),
            text: self.paste([snippet]),
        }
    }

    /// Exported text of this snippet alone, without its includes.
    pub fn own_text(&self, snippet: &Snippet) -> String {
        self.join(&snippet.items)
    }

    fn join<'a>(&self, indices: impl IntoIterator<Item = &'a usize>) -> String {
        let (mut head, mut text) = (String::new(), String::new());
        let (mut seen, mut imports, mut prefixes) =
            (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        let mut last = None;
        for &index in indices {
            let part = &self.items[index];
            for prefix in &part.marks.prefixes {
                if prefixes.insert(prefix) {
                    head.push_str(prefix);
                    head.push('\n');
                }
            }
            let is_new = seen.insert(index) && (!part.is_use || imports.insert(&part.text));
            if !is_new {
                continue;
            }
            if let Some(last) = last {
                let touches = part.touches_previous && last + 1 == index;
                text.push_str(if touches { "\n" } else { "\n\n" });
            }
            text.push_str(&part.text);
            last = Some(index);
        }
        if head.is_empty() {
            text
        } else {
            format!("{head}\n{text}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library(sources: &[(&str, &str)]) -> Result<Library> {
        let mut library = Library::default();
        for (file, text) in sources {
            library.add(Path::new(file), text)?;
        }
        library.check_includes()?;
        Ok(library)
    }

    fn paste(text: &str, names: &[&str]) -> String {
        let library = library(&[("a.rs", text)]).unwrap();
        library.paste(names.iter().map(|name| library.get(name).unwrap()))
    }

    fn error(sources: &[(&str, &str)]) -> String {
        library(sources).unwrap_err().to_string()
    }

    #[test]
    fn what_is_needed_comes_first_and_once() {
        let text = "//! Three.\n#[snippet(include = \"b, c\")]\nfn a() {}\n\
                    #[snippet(include = \"c\")]\nfn b() {}\n#[snippet]\nfn c() {}\n";
        assert_eq!(paste(text, &["a"]), "fn c() {}\n\nfn b() {}\n\nfn a() {}");
        assert_eq!(paste(text, &["c", "b"]), "fn c() {}\n\nfn b() {}");
        let library = library(&[("a.rs", text)]).unwrap();
        let a = library.get("a").unwrap();
        assert_eq!(library.own_text(a), "fn a() {}");
        assert_eq!((a.title.as_str(), a.line), ("Three", 2));
    }

    #[test]
    fn an_item_of_several_snippets_is_pasted_once() {
        let text =
            "#[snippet(\"math\")]\n#[snippet]\nfn gcd() {}\n#[snippet(\"math\")]\nfn lcm() {}\n";
        assert_eq!(paste(text, &["math"]), "fn gcd() {}\nfn lcm() {}");
        assert_eq!(paste(text, &["gcd", "math"]), "fn gcd() {}\nfn lcm() {}");
    }

    #[test]
    fn prefixes_and_imports_are_not_repeated() {
        let text = "#[snippet(\"a\")]\nuse std::fmt;\n#[snippet(prefix = \"use std::io::{self, Read};\")]\nfn a() {}\n\
                    #[snippet(\"b\")]\nuse std::fmt;\n\
                    #[snippet(include = \"a\", prefix = \"use std::io::{self, Read};\")]\nfn b() {}\n";
        assert_eq!(
            paste(text, &["b"]),
            "use std::io::{self, Read};\n\nuse std::fmt;\nfn a() {}\n\nfn b() {}"
        );
    }

    #[test]
    fn line_ends_of_every_kind_are_read() {
        let text = "\u{feff}//! A.\r\n\r\n#[snippet]\r\nfn a() {\r\n    // b\r\n}\r\n";
        assert_eq!(paste(text, &["a"]), "fn a() {\n    // b\n}");
    }

    #[test]
    fn a_missing_include_names_its_line_and_near_names() {
        let message = error(&[(
            "a.rs",
            "#[snippet]\nfn mex() {}\n\n#[snippet(include = \"mexx\")]\nfn a() {}",
        )]);
        assert_eq!(
            message,
            "a.rs:4: `a` includes `mexx`, which is no snippet (did you mean `mex`?)"
        );
    }

    #[test]
    fn a_cycle_is_shown() {
        let message = error(&[
            ("a.rs", "#[snippet(include = \"b\")]\nfn a() {}"),
            (
                "b.rs",
                "\n#[snippet(include = \"c\")]\nfn b() {}\n#[snippet(include = \"b\")]\nfn c() {}",
            ),
        ]);
        assert!(
            message.starts_with("b.rs:4: `b` includes itself: b → c → b"),
            "{message}"
        );
        let message = error(&[("a.rs", "#[snippet(include = \"a\")]\nfn a() {}")]);
        assert!(
            message.starts_with("a.rs:1: `a` includes itself: a → a"),
            "{message}"
        );
    }

    #[test]
    fn a_name_belongs_to_one_file() {
        let message = error(&[
            ("a.rs", "#[snippet]\nfn a() {}"),
            ("b.rs", "\n#[snippet(\"a\")]\nfn b() {}"),
        ]);
        assert_eq!(
            message,
            "b.rs:2: `a` is a snippet of a.rs:1 already; choose another name"
        );
    }

    #[test]
    fn every_error_names_file_and_line() {
        for (text, begin, remedy) in [
            (
                "fn a() {}\n#[snippet]\nimpl A {}",
                "a.rs:2: ",
                "#[snippet(\"name\")]",
            ),
            ("\nfn a( {}", "a.rs:2: ", "cargo check"),
            (
                "#[snippet(prefix = \"use\")]\nfn a() {}",
                "a.rs:1: ",
                "prefix",
            ),
            (
                "#[snippet]\nfn a() {\n    \"\u{2028}\";\n}",
                "a.rs:1: ",
                "escape",
            ),
        ] {
            let message = error(&[("a.rs", text)]);
            assert!(
                message.starts_with(begin) && message.contains(remedy),
                "{message}"
            );
        }
    }

    #[test]
    fn an_unknown_name_suggests_near_ones() {
        let library = library(&[("a.rs", "#[snippet]\nfn wythoff() {}")]).unwrap();
        let message = library.get("withoff").unwrap_err().to_string();
        assert!(message.contains("did you mean `wythoff`?"), "{message}");
    }
}
