//! Joins the files of a crate or of the solution to one text: the file of a module replaces its
//! `mod name;`, and a file that a macro reads replaces the macro's call.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use syn::ItemMod;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use crate::sources::{Sources, included_files};
use crate::syntax::attributes;
use crate::syntax::cfg::{Cfg, is_test};
use crate::syntax::cfg_choices::without_cfg_choices;
use crate::syntax::module_files::{ModuleFile, ModuleFolders, none_is_there};
use crate::syntax::tokens::Code;

/// A joined text, and the places of its lines in its files.
#[derive(Debug, Default)]
pub struct Joined {
    pub text: String,
    pub places: Places,
}

/// Places of a text's lines in the files that it was joined from.
#[derive(Debug, Default)]
pub struct Places(Vec<Piece>);

/// Consecutive lines from one file; they end where the next piece starts.
#[derive(Debug)]
struct Piece {
    /// The first line's number in the text, counted from 1.
    start: usize,
    file: String,
    /// The first line's number in `file`, counted from 1.
    line: usize,
}

impl Places {
    /// Returns the file of a line, and the line's number there; both are counted from 1.
    pub fn place(&self, line: usize) -> Option<(&str, usize)> {
        let piece = self.0.iter().rfind(|piece| piece.start <= line)?;
        Some((&piece.file, piece.line + line - piece.start))
    }
}

/// What decides how files are joined.
pub struct Rules<'a> {
    pub sources: &'a Sources,
    pub cfg: &'a Cfg,
    /// Variables that cargo sets for a crate; `None` for the solution, which stays as it is written
    /// but for its modules and the files that it reads.
    pub variables: Option<&'a BTreeMap<&'static str, String>>,
    /// Files of modules that go with their `mod name;`.
    pub left_out: &'a BTreeSet<PathBuf>,
    /// Names a file in messages.
    pub shown: &'a dyn Fn(&Path) -> String,
}

impl Joined {
    /// Reads a root file and the files of its modules.
    ///
    /// # Errors If a file is not there or cannot be read, or if a crate's file cannot be parsed;
    /// names the file.
    pub fn read(file: &Path, rules: Rules) -> Result<Self> {
        let mut joiner = Joiner {
            rules,
            joined: Self::default(),
            lines: 0,
            open: Vec::new(),
        };
        joiner.add(ModuleFile {
            path: file.to_path_buf(),
            children: file.parent().map(Path::to_path_buf).unwrap_or_default(),
        })?;
        Ok(joiner.joined)
    }
}

struct Joiner<'a> {
    rules: Rules<'a>,
    joined: Joined,
    /// Ends of lines in the joined text.
    lines: usize,
    /// Files around the next one.
    open: Vec<PathBuf>,
}

impl Joiner<'_> {
    /// Adds the text of a file and of the modules in it.
    fn add(&mut self, file: ModuleFile) -> Result<()> {
        let shown = (self.rules.shown)(&file.path);
        if self.open.contains(&file.path) {
            bail!("{shown}: a module of it is in this file again; remove one `mod`");
        }
        let source = self.rules.sources.read(&file.path);
        let source = source.with_context(|| format!("cannot read {shown}"))?;
        let mut source = source.trim_start_matches('\u{feff}').to_string();
        if self.rules.variables.is_some() {
            source = without_cfg_choices(&source).with_context(|| shown.clone())?;
        }
        let inserted = self.inserted(&source, &file, &shown)?;
        self.open.push(file.path);
        self.begin_piece(&shown, 1);
        let mut end = 0;
        for (range, inserted) in inserted {
            self.push(&source[end..range.start]);
            end = range.end;
            match inserted {
                Inserted::Module(module) => {
                    self.push(" {\n");
                    self.add(module)?;
                    self.push("\n}");
                }
                Inserted::Literal(text) => self.push(&text),
            }
            self.begin_piece(&shown, source[..end].matches('\n').count() + 1);
        }
        self.push(&source[end..]);
        self.open.pop();
        Ok(())
    }

    /// Records that the next text comes from this line of a file.
    fn begin_piece(&mut self, file: &str, line: usize) {
        self.joined.places.0.push(Piece {
            start: self.lines + 1,
            file: file.to_string(),
            line,
        });
    }

    fn push(&mut self, text: &str) {
        self.lines += text.matches('\n').count();
        self.joined.text.push_str(text);
    }

    /// Returns contents of other files in a file, and what they replace: the semicolon of `mod
    /// name;`, or a macro's call. None if the solution is not Rust: rustc says more about it.
    fn inserted(
        &self,
        source: &str,
        file: &ModuleFile,
        shown: &str,
    ) -> Result<Vec<(Range<usize>, Inserted)>> {
        let rules = &self.rules;
        let (syntax, code) = match Code::parse(source) {
            Ok(parsed) => parsed,
            Err(_) if rules.variables.is_none() => return Ok(Vec::new()),
            Err(error) => bail!("{shown}: {error}"),
        };
        let mut walk = Walk {
            rules,
            folders: ModuleFolders::new(&file.path, &file.children),
            found: Vec::new(),
            missing: None,
        };
        walk.visit_file(&syntax);
        if let Some((line, why)) = walk.missing {
            bail!("{shown}:{line}: {why}");
        }
        let folder = file.path.parent().unwrap_or(&file.children);
        let literals = included_files(&code, folder, rules.sources, rules.variables);
        let literals = literals.into_iter();
        let literals = literals.map(|(call, text)| (call, Inserted::Literal(text)));
        walk.found.extend(literals);
        walk.found.sort_by_key(|(range, _)| range.start);
        Ok(walk.found)
    }
}

/// Content of another file.
enum Inserted {
    Module(ModuleFile),
    /// The file that a macro reads, as a literal.
    Literal(String),
}

/// Finds modules in files of their own.
struct Walk<'a> {
    rules: &'a Rules<'a>,
    folders: ModuleFolders,
    found: Vec<(Range<usize>, Inserted)>,
    /// Line of the first module without a file, and why.
    missing: Option<(usize, String)>,
}

impl<'ast> Visit<'ast> for Walk<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        let mut attributes = attributes(item).iter();
        if !attributes.any(|attribute| is_test(attribute) || self.rules.cfg.leaves_out(attribute)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        let metas = item.attrs.iter().map(|attribute| &attribute.meta);
        let written = metas.filter_map(|meta| self.rules.cfg.written_path(meta));
        let (certain, open): (Vec<_>, Vec<_>) = written.partition(|(_, is_certain)| *is_certain);
        let written = certain.first().map(|(path, _)| path.as_str());
        let Some(semicolon) = item.semi else {
            self.folders.enter(&item.ident, written);
            visit::visit_item_mod(self, item);
            return self.folders.leave();
        };
        let is_file = |path: &Path| self.rules.sources.is_file(path);
        match self.folders.find(&item.ident, written, is_file) {
            Ok(file) if self.rules.left_out.contains(&file.path) => {
                let nothing = Inserted::Literal(String::new());
                self.found.push((item.span().byte_range(), nothing));
            }
            Ok(file) => {
                let place = semicolon.span().byte_range();
                self.found.push((place, Inserted::Module(file)));
            }
            // On another system it has a file.
            Err(_) if item.attrs.iter().any(|a| a.path().is_ident("cfg")) => {}
            Err(paths) => {
                let why = if !open.is_empty() {
                    "the system decides about the module's file; give it one, and write \
                     conditions there"
                        .to_string()
                } else {
                    none_is_there(&paths, self.rules.shown)
                };
                let line = item.mod_token.span().start().line;
                self.missing.get_or_insert((line, why));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(files: &[(&str, &str)]) -> Result<Joined> {
        let folder = tempfile::tempdir().unwrap();
        for (path, text) in files {
            let path = folder.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        let shown = |path: &Path| {
            let relative = path.strip_prefix(folder.path()).unwrap();
            relative.display().to_string()
        };
        let main = folder.path().join("main.rs");
        let rules = Rules {
            sources: &Sources::default(),
            cfg: &Cfg::default(),
            variables: None,
            left_out: &BTreeSet::new(),
            shown: &shown,
        };
        Joined::read(&main, rules)
    }

    #[test]
    fn modules_stand_where_they_are_named_and_lines_keep_their_places() {
        let joined = joined(&[
            (
                "main.rs",
                "mod a;\n#[path = \"x/y.rs\"]\nmod b; // B\nfn main() {}\n",
            ),
            ("a.rs", "//! A.\nmod c;\nfn f() {}\n"),
            ("a/c.rs", "fn g() {}\n"),
            ("x/y.rs", "mod z { mod w; }\n"),
            ("x/z/w/mod.rs", "fn h() {}"),
        ]);
        let joined = joined.unwrap();
        assert_eq!(
            joined.text,
            "mod a {\n//! A.\nmod c {\nfn g() {}\n\n}\nfn f() {}\n\n}\n\
             #[path = \"x/y.rs\"]\nmod b {\nmod z { mod w {\nfn h() {}\n} }\n\n} // B\n\
             fn main() {}\n"
        );
        for (text, place) in [
            ("mod a", ("main.rs", 1)),
            ("//! A.", ("a.rs", 1)),
            ("fn g", ("a/c.rs", 1)),
            ("fn f", ("a.rs", 3)),
            ("fn h", ("x/z/w/mod.rs", 1)),
            ("// B", ("main.rs", 3)),
            ("fn main", ("main.rs", 4)),
        ] {
            let before = &joined.text[..joined.text.find(text).unwrap()];
            let line = before.matches('\n').count() + 1;
            assert_eq!(joined.places.place(line), Some(place));
        }
    }

    #[test]
    fn a_file_that_a_macro_reads_is_a_literal_and_lines_keep_their_places() {
        let joined = joined(&[
            (
                "main.rs",
                "mod a;\nconst B: &str =\n    include_str!(\"a/b.txt\");\nfn f() {}\n",
            ),
            ("a.rs", "const C: &[u8] = include_bytes!(\"a/b.txt\");\n"),
            ("a/b.txt", "b\nb\n"),
        ]);
        let joined = joined.unwrap();
        assert_eq!(
            joined.text,
            "mod a {\nconst C: &[u8] = b\"b\\nb\\n\";\n\n}\nconst B: &str =\n    \"b\\nb\\n\";\n\
             fn f() {}\n"
        );
        assert_eq!(joined.places.place(2), Some(("a.rs", 1)));
        assert_eq!(joined.places.place(7), Some(("main.rs", 4)));
    }

    #[test]
    fn a_module_without_a_file_is_named_unless_it_is_for_tests() {
        let missing = joined(&[("main.rs", "mod a;"), ("a.rs", "\nmod b;")]);
        assert_eq!(
            missing.unwrap_err().to_string(),
            "a.rs:2: neither a/b.rs nor a/b/mod.rs is there; create the module's file"
        );
        let tests = joined(&[("main.rs", "#[cfg(test)]\nmod tests;\n")]).unwrap();
        assert_eq!(tests.text, "#[cfg(test)]\nmod tests;\n");
        let again = joined(&[("main.rs", "#[path = \"main.rs\"]\nmod a;")]);
        assert!(again.unwrap_err().to_string().contains("remove one `mod`"));
    }
}
