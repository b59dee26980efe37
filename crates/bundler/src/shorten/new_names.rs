//! Chooses short names.

use std::collections::{BTreeSet, HashMap};

use anyhow::Result;

use crate::syntax::primitives::is_primitive;
use crate::syntax::tokens::{TokenKind, tokens};

/// Shape of a name, which lints ask for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Shape {
    /// `variable`, `a1`
    Lower,
    /// `Type`, `CONSTANT`, `A1`
    Upper,
}

/// New names for these names, which occur so many times: the shortest where most is saved. No new
/// name occurs in the texts, and none has the form of a name of the standard library.
///
/// # Errors
/// If a text is not Rust.
pub fn new_names(
    counts: &HashMap<String, usize>,
    crates: &str,
    solution: &str,
) -> Result<HashMap<String, String>> {
    let mut taken = BTreeSet::new();
    for text in [crates, solution] {
        let all = tokens(text)?;
        let names = all.iter().filter(|token| token.kind == TokenKind::Ident);
        taken.extend(names.map(|token| token.text(text).to_string()));
    }
    let mut all: Vec<(&String, usize)> = counts.iter().map(|(n, c)| (n, c * n.len())).collect();
    all.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
    let mut lower = short_names(Shape::Lower).filter(|name| !taken.contains(name));
    let mut upper = short_names(Shape::Upper).filter(|name| !taken.contains(name));
    let mut names = HashMap::new();
    for (old, _) in all {
        let new = match shape(old) {
            Shape::Lower => lower.next(),
            Shape::Upper => upper.next(),
        };
        if let Some(new) = new.filter(|new| new.len() < old.len()) {
            names.insert(old.clone(), new);
        }
    }
    Ok(names)
}

fn shape(name: &str) -> Shape {
    if name.trim_start_matches('_').starts_with(char::is_uppercase) {
        Shape::Upper
    } else {
        Shape::Lower
    }
}

/// A letter and a digit; two letters, of which the second is rare; two letters and a digit.
fn short_names(shape: Shape) -> impl Iterator<Item = String> {
    let letters = match shape {
        Shape::Lower => 'a'..='z',
        Shape::Upper => 'A'..='Z',
    };
    let first = || letters.clone();
    let digits = first().flat_map(|a| ('0'..='9').map(move |b| format!("{a}{b}")));
    let is_rare = |c: &char| "jqvwxz".contains(c.to_ascii_lowercase());
    let rare: Vec<char> = first().filter(is_rare).collect();
    let pairs = first().flat_map(move |a| rare.clone().into_iter().map(move |b| format!("{a}{b}")));
    let triples = first().flat_map(move |a| {
        let second = letters.clone();
        second.flat_map(move |b| ('0'..='9').map(move |c| format!("{a}{b}{c}")))
    });
    let all = digits.chain(pairs).chain(triples);
    all.filter(|name| !is_primitive(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_most_gets_the_shortest_new_name() {
        let mut counts = HashMap::from([("Type".to_string(), 2), ("a0b".to_string(), 1)]);
        for n in 0..500 {
            counts.insert(format!("name_{n:03}"), 1000 - n);
        }
        let names = new_names(&counts, "fn a0() {}", "fn a1() {}").unwrap();
        assert_eq!(names["name_000"], "a2");
        assert_eq!(names["name_499"].len(), 3);
        assert_eq!(names["Type"], "A0");
        assert!(!names.contains_key("a0b"));
        let distinct: BTreeSet<&String> = names.values().collect();
        assert_eq!(distinct.len(), names.len());
        assert!(names.values().all(|name| name != "i8" && name != "u8"));
    }
}
