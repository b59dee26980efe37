//! Reads what rustc makes of a program: the text that it hands to LLVM, and its MIR.

use std::ops::RangeInclusive;
use std::path::Path;

use anyhow::{Context, Result};

/// LLVM's intermediate text of a program, not optimised.
#[derive(Debug)]
pub struct Compiled(pub String);

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
}

const DEFINE: &str = "define ";

/// The value of a field in a description: `12` of `line` in `name: "a", line: 12)`.
fn field<'a>(description: &'a str, name: &str) -> Option<&'a str> {
    let mut fields = description.split(", ");
    let value = fields.find_map(|field| field.strip_prefix(name)?.strip_prefix(": "))?;
    Some(value.trim_end_matches(')'))
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

/// Text of all functions, generic ones, too.
#[derive(Debug)]
pub struct Understood(pub String);

impl Understood {
    /// The functions of this name, with their closures, without the numbers of constants. `lines`
    /// are those of the impl around the function; functions of other impls are left out.
    pub fn functions(&self, name: &str, lines: Option<&RangeInclusive<usize>>) -> Vec<String> {
        let functions = self.0.split("\nfn ").skip(1);
        let is_meant = |function: &&str| {
            let header = function.lines().next().unwrap_or_default();
            let end = header.find("(_1: ").or_else(|| header.find("()"));
            let path = &header[..end.unwrap_or(header.len())];
            let is_named = path.split("::").any(|part| part == name);
            is_named
                && line_of_impl(path).is_none_or(|line| lines.is_some_and(|l| l.contains(&line)))
        };
        let text = |function: &str| {
            let end = function.find("\n}").unwrap_or(function.len());
            without_numbers(&function[..end])
        };
        functions.filter(is_meant).map(text).collect()
    }
}

/// The text with `alloc` instead of `alloc7`, the number of a constant in its file.
fn without_numbers(text: &str) -> String {
    let mut pieces = text.split("alloc");
    let first = pieces.next().unwrap_or_default().to_string();
    pieces.fold(first, |text, piece| {
        text + "alloc" + piece.trim_start_matches(|c: char| c.is_ascii_digit())
    })
}

/// The line of the impl in a path such as `a::<impl at a.rs:5:1: 5:7>::next`.
fn line_of_impl(path: &str) -> Option<usize> {
    let (_, place) = path.split_once("<impl at ")?;
    let (place, _) = place.split_once('>')?;
    let mut numbers = place.rsplit(':');
    // The end's column, its line after a blank, the start's column, its line.
    numbers.nth(3)?.trim().parse().ok()
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

    #[test]
    fn symbols_are_those_of_functions() {
        let program = Compiled(PROGRAM.to_string());
        let symbols: Vec<&str> = program.symbols().collect();
        assert_eq!(symbols, ["_RNvCs1_6bundle1a", T]);
    }

    #[test]
    fn a_function_is_found_by_its_name_and_the_lines_of_its_impl() {
        let mir = Understood(
            "// MIR\n\nfn <impl at /a/b.rs:2:1: 2:16>::next(_1: &mut D) -> () {\n a\n}\n\n\
             fn m::<impl at /a/b.rs:15:1: 15:7>::next(_1: &mut C) -> Option<D> {\n b\n}\n\n\
             fn m::<impl at /a/b.rs:15:1: 15:7>::next::{closure#0}(_1: &u8) -> u8 {\n c\n}\n\n\
             fn m::next() -> u8 {\n d alloc7\n}\n\nalloc7 (size: 1) {\n}\n"
                .to_string(),
        );
        let found = |lines: Option<&RangeInclusive<usize>>| {
            let functions = mir.functions("next", lines).into_iter();
            let bodies = functions.filter_map(|text| Some(text.split_once('\n')?.1.to_string()));
            bodies
                .map(|body| body.trim().to_string())
                .collect::<Vec<_>>()
        };
        assert_eq!(found(Some(&(14..=20))), ["b", "c", "d alloc"]);
        assert_eq!(found(None), ["d alloc"]);
        assert!(mir.functions("other", None).is_empty());
    }
}
