//! Finds the modules of a crate that nothing in a program can lead to: their files need not be
//! parsed. A library of one's own has dozens of modules, and a solution uses two of them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::sources::Sources;
use crate::syntax::tokens::Code;
use crate::syntax::{is_of_word, words};

/// Words of modules that may act beyond their names: exported macros, further files, symbols.
const FAR_REACHING: [&str; 9] = [
    "export_name",
    "extern",
    "global_allocator",
    "global_asm",
    "link_section",
    "macro",
    "macro_rules",
    "mod",
    "no_mangle",
];

/// The first line of a module of tests.
const TESTS: &str = "\n#[cfg(test)]\nmod ";

/// Returns files of modules that the crate's root file declares, but that neither the solution,
/// which mentions these names, nor another part of the crate names: no path leads into such a
/// module. A module stays if it may act beyond its name, by a macro or by an impl of a trait that
/// it does not define for a type that it does not define. No other crate may depend on this one.
/// None are left out if a module is declared elsewhere or its file is in a folder, since such files
/// are not read.
pub fn unmentioned_modules(
    root: &Path,
    mentioned: &BTreeSet<String>,
    sources: &Sources,
) -> BTreeSet<PathBuf> {
    let (Some(folder), Ok(text)) = (root.parent(), sources.read(root)) else {
        return BTreeSet::new();
    };
    let mut left = BTreeMap::new();
    let mut rest = String::new();
    let mut open: Vec<String> = mentioned.iter().cloned().collect();
    for line in text.lines() {
        let file = declared_by(line).map(|name| folder.join(format!("{name}.rs")));
        let module = file.filter(|file| sources.is_file(file));
        let module = module.and_then(|file| Some((code(&sources.read(&file).ok()?), file)));
        match (declared_by(line), module) {
            (Some(name), Some((code, file))) if keeps_to_itself(&code) => {
                left.insert(name, (file, code));
            }
            (Some(_), Some((code, _))) => open.push(code),
            _ => rest.extend([line, "\n"]),
        }
    }
    open.push(code(&rest));
    if open.iter().any(|code| declares_modules(code)) {
        return BTreeSet::new();
    }
    while let Some(text) = open.pop() {
        let named = words(&text).filter_map(|word| left.remove(word));
        open.extend(named.map(|(_, code)| code));
    }
    left.into_values().map(|(file, _)| file).collect()
}

/// Returns the module's name, if the line is `mod name;` or `pub mod name;`.
fn declared_by(line: &str) -> Option<&str> {
    let item = line.strip_prefix("pub ").unwrap_or(line);
    item.strip_prefix("mod ")?.strip_suffix(';')
}

/// Returns whether code declares a module in another file.
fn declares_modules(code: &str) -> bool {
    let mut declared = code.split("mod ").skip(1);
    declared.any(|after| after.trim_start_matches(is_of_word).starts_with(';'))
}

/// Returns the lines of code, without comments and without tests at the end.
fn code(text: &str) -> String {
    let tests = text.find(TESTS).filter(|&at| {
        let inside = &text[at..];
        let end = inside.find("\n}").map(|end| &inside[end + 2..]);
        end.is_some_and(|after| after.trim().is_empty())
    });
    let lines = text[..tests.unwrap_or(text.len())].lines();
    let lines = lines.filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Returns whether the module's code can act only where it is named.
fn keeps_to_itself(text: &str) -> bool {
    let Ok(code) = Code::new(text) else {
        return false;
    };
    let all = || 0..code.tokens.len();
    let defines = |i: &usize| ["enum", "struct", "trait", "union"].contains(&code.word(*i));
    let own: BTreeSet<&str> = all().filter(defines).map(|i| code.word(i + 1)).collect();
    let is_far_reaching = |i: usize| {
        // The body of a `const _` may write impls.
        FAR_REACHING.contains(&code.word(i)) || code.begins(i, &["const", "_"])
    };
    let mut outside_blocks = code.trees(all()).map(|tree| tree.start);
    !all().any(is_far_reaching)
        && !outside_blocks.any(|i| code.word(i) == "!" && code.is_ident(i - 1))
        && all().all(|i| code.word(i) != "impl" || is_type(&code, i) || is_about(&code, i, &own))
}

/// Returns whether the `impl` at token `i` is a type.
fn is_type(code: &Code, i: usize) -> bool {
    const BEFORE: [&str; 8] = [":", "(", ",", "&", "<", ">", "=", "+"];
    i > 0 && BEFORE.contains(&code.word(i - 1))
}

/// Returns whether the impl at token `i` names one of these traits and types. A name in its
/// parameters, its bounds or a longer path tells nothing.
fn is_about(code: &Code, i: usize, own: &BTreeSet<&str>) -> bool {
    let header = code.pieces(i + 1..code.find_end(i, &["{"], code.tokens.len()));
    let mut names = header.start..header.end;
    names.any(|i| {
        let is_path = code.is_path_separator(i + 1) || code.is_behind_separator(i);
        own.contains(code.word(i)) && !header.generics.contains(code.word(i)) && !is_path
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns modules of a library that are left out for a solution with these names.
    fn left_out(files: &[(&str, &str)], mentioned: &[&str]) -> Vec<String> {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            std::fs::write(folder.path().join(format!("{name}.rs")), text).unwrap();
        }
        let mentioned = mentioned.iter().map(|name| name.to_string()).collect();
        let root = folder.path().join("lib.rs");
        let left = unmentioned_modules(&root, &mentioned, &Sources::default());
        let names = left.iter().filter_map(|file| file.file_stem()?.to_str());
        names.map(str::to_string).collect()
    }

    #[test]
    fn modules_that_others_name_stay_with_those_that_they_name() {
        let root = "//! c of d\npub mod a;\npub mod b;\nmod c;\n// d\npub mod d;\npub use c::f;\n";
        let files = [
            ("lib", root),
            ("a", "use crate::b;\npub fn f() {}\n"),
            (
                "b",
                "/// c\npub fn g() {}\n\n#[cfg(test)]\nmod tests {\n    use crate::d;\n}\n",
            ),
            ("c", "pub fn f() {}\n"),
            ("d", "pub fn f() {}\n"),
        ];
        assert_eq!(left_out(&files, &["a", "lib", "f"]), ["d"]);
        assert_eq!(left_out(&files, &["b"]), ["a", "d"]);
        assert_eq!(left_out(&files, &["d"]), ["a", "b"]);
        assert_eq!(left_out(&files, &["gcd"]), ["a", "b", "d"]);
    }

    #[test]
    fn all_modules_stay_where_some_are_in_folders() {
        let unread = ("b", "pub fn g() {}\n");
        for (root, code) in [
            ("pub mod a;\nmod b;\n", "pub mod deep;\n"),
            ("pub(crate) mod a;\nmod b;\n", ""),
            ("mod folder;\npub mod a;\nmod b;\n", ""),
        ] {
            let nothing: [&str; 0] = [];
            assert_eq!(
                left_out(&[("lib", root), ("a", code), unread], &["a"]),
                nothing
            );
        }
    }

    #[test]
    fn modules_that_act_beyond_their_names_stay() {
        for (code, keeps) in [
            (
                "pub struct Own;\nimpl Own { fn f(x: impl Fn(u8)) {} }",
                true,
            ),
            ("pub struct Own;\nimpl<T> From<Own> for Vec<T> {}", true),
            (
                "enum Own { A }\nimpl<T> std::fmt::Display for Own\nwhere\n    T: A,\n{}",
                true,
            ),
            (
                "pub trait Own { fn f(&self); }\nimpl<T: Ord> Own for T {}",
                true,
            ),
            (
                "fn f(x: &[u8]) -> impl Iterator { if !(x != []) { vec![1] } }",
                true,
            ),
            ("use super::Tr;\nimpl Tr for u8 {}", false),
            ("trait Own {}\nimpl<T: Own> super::Tr for T {}", false),
            (
                "trait Own {}\nimpl<T> super::Tr for T\nwhere\n    T: Own,\n{}",
                false,
            ),
            (
                "struct Own;\nimpl<F: Fn() -> Own> super::Tr for F {}",
                false,
            ),
            ("struct Own;\nimpl super::Tr for super::Own {}", false),
            ("struct T;\nimpl<T> super::Tr for T {}", false),
            ("struct Own;\nimpl /* Own */ super::Tr for u8 {}", false),
            ("macro_rules! m { () => {} }", false),
            ("crate::implement!(u8);", false),
            ("const _: () = {\n    implement!(u8);\n};", false),
            ("mod child;", false),
            ("#[no_mangle]\nfn f() {}", false),
        ] {
            assert_eq!(keeps_to_itself(code), keeps, "{code}");
            let left = left_out(&[("lib", "mod a;\n"), ("a", code)], &["f"]);
            assert_eq!(left.len(), usize::from(keeps), "{code}");
        }
    }
}
