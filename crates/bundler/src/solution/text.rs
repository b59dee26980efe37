//! Writes the solution's text for the bundle, before and after the crates.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::outline::Import;
use super::read::Solution;
use crate::syntax::places::edited;

/// Place of the crates in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CratesPlace {
    /// After the solution, so that a reader sees the solution first.
    Below,
    /// Before the solution's first item, so that its macros are not visible in the crates.
    BeforeItems,
}

/// Mark in the place of the crates. No source has it.
const CRATES: &str = "\0";

impl Solution<'_> {
    /// Returns the solution byte for byte, except where it would mean something else in a bundle.
    /// Each line keeps its number.
    ///
    /// - Tests are left out; empty lines stay in their place.
    /// - A crate's name that would not lead to its module gets `crate::` before it.
    /// - `use a::{self, b}` is `use a::b`: the module `a` is there already.
    /// - `extern crate a` is left out, and `extern crate a as b` an import. With `#[macro_use]` it
    ///   is an import of the macros that the solution mentions, and so in each module that does.
    /// - `pub use` of a crate's macro is `pub(crate) use`: an inlined macro cannot be public.
    /// - `#![forbid(…)]` is `#![deny(…)]`: the author meant the solution, not the crates.
    ///
    /// `module` gives the name of an inlined crate's module, `macros` the macros that each crate
    /// exports. The crates are placed below the solution, or before its first item.
    pub fn text(
        &self,
        module: impl Fn(&str) -> Option<String>,
        macros: &BTreeMap<String, MacroCalls>,
        place: CratesPlace,
    ) -> SurroundingText {
        let mut changes: Vec<(Range<usize>, String)> = Vec::new();
        let mut change = |range: &Range<usize>, new: String| {
            let lines = self.source[range.clone()].matches('\n').count();
            changes.push((range.clone(), new + &"\n".repeat(lines)));
        };
        for tests in &self.outline.tests {
            change(tests, String::new());
        }
        for path in self.crate_paths.iter().filter(|path| path.needs_root) {
            if let Some(module) = module(&path.name) {
                change(&path.range, format!("crate::{module}"));
            }
        }
        let exported: BTreeSet<&String> = macros.values().flat_map(BTreeMap::keys).collect();
        for import in &self.outline.imports {
            if let Some(new) = self.changed_import(import, &module, &exported) {
                change(&import.range, new);
            }
        }
        for krate in &self.outline.extern_crates {
            if let Some(module) = module(&krate.name) {
                let macros = macros.get(&krate.name).filter(|_| krate.takes_macros);
                let imports = |body: Option<&Range<usize>>| -> String {
                    let called = macros.into_iter().flat_map(BTreeMap::keys);
                    let called = called.filter(|name| self.calls_macro(name, body));
                    let called = with_called(called, macros);
                    let imports = called
                        .iter()
                        .map(|name| format!(" use crate::{module}::{name};"));
                    imports.collect()
                };
                let renamed = format!("use crate::{module} as {};", krate.alias);
                let renamed = if module == krate.alias { "" } else { &renamed };
                let own = format!("{renamed}{}", imports(None));
                change(&krate.range, own.trim_start().to_string());
                for body in &self.outline.modules {
                    let imports = imports(Some(body));
                    if !imports.is_empty() {
                        change(&(body.start..body.start), imports);
                    }
                }
            }
        }
        if self
            .crate_paths
            .iter()
            .any(|path| module(&path.name).is_some())
        {
            for (at, _) in self.source[..self.head].match_indices("#![forbid(") {
                change(&(at + 3..at + 9), "deny".to_string());
            }
        }
        let place = match place {
            CratesPlace::Below => self.source.len(),
            CratesPlace::BeforeItems => self.head,
        };
        changes.push((place..place, CRATES.to_string()));
        let text = edited(self.source, changes);
        let (before, after) = text.split_once(CRATES).unwrap_or((&text, ""));
        SurroundingText::from_lines(before.to_string(), after.to_string())
    }

    /// Returns the names that an import has in a bundle, each in a `use` of its own; `None` if it
    /// stays as it is.
    fn changed_import(
        &self,
        import: &Import,
        module: impl Fn(&str) -> Option<String>,
        exported: &BTreeSet<&String>,
    ) -> Option<String> {
        let head = self.source[import.head.clone()].trim_end();
        let at = import.range.start;
        let needs_root = import.is_leading || self.outline.is_nested(at);
        let mut has_changed = false;
        let lines = import.leaves.iter().filter_map(|leaf| {
            let first = leaf.path[0].as_str();
            let inlined = module(first).filter(|_| self.is_crate(first, at, import.is_leading));
            let is_there = leaf.path.len() == 1
                && !self.outline.is_nested(at)
                && inlined.as_deref() == Some(leaf.binding());
            let is_private = head.ends_with("pub")
                && leaf.path.last().is_some_and(|last| exported.contains(last));
            has_changed |= is_there || is_private || (inlined.is_some() && needs_root);
            let root = match inlined {
                Some(module) if needs_root => format!("crate::{module}"),
                None if import.is_leading => format!("::{first}"),
                _ => first.to_string(),
            };
            let visibility = if is_private { "(crate)" } else { "" };
            (!is_there).then(|| leaf.line(&format!("{head}{visibility}"), &root))
        });
        let lines: Vec<String> = lines.collect();
        has_changed.then(|| lines.join(" "))
    }

    /// Returns whether the body of a module, or the root, calls the macro of a crate that it
    /// doesn't import. With `#[macro_use]` the whole crate sees it.
    fn calls_macro(&self, name: &str, body: Option<&Range<usize>>) -> bool {
        let bound = self.outline.scopes.at(body.map_or(0, |body| body.start));
        let places = self.places_of(name);
        let mut calls = places.filter(|&i| self.code.word(i + 1) == "!");
        !bound.contains(name)
            && calls.any(|i| {
                let at = self.code.tokens[i].range.start;
                let mut modules = self.outline.modules.iter().rev();
                modules.find(|module| module.contains(&at)) == body
            })
    }
}

/// Names of macros → names of the macros that each calls.
pub type MacroCalls = BTreeMap<String, BTreeSet<String>>;

/// Returns these macros and those that they call, directly or through others.
fn with_called<'m>(
    macros: impl Iterator<Item = &'m String>,
    calls: Option<&'m MacroCalls>,
) -> BTreeSet<&'m String> {
    let mut open: Vec<&String> = macros.collect();
    let mut all = BTreeSet::new();
    while let (Some(name), Some(calls)) = (open.pop(), calls) {
        if all.insert(name) {
            let called = calls.get(name).into_iter().flatten();
            open.extend(called.filter(|name| calls.contains_key(*name)));
        }
    }
    all
}

/// Text above the crates and below them.
#[derive(Debug, Clone, Default)]
pub struct SurroundingText {
    pub before: String,
    pub after: String,
}

impl SurroundingText {
    /// Ends both texts with a newline, unless they are empty.
    pub fn from_lines(before: String, after: String) -> Self {
        let whole = |text: String| match text.trim_end() {
            "" => String::new(),
            text => format!("{text}\n"),
        };
        // Empty lines at the start stay, so that the following lines keep their numbers.
        let is_whole = before.is_empty() || before.ends_with('\n');
        Self {
            before: if is_whole { before } else { before + "\n" },
            after: whole(after),
        }
    }

    /// Returns the whole file with these crates.
    pub fn with(&self, crates: &str) -> String {
        [&self.before, crates, &self.after].concat()
    }

    /// Converts a byte range of the whole file to one of the crates' text; `None` in the solution.
    pub fn in_crates(&self, place: &Range<usize>, crates: &str) -> Option<Range<usize>> {
        let start = place.start.checked_sub(self.before.len())?;
        (start < crates.len()).then(|| start..place.end - self.before.len())
    }

    /// Converts a line of the whole file to one of the solution's own file, both counted from 1;
    /// `None` in the crates.
    pub fn own_line(&self, line: usize, crates: &str) -> Option<usize> {
        let [before, crates] = [&self.before, crates].map(|text| text.matches('\n').count());
        if line <= before {
            return Some(line);
        }
        line.checked_sub(crates).filter(|&line| line > before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(source: &str) -> SurroundingText {
        let dependencies = ["dep".to_string()].into();
        let solution = Solution::read(source, &dependencies, BTreeSet::new()).unwrap();
        let calls = [("sum", "add"), ("add", "std"), ("own", "add")];
        let calls = calls.map(|(name, called)| (name.to_string(), [called.to_string()].into()));
        let macros = [("dep".to_string(), calls.into())].into();
        solution.text(|name| Some(name.to_string()), &macros, CratesPlace::Below)
    }

    #[test]
    fn tests_are_left_out_and_each_line_keeps_its_number() {
        let source =
            "fn main() {}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n}\n\nfn a() {}\n";
        let text = text(source);
        assert_eq!(text.before, "fn main() {}\n\n\n\n\n\n\nfn a() {}\n");
    }

    #[test]
    fn items_of_any_kind_may_be_for_tests_alone() {
        let source = "#[cfg(test)]\nconst A: u8 = 1;\n#[cfg(test)]\nimpl B {}\nfn main() {}\n";
        assert_eq!(text(source).before, "\n\n\n\nfn main() {}\n");
        let within =
            "mod a {\n    fn b() {}\n\n    #[cfg(test)]\n    fn c() {}\n    fn d() {}\n}\n";
        assert_eq!(
            text(within).before,
            "mod a {\n    fn b() {}\n\n    \n\n    fn d() {}\n}\n"
        );
    }

    #[test]
    fn a_crate_s_own_name_is_not_imported_beside_its_module() {
        for (source, pasted) in [
            ("use dep::{self, a};\n", "use dep::a;\n"),
            (
                "use dep::{a, self, b as c,};\n",
                "use dep::a; use dep::b as c;\n",
            ),
            ("use dep;\nuse dep::a;\n", "\nuse dep::a;\n"),
            ("use std::fmt;\nuse dep::{self};\n", "use std::fmt;\n\n"),
        ] {
            assert_eq!(text(source).before, pasted);
        }
        let nested = "mod m { use dep::{self, a}; }";
        assert_eq!(
            text(nested).before,
            "mod m { use crate::dep::{self}; use crate::dep::a; }\n"
        );
    }

    #[test]
    fn an_extern_crate_is_the_module_of_its_name() {
        for (source, pasted) in [
            (
                "extern crate dep;\nfn main() { dep::a() }\n",
                "\nfn main() { dep::a() }\n",
            ),
            (
                "mod m {}\nextern crate dep as d;\nfn f() {}\n",
                "mod m {}\nuse crate::dep as d;\nfn f() {}\n",
            ),
            (
                "#[macro_use] extern crate dep;\nfn f() { sum!() }\n",
                "use crate::dep::add; use crate::dep::sum;\nfn f() { sum!() }\n",
            ),
            (
                "#[macro_use] extern crate dep;\nmod m { fn f() { sum!() } }\nmod n {}\n",
                "\nmod m { use crate::dep::add; use crate::dep::sum; fn f() { sum!() } }\n\
                 mod n {}\n",
            ),
            (
                "#[macro_use] extern crate dep;\nmod m { use dep::sum; fn f() { sum!() } }\n",
                "\nmod m { use crate::dep::sum; fn f() { sum!() } }\n",
            ),
        ] {
            assert_eq!(text(source).before, pasted);
        }
        let dependencies = ["dep".to_string()].into();
        let refused = "mod m { extern crate dep; }";
        let solution = Solution::read(refused, &dependencies, BTreeSet::new()).unwrap();
        let (_, remedy) = solution.refused.unwrap();
        assert!(
            remedy.contains("import what you need by `use dep::…;`"),
            "{remedy}"
        );
    }

    #[test]
    fn macros_are_imported_for_the_one_file() {
        assert_eq!(
            text("pub use dep::{sum as add, a};\npub use dep::a;\n").before,
            "pub(crate) use dep::sum as add; pub use dep::a;\npub use dep::a;\n"
        );
    }

    #[test]
    fn what_is_forbidden_to_the_solution_is_not_forbidden_to_crates() {
        let source = "#![forbid(unsafe_code)]\nfn main() { dep::a() }\n";
        assert_eq!(text(source).before, source.replace("forbid", "deny"));
        let alone = source.replace("dep::a()", "");
        assert_eq!(text(&alone).before, alone);
    }

    #[test]
    fn a_file_that_the_judge_lacks_is_refused_where_it_is_read() {
        let source = "fn main() {\n    println!(\"{}\", include_str!(\"a.txt\"));\n}\n";
        let solution = Solution::read(source, &BTreeSet::new(), BTreeSet::new()).unwrap();
        let what = "`include_str!` reads another file; write it into this one";
        assert_eq!(solution.refused, Some((2, what.to_string())));
    }

    #[test]
    fn a_word_that_leads_to_no_crate_is_no_mention() {
        let crates = |source: &str| {
            let dependencies = ["num".to_string()].into();
            Solution::read(source, &dependencies, BTreeSet::new())
                .unwrap()
                .crate_paths
                .len()
        };
        for source in [
            "use std::{num::ParseIntError, fmt};",
            "use std::{fmt::{self}, num};",
            "mod num { pub fn f() {} } fn main() { num::f() }",
            "fn main() { let num = 1; a::num::f(num) }",
        ] {
            assert_eq!(crates(source), 0, "{source}");
        }
        for source in [
            "use ::num as n;",
            "use {num::abs, std::fmt};",
            "mod num { pub fn f() {} } fn main() { ::num::f() }",
            "fn main() { num::f() }",
        ] {
            assert_eq!(crates(source), 1, "{source}");
        }
        assert_eq!(text("use ::dep as d;").before, "use crate::dep as d;\n");
    }

    #[test]
    fn lines_keep_their_numbers_above_the_crates_and_below() {
        let text = "//! A.\nfn a() {}\nfn b() {}\n";
        let crates = "mod c {\n}\n";
        let above = SurroundingText::from_lines(text.into(), String::new());
        assert_eq!(above.with(crates), format!("{text}{crates}"));
        let lines =
            |around: &SurroundingText| (1..=5).map(|n| around.own_line(n, crates)).collect();
        let none: Vec<Option<usize>> = lines(&above);
        assert_eq!(none, [Some(1), Some(2), Some(3), None, None]);
        let split = SurroundingText::from_lines(text[..7].into(), text[7..].into());
        assert!(split.with(crates).starts_with("//! A.\nmod c {\n}\nfn a"));
        let none: Vec<Option<usize>> = lines(&split);
        assert_eq!(none, [Some(1), None, None, Some(2), Some(3)]);
    }
}
