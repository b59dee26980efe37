//! Empties the bodies of functions that are not in the compiled program. Traits ask for the
//! functions, and what their bodies mention would be needed, too.

use std::collections::{BTreeSet, HashSet};

use super::functions::Functions;
use crate::parts::{Body, PartId, PartKind, Tree};
use crate::shake::names::{OtherMachines, is_for_32_bits};

/// A body of any type, which never runs.
const EMPTY: &str = "loop{}";

/// Beginnings of expressions that ask which system of 64 bits it is compiled for.
const ASKING_SYSTEM: [&str; 7] = [
    "cfg!(all(",
    "cfg!(any(",
    "cfg!(not(",
    "cfg!(target_family",
    "cfg!(target_os",
    "cfg!(unix",
    "cfg!(windows",
];

/// The live text for machines of 64 bits, with empty bodies in functions that are not in the
/// program; lines keep their numbers, and all other code its columns. `None` if nothing changes, or
/// if this machine is no judge's.
pub fn without_bodies(tree: &Tree, live: &[bool], functions: &Functions) -> Option<String> {
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
    let others = called_elsewhere(tree, live, functions);
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

/// Live functions that the program may call if it is compiled for another system: those that such
/// code mentions, directly or through others.
fn called_elsewhere(tree: &Tree, live: &[bool], functions: &Functions) -> HashSet<PartId> {
    let others = OtherMachines::new(tree, live);
    let live = || (0..tree.parts.len()).filter(|&id| live[id]);
    let is_function = |id: &PartId| tree.is_function(*id);
    let asks = |&id: &PartId| {
        let text = &tree.text[tree.parts[id].range.clone()];
        let is_item = matches!(tree.parts[id].kind, PartKind::Item | PartKind::Member);
        is_item && ASKING_SYSTEM.iter().any(|begin| text.contains(begin))
    };
    let mut found: HashSet<PartId> = live().filter(|&id| others.have(id)).collect();
    let mut open: Vec<PartId> = live().filter(asks).collect();
    // A constant that asks decides where it is used.
    let constants = open.iter().filter(|&&id| !tree.is_function(id));
    let constants: BTreeSet<&String> = constants.filter_map(|&id| tree.name(id)).collect();
    let decided = live().filter(|&id| {
        let mut mentions = tree.parts[id].mentions.iter();
        tree.is_function(id) && mentions.any(|name| constants.contains(name))
    });
    open.extend(decided);
    open.extend(&found);
    let mut names: BTreeSet<&String> = BTreeSet::new();
    while let Some(id) = open.pop() {
        let inside = tree.inside_of(id);
        let mentioned = inside.flat_map(|id| &tree.parts[id].mentions);
        let new: Vec<&String> = mentioned.filter(|name| names.insert(name)).collect();
        let is_called = |&id: &PartId| {
            let name = tree.name(id);
            name.is_some_and(|name| new.contains(&name))
                && functions.have_part(tree, id) != Some(true)
        };
        let called = live().filter(is_function).filter(is_called);
        open.extend(called.filter(|&id| found.insert(id)).collect::<Vec<_>>());
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    fn emptied(source: &str, lines: &[(&str, usize)]) -> Option<String> {
        let tree = parse_tree(source.to_string()).unwrap();
        let functions = Functions::default().with_lines(&tree, lines.iter().copied());
        without_bodies(&tree, &vec![true; tree.parts.len()], &functions)
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
}
