//! Reads the functions of a program as rustc understands them: MIR, in which every drop of a value
//! stands where it happens.

use std::ops::RangeInclusive;

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
