//! Empties the bodies of functions that are not in the compiled program. Traits ask for the
//! functions, and what their bodies mention would be needed, too.

use std::collections::BTreeSet;

use super::elsewhere::called_elsewhere;
use super::functions::Functions;
use crate::parts::{Body, PartKind, Tree};
use crate::shake::names::is_for_32_bits;

/// A body of any type, which never runs.
const EMPTY: &str = "loop{}";

/// The live text for machines of 64 bits, with empty bodies in functions that are not in the
/// program; lines keep their numbers, and all other code its columns. `None` if nothing changes, or
/// if this machine is no judge's.
pub fn without_bodies(
    tree: &Tree,
    live: &[bool],
    functions: &Functions,
    solution: &BTreeSet<String>,
) -> Option<String> {
    if !cfg!(target_arch = "x86_64") {
        return None;
    }
    let of_macros = called_on_compiled_lines(tree, live, functions);
    let mut of_64_bits = Vec::with_capacity(live.len());
    for (id, part) in tree.parts.iter().enumerate() {
        let has_place = part.parent.is_none_or(|parent| of_64_bits[parent]);
        of_64_bits.push(has_place && live[id] && !is_for_32_bits(tree, id));
    }
    let live = &of_64_bits[..];
    let others = called_elsewhere(tree, live, functions, solution);
    let stays = |body: &Body| {
        let inside = &body.inside;
        let text = &tree.text[inside.clone()];
        let at = tree.innermost_at(body.head.end);
        text.trim() == EMPTY
            || functions.begin_in(tree, &body.head)
            || functions.begin_in(tree, inside)
            || text.contains("impl ")
            || at.is_none_or(|id| {
                let name = tree
                    .macro_of(id)
                    .filter(|_| tree.text[body.head.clone()].contains('$'));
                !live[id]
                    || others.contains(&id)
                    || name.is_some_and(|name| of_macros.contains(name))
            })
    };
    let mut text = tree.blanked(live).into_bytes();
    let mut end = 0;
    let mut has_changed = false;
    for Body { inside, .. } in tree.bodies.iter().filter(|body| !stays(body)) {
        if inside.start < end {
            continue;
        }
        let Some(place) = place_in_line(&text[inside.clone()]) else {
            continue;
        };
        end = inside.end;
        for byte in text[inside.clone()]
            .iter_mut()
            .filter(|byte| **byte != b'\n')
        {
            *byte = b' ';
        }
        let start = inside.start + place;
        text[start..start + EMPTY.len()].copy_from_slice(EMPTY.as_bytes());
        has_changed = true;
    }
    let text = String::from_utf8(text).expect("whole bodies are blanked");
    has_changed.then_some(text)
}

/// Macros with a call on whose lines a function of the program begins: rustc finds a function there
/// if a part of its head comes from the call.
fn called_on_compiled_lines<'a>(
    tree: &'a Tree,
    live: &[bool],
    functions: &Functions,
) -> BTreeSet<&'a String> {
    let calls = tree.parts.iter().enumerate().filter(|(id, _)| live[*id]);
    let calls = calls.filter_map(|(_, part)| match &part.kind {
        PartKind::MacroCall(call) => Some((&part.range, call)),
        _ => None,
    });
    let compiled = calls.filter(|(range, _)| functions.begin_in(tree, range));
    compiled.flat_map(|(_, call)| &call.macros).collect()
}

/// Offset in these lines at which the empty body fits into one.
fn place_in_line(lines: &[u8]) -> Option<usize> {
    let mut start = 0;
    for line in lines.split(|&byte| byte == b'\n') {
        if line.len() >= EMPTY.len() {
            return Some(start);
        }
        start += line.len() + 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    fn emptied(source: &str, lines: &[(&str, usize)]) -> Option<String> {
        let tree = parse_tree(source.to_string()).unwrap();
        let functions = Functions::default().with_lines(&tree, lines.iter().copied());
        without_bodies(
            &tree,
            &vec![true; tree.parts.len()],
            &functions,
            &BTreeSet::new(),
        )
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn only_bodies_of_functions_that_are_not_compiled_are_emptied() {
        let source = "fn run() { other() }\nfn never() -> u8 {\n    other() + 1\n}\n\
            const fn early() -> u8 { other() }\nfn hidden() -> impl Sized { other() }\n\
            macro_rules! m { ($f:ident) => {\nfn $f() -> u8 { other() }\n\
            fn g() -> u8 { other() }\n} }\n";
        let text = emptied(source, &[("run", 1), ("g", 9)]).unwrap();
        assert_eq!(text.len(), source.len());
        let words: Vec<&str> = text.split_whitespace().collect();
        assert_eq!(
            words.join(" "),
            "fn run() { other() } fn never() -> u8 { loop{} } \
             const fn early() -> u8 { other() } fn hidden() -> impl Sized { other() } \
             macro_rules! m { ($f:ident) => { fn $f() -> u8 {loop{} } fn g() -> u8 { other() } } }"
        );
        assert_eq!(emptied(&text, &[("run", 1), ("g", 9)]), None);
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn what_another_system_may_call_keeps_its_body() {
        let source = "fn run() { if cfg!(windows) { on_windows() } }\n\
            #[cfg(target_arch = \"x86\")]\nfn on_32_bits() {}\n\
            fn on_windows() { behind() }\nfn behind() { 1 + 1; }\nfn never() { behind() }\n";
        let text = emptied(source, &[("run", 1)]).unwrap();
        assert!(!text.contains("on_32_bits"), "{text}");
        assert!(text.contains("behind() { 1 + 1; }"), "{text}");
        assert!(text.contains("on_windows() { behind() }"), "{text}");
        assert!(text.contains("never() {loop{}"), "{text}");
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn what_only_code_calls_that_no_program_comes_to_loses_its_body() {
        let source = "#[cfg(windows)]\nfn seed() { behind() }\nfn behind() { 1 + 1; }\n\
            fn never() { seed() }\nfn run() {}\n";
        let text = emptied(source, &[("run", 5)]).unwrap();
        assert!(text.contains("behind() {loop{}"), "{text}");
        let source = source.replace("run() {}", "run() { seed() }");
        let text = emptied(&source, &[("run", 5)]).unwrap();
        assert!(text.contains("behind() { 1 + 1; }"), "{text}");
        assert!(text.contains("never() {loop{}"), "{text}");
    }
}
