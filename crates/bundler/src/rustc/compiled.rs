//! Reads the text that rustc hands to LLVM.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;

use crate::scratch;
use crate::syntax::is_std;

/// LLVM's intermediate text of a program, not optimised.
#[derive(Debug)]
pub struct Compiled(pub String);

impl Compiled {
    /// Reads the file that rustc wrote.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(file: &Path) -> Result<Self> {
        let text = scratch::read(file)?;
        Ok(Self(String::from_utf8_lossy(&text).into_owned()))
    }

    /// Returns symbols of all functions in the program.
    pub fn symbols(&self) -> impl Iterator<Item = &str> {
        let defined = self.0.lines().filter(|line| line.starts_with("define "));
        defined.filter_map(|line| Some(name(line.split_once('@')?.1)))
    }

    /// Returns whether values may be dropped in any order: all destructors are the standard
    /// library's, and none of them writes.
    pub fn drops_in_any_order(&self) -> bool {
        let symbols = self
            .0
            .split(|c: char| !(c.is_ascii_alphanumeric() || "_.".contains(c)));
        let symbols: BTreeSet<&str> = symbols.filter(|symbol| symbol.contains("4drop")).collect();
        let mut readable = symbols
            .iter()
            .map(|symbol| format!("{:#}", rustc_demangle::demangle(symbol)));
        readable.all(|path| {
            let of_type = path.trim_start_matches('<').split("::").next();
            let is_plain = of_type.is_some_and(is_std) && !path.contains("BufWriter");
            is_plain || !path.contains(" as core::ops::drop::Drop>::drop")
        })
    }

    /// Returns the name and line of each function that was compiled from this file. A function with
    /// several types is named once for each. Empty without line tables.
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

/// Returns the value of a field in a description: `12` of `line` in `name: "a", line: 12)`.
fn field<'a>(description: &'a str, name: &str) -> Option<&'a str> {
    let mut fields = description.split(", ");
    let value = fields.find_map(|field| field.strip_prefix(name)?.strip_prefix(": "))?;
    Some(value.trim_end_matches(')'))
}

/// Returns the name at the start of a text, without its quotation marks.
fn name(text: &str) -> &str {
    if let Some(quoted) = text.strip_prefix('"') {
        return quoted.split('"').next().unwrap_or(quoted);
    }
    let is_part = |c: char| c.is_ascii_alphanumeric() || "-$._".contains(c);
    let end = text.find(|c| !is_part(c)).unwrap_or(text.len());
    &text[..end]
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
    fn destructors_of_own_types_and_those_that_write_have_an_order() {
        let of_vec = "_RNvXs_NtCs1_5alloc3vecINtB4_3VechENtNtNtCs2_4core3ops4drop4Drop4drop";
        let own = "_RNvXCs1_6bundleNtB2_1DNtNtNtCs2_4core3ops4drop4Drop4drop";
        for (symbols, any_order) in [(vec![of_vec], true), (vec![of_vec, own], false)] {
            let calls = symbols
                .iter()
                .map(|symbol| format!("  call void @{symbol}(ptr %x)\n"));
            assert_eq!(Compiled(calls.collect()).drops_in_any_order(), any_order);
        }
    }

    #[test]
    fn symbols_are_those_of_functions() {
        let program = Compiled(PROGRAM.to_string());
        let symbols: Vec<&str> = program.symbols().collect();
        assert_eq!(symbols, ["_RNvCs1_6bundle1a", T]);
    }
}
