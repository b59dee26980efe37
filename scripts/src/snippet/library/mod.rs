//! Library of all snippets of the workspace: collects, checks and joins them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Context, Error, Result, anyhow, bail, ensure};
use catalogue::did_you_mean;

use super::attribute::Include;
use super::edition;
use super::extract::{self, Part};
use super::rustfmt::{self, Text};
use crate::workspace::Workspace;
use catalogue::Header;

/// Snippets by name. Every included snippet exists, and no include is circular.
#[derive(Debug, Default)]
pub struct Library {
    snippets: BTreeMap<String, Snippet>,
    /// Marked items in the order of the files and their texts.
    items: Vec<MarkedItem>,
}

/// Marked item of a file, with its origin.
#[derive(Debug)]
pub struct MarkedItem {
    pub part: Part,
    pub file: PathBuf,
    pub edition: String,
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

/// Path, text and edition of every file below the folders in the settings.
fn sources(workspace: &Workspace) -> Result<Vec<(PathBuf, String, String)>> {
    let mut sources = Vec::new();
    for folder in &workspace.config().snippet.roots {
        let folder = workspace.root().join(folder);
        ensure!(
            folder.is_dir(),
            "{} is no folder; correct `roots` in cargo-snippet.toml",
            folder.display()
        );
        let edition = edition::find(&folder, workspace.root())?;
        for (file, text) in workspace.sources_below(&folder)? {
            sources.push((file, text, edition.clone()));
        }
    }
    Ok(sources)
}

impl Library {
    /// Reads the folders that `cargo-snippet.toml` names and formats the marked items.
    ///
    /// # Errors
    /// If [`Library::collect`] fails, or `rustfmt` is missing or rejects an item.
    pub fn read(workspace: &Workspace) -> Result<Self> {
        let mut library = Self::collect(workspace)?;
        library.tidy()?;
        Ok(library)
    }

    /// Like [`Library::read`], but keeps the texts as they are written.
    ///
    /// # Errors
    /// If a file does not parse, an attribute is wrong, a name is used twice, or an include is
    /// missing or circular; the error names file, line and remedy.
    pub fn collect(workspace: &Workspace) -> Result<Self> {
        let mut library = Self::default();
        for (file, text, edition) in sources(workspace)? {
            library.add(&file, &text, &edition)?;
        }
        library.check_includes()?;
        Ok(library)
    }

    /// Like [`Library::collect`], but skips files that cannot be read and returns their errors. For
    /// listing, where includes do not matter.
    ///
    /// # Errors
    /// If a folder cannot be read.
    pub fn collect_readable(workspace: &Workspace) -> Result<(Self, Vec<Error>)> {
        let mut library = Self::default();
        let mut errors = Vec::new();
        for (file, text, edition) in sources(workspace)? {
            errors.extend(library.add(&file, &text, &edition).err());
        }
        Ok((library, errors))
    }

    /// Adds the snippets of a file.
    fn add(&mut self, file: &Path, text: &str, edition: &str) -> Result<()> {
        // Byte order mark and line ends are treated as by the compiler.
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        let parts = extract::parts(&text).map_err(|error| {
            let line = error.span().start().line;
            anyhow!("{}:{line}: {error}", file.display())
        })?;
        let header = Header::parse(&text).unwrap_or_default();
        for part in parts {
            self.name_next(&part, file, &header)?;
            self.items.push(MarkedItem {
                part,
                file: file.to_path_buf(),
                edition: edition.to_string(),
            });
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

    /// Formats the items and their prefixes.
    fn tidy(&mut self) -> Result<()> {
        let texts = self.items.iter_mut().flat_map(|item| {
            let place = format!("{}:{}", item.file.display(), item.part.line);
            let edition = item.edition.as_str();
            let texts = item.part.marks.prefixes.iter_mut();
            let texts = texts.chain([&mut item.part.text]);
            texts.map(move |text| Text {
                place: place.clone(),
                edition,
                text,
            })
        });
        rustfmt::tidy(texts.collect())
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
            let part = &self.items[index].part;
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
mod tests;
