//! Finds traits in the bounds of impls. Removing an impl of such a trait can change which other
//! impls apply, and a call may mean another function.

use std::collections::BTreeSet;

use crate::parts::{PartKind, Tree};

/// Pairs of traits: the standard library implements the first for all types with the second, so an
/// impl of the second may satisfy a bound on the first. Ordered so that a trait comes after all
/// traits that lead to it.
const IMPLIED: [(&str, &str); 7] = [
    ("TryInto", "TryFrom"),
    ("TryFrom", "Into"),
    ("TryFrom", "From"),
    ("Into", "From"),
    ("IntoIterator", "Iterator"),
    ("ToOwned", "Clone"),
    ("ToString", "Display"),
];

/// Names of all traits in bounds of live impls, including impls that `derive` writes.
pub fn bounds<'a>(tree: &'a Tree, live: &[bool]) -> BTreeSet<&'a str> {
    let mut bounds = BTreeSet::new();
    for (id, part) in tree.parts.iter().enumerate().filter(|(id, _)| live[*id]) {
        match &part.kind {
            // Any name in the header of a macro's impl may be a bound.
            PartKind::Impl(_) if tree.macro_of(id).is_some() => {
                let header = tree.text[part.range.clone()].split('{').next();
                if header.is_some_and(|header| header.replace("::", "").contains(':')) {
                    bounds.extend(part.mentions.iter().map(String::as_str));
                }
            }
            PartKind::Impl(header) => bounds.extend(header.bounds.iter().map(String::as_str)),
            PartKind::Type => bounds.extend(derived_with_bounds(tree, id)),
            _ => {}
        }
    }
    for (asked, implied) in &IMPLIED {
        if bounds.contains(asked) {
            bounds.insert(implied);
        }
    }
    bounds
}

/// Traits in `#[derive(…)]` of a type with parameters: the derived impls have them as bounds.
fn derived_with_bounds(tree: &Tree, id: usize) -> Vec<&str> {
    let part = &tree.parts[id];
    let Some((_, place)) = &part.name else {
        return Vec::new();
    };
    if !tree.text[place.end..].trim_start().starts_with('<') {
        return Vec::new();
    }
    let before = &tree.text[part.range.start..place.start];
    let lists = before.split("derive(").skip(1);
    let lists = lists.filter_map(|rest| rest.split(')').next());
    let paths = lists.flat_map(|list| list.split(','));
    paths
        .filter_map(|path| Some(path.rsplit("::").next()?.trim()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    #[test]
    fn bounds_are_those_of_impls_and_of_derives() {
        let source = "#[derive(Clone, fmt::Debug)] struct A<T>(T); #[derive(Hash)] struct B;
            impl<T: a::Mark> Via for T where Vec<T>: Into<u8> {} impl Other for B {}
            fn f<T: Not>() {} impl A<dyn Deep> {}";
        let tree = parse_tree(source.to_string()).unwrap();
        let bounds = bounds(&tree, &vec![true; tree.parts.len()]);
        assert!(
            bounds
                .iter()
                .eq(&["Clone", "Debug", "From", "Into", "Mark"]),
            "{bounds:?}"
        );
    }
}
