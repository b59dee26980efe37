//! Finds parts that code for other machines needs: rustc does not compile that code here.

use std::collections::{BTreeSet, HashSet};

use super::live_from;
use crate::parts::{Import, PartId, PartKind, Tree};
use crate::syntax::tokens::Code;
use crate::syntax::{is_std, on_this, words};

/// Parts under a condition that is false on this machine, and all that these parts need by their
/// names: one flag for each part.
pub struct OtherMachines(Vec<bool>);

impl OtherMachines {
    /// Starts from the live parts that have such a condition and may run.
    pub fn new(tree: &Tree, live: &[bool], may_run: impl Fn(PartId) -> bool) -> Self {
        let mut hidden = vec![false; tree.parts.len()];
        let mut needed = hidden.clone();
        let mut names = BTreeSet::new();
        let mut modules = BTreeSet::new();
        // Modules, impls and traits around such parts, and the names in their headers.
        let (mut seeds, mut names_around) = (BTreeSet::new(), BTreeSet::new());
        // A part comes after the parts around it.
        for (id, part) in tree.parts.iter().enumerate().filter(|(id, _)| live[*id]) {
            let is_inside = part.parent.is_some_and(|parent| hidden[parent]);
            hidden[id] = is_inside || begins_with_condition(tree, id);
            if !may_run(id) {
                continue;
            }
            needed[id] = hidden[id];
            let mentioned = if hidden[id] {
                part.mentions.iter().cloned().collect()
            } else {
                words_under_conditions(tree, id)
            };
            let has_condition = hidden[id] || !mentioned.is_empty();
            names.extend(mentioned);
            modules.extend(tree.module_of(id).filter(|_| has_condition));
            for around in tree.around(id).filter(|_| has_condition) {
                if has_parts(tree, around) {
                    seeds.insert(around);
                }
                let part = &tree.parts[around];
                let names = if hidden[around] {
                    &mut names
                } else {
                    &mut names_around
                };
                if part.parent.is_none() {
                    names.extend(tree.name(around).cloned());
                } else if around != id && !tree.is_module(around) && has_parts(tree, around) {
                    names.extend(tree.name(around).cloned());
                    names.extend(part.mentions.iter().cloned());
                }
            }
        }
        if !names.is_empty() {
            let live = |names| live_from(tree, &seeds, names, &HashSet::new());
            // A type's impls are possible wherever the type is mentioned, needed or not.
            let possible = live(&names_around);
            let is_beside = |id| tree.module_of(id).is_some_and(|it| modules.contains(&it));
            let imports = (0..tree.parts.len()).filter_map(|id| Some((id, tree.import(id)?)));
            let beside = imports.filter(|(id, _)| is_beside(*id));
            let bound: BTreeSet<&String> = beside.map(|(_, import)| &import.binding).collect();
            let needs = |id: PartId, import: &Import| {
                let name = &import.binding;
                let is_found = !bound.contains(name) && !names_around.contains(name);
                // A trait's methods are called without its name.
                let may_be_trait = is_std(&import.path[0]) || ["*", "_"].contains(&&**name);
                (is_found && names.contains(name)) || (may_be_trait && is_beside(id))
            };
            let all = names.union(&names_around).cloned().collect();
            for (id, is_live) in live(&all).into_iter().enumerate() {
                let is_needed = |import| needs(id, import);
                let is_import = tree.import(id).is_some_and(is_needed);
                needed[id] |= is_live && (!possible[id] || is_import);
            }
        }
        Self(needed)
    }

    /// Returns whether other machines may need the part.
    pub fn need(&self, id: PartId) -> bool {
        self.0[id]
    }
}

/// Returns whether a condition in front of the part's name depends on the machine.
fn begins_with_condition(tree: &Tree, id: PartId) -> bool {
    let part = &tree.parts[id];
    let text = &tree.text[part.range.clone()];
    match &part.name {
        Some((_, name)) => {
            let before = name.start.saturating_sub(part.range.start);
            depends_on_machine(&text[..before.min(text.len())])
        }
        None => text.strip_prefix(CFG).is_some_and(may_be_false),
    }
}

/// Returns the words of all items, statements, fields and arms under such a condition in a part,
/// unless they are parts themselves.
fn words_under_conditions(tree: &Tree, id: PartId) -> Vec<String> {
    let part = &tree.parts[id];
    let text = &tree.text[part.range.clone()];
    if has_parts(tree, id) || !depends_on_machine(text) {
        return Vec::new();
    }
    let Ok(code) = Code::new(text) else {
        return words(text).map(str::to_string).collect();
    };
    let conditions = text.match_indices(CFG).map(|(at, _)| at);
    let conditions = conditions.filter(|at| may_be_false(&text[at + CFG.len()..]));
    let words = conditions.flat_map(|at| {
        let start = code.after_tree(code.token_at(at) + 1);
        let mut end = start;
        while !["", ";", ",", ")", "]", "}"].contains(&code.word(end)) {
            end = code.after_tree(end);
        }
        let tokens = code.tokens.get(start..end).unwrap_or_default();
        tokens.iter().flat_map(|token| words(token.text(text)))
    });
    words.map(str::to_string).collect()
}

fn has_parts(tree: &Tree, id: PartId) -> bool {
    let kind = &tree.parts[id].kind;
    matches!(kind, PartKind::Module | PartKind::Impl(_) | PartKind::Trait)
}

fn depends_on_machine(text: &str) -> bool {
    text.split(CFG).skip(1).any(may_be_false)
}

const CFG: &str = "#[cfg(";

/// Returns whether the predicate that begins here may be false on this machine. A condition that is
/// the same on all machines has become `all()`, true, or `any()`, false. `any()` hides nothing, and
/// neither does an argument of a macro.
fn may_be_false(text: &str) -> bool {
    let predicate = predicate(text);
    predicate != "any()"
        && syn::parse_str(predicate).is_ok_and(|predicate| on_this(&predicate) != Some(true))
}

/// Returns the predicate that begins here, up to its parenthesis.
fn predicate(text: &str) -> &str {
    let mut depth = 1;
    let end = text.find(|c| {
        depth += match c {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    &text[..end.unwrap_or(text.len())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    /// Returns the names of the parts that other machines need.
    fn needed(source: &str) -> Vec<String> {
        let source = source.replace("#[other]", "#[cfg(target_pointer_width = \"16\")]");
        let tree = parse_tree(format!("mod lib {{ {source} }}")).unwrap();
        let others = OtherMachines::new(&tree, &vec![true; tree.parts.len()], |_| true);
        let ids = (0..tree.parts.len()).filter(|&id| others.need(id));
        ids.filter_map(|id| tree.name(id).cloned()).collect()
    }

    #[test]
    fn what_code_for_other_machines_mentions_stays_with_all_that_it_mentions() {
        for (source, wanted) in [
            (
                "fn a() {} fn b() {} fn f() { #[other] a(); b() }",
                vec!["a"],
            ),
            (
                "fn a() { b() } fn b() {} #[other] fn f() { a() }",
                vec!["a", "b", "f"],
            ),
            (
                "struct S; impl S { fn a() {} fn b() {} #[other] fn f() { S::a() } }",
                vec!["a", "f"],
            ),
            (
                "fn a() {} macro_rules! m { () => { { #[other] { a() } } } }",
                vec!["a"],
            ),
            (
                "mod m { pub fn a() { b() } fn b() {} } #[other] use m::a; fn f() { #[other] a() }",
                vec!["m", "a", "b"],
            ),
            (
                "trait T { fn t(&self) {} } impl T for u8 { fn t(&self) {} }
                fn f() { #[other] let x = 1u8.t(); }",
                vec!["T", "t", "t"],
            ),
            (
                "struct A; struct B; impl From<A> for B { fn from(a: A) -> B { B } }
                fn f() { #[other] B::from(A); }",
                vec!["A", "B", "from"],
            ),
            (
                "struct N; impl std::ops::Add for N { fn add(self, n: N) {} }
                fn f() { if true { #[other] { N + N } } }",
                vec!["N", "add"],
            ),
            (
                "trait C { const V: u8; fn v() -> u8 { Self::V } } struct S;
                impl C for S { const V: u8 = 8; }
                fn f() { match 1 { #[other] 2 => <S as C>::v(), _ => 9 } }",
                vec!["C", "V", "v", "S", "V"],
            ),
            ("fn a() {} fn f() { #[cfg(any())] a(); }", vec![]),
            (
                "macro_rules! m { ($(#[$a:meta])*) => {} } m!(#[other]);",
                vec![],
            ),
        ] {
            assert_eq!(needed(source), wanted, "{source}");
        }
    }
}
