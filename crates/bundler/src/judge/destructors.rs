//! Finds impls of `Drop` that a bundle has lost: a function that drops a value has the same MIR
//! whether the value's type has a destructor of its own or only its fields have.

use std::collections::BTreeSet;

use super::mir::{Entry, entries};
use super::reference::Compiled;
use super::{Difference, Judge};
use crate::syntax::is_of_word;

impl Judge {
    /// Types of the crates that the bundle uses without their own destructors.
    pub fn lost_destructors(&self, bundle: &str, compiled: &[Compiled]) -> Vec<Difference> {
        let all = entries(bundle);
        let kept: BTreeSet<&str> = all.iter().filter_map(dropped_type).collect();
        let mut modules: Vec<(&String, &usize)> = self.modules.iter().collect();
        modules.sort_unstable();
        let of_module = |(module, &krate): (&String, &usize)| {
            let entries = entries(&compiled[krate].mir);
            let types: BTreeSet<String> = entries
                .iter()
                .filter_map(|entry| Some(dropped_type(entry)?.to_string()))
                .collect();
            let is_lost = |of_type: &String| {
                let path = format!("{module}::{of_type}");
                !kept.contains(path.as_str()) && mentions(bundle, &path)
            };
            let lost = types.into_iter().filter(is_lost);
            let lost = lost.map(|of_type| Difference {
                krate: Some(krate),
                lines: [
                    format!("impl Drop for {of_type}"),
                    "no such impl".to_string(),
                ],
                path: of_type,
            });
            lost.collect::<Vec<Difference>>()
        };
        modules.into_iter().flat_map(of_module).collect()
    }
}

/// The type whose destructor the entry is, without its arguments. `None` for a type within a
/// method, whose path begins with an impl: that type and its destructor go and stay together.
fn dropped_type<'a>(entry: &Entry<'a>) -> Option<&'a str> {
    let is_destructor = entry.path().ends_with("<impl>::drop");
    let (_, argument) = entry.head().split_once("(_1: &mut ")?;
    let (of_type, _) = argument.split_once(") -> () {")?;
    let path = of_type.split('<').next().unwrap_or(of_type);
    let is_in_method = path.is_empty() || path.ends_with("::");
    (is_destructor && !is_in_method).then_some(path)
}

/// Does the text contain this path, and not only longer ones?
fn mentions(text: &str, path: &str) -> bool {
    text.match_indices(path).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + path.len()..].chars().next();
        !before.is_some_and(|c| is_of_word(c) || c == ':') && !after.is_some_and(is_of_word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_type_within_a_method_is_left_to_the_method() {
        let mir = "fn ops::<impl at a.rs:1:2: 1:3>::drop(_1: &mut ops::Wrap<T>) -> () {\n}\n\
            fn <impl at a.rs:1:2: 1:3>::fmt::<impl at a.rs:4:5: 4:6>::drop\
            (_1: &mut <Of as Display>::fmt::Inner<'_>) -> () {\n}\n";
        let all = entries(mir);
        let types: Vec<&str> = all.iter().filter_map(dropped_type).collect();
        assert_eq!(types, ["ops::Wrap"]);
    }
}
