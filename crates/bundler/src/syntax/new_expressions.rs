//! Finds arguments of macros that `expr` matches only since edition 2024: `_`, `const { … }`.

use std::collections::BTreeSet;

use super::tokens::{Token, after_tree, text_at};

/// Names of the macros that a text defines.
pub fn macros_of<'a>(source: &'a str, tokens: &[Token]) -> BTreeSet<&'a str> {
    let text = |i: usize| text_at(tokens, i, source);
    let defined = (0..tokens.len()).filter(|&i| text(i) == "macro_rules" && text(i + 1) == "!");
    defined.map(|i| text(i + 2)).collect()
}

/// Does a text call one of these macros with such an argument?
pub fn passes_new_expressions(source: &str, tokens: &[Token], macros: &BTreeSet<&str>) -> bool {
    let text = |i: usize| text_at(tokens, i, source);
    let is_new = |i: usize| {
        let ends = |word: &str| matches!(word, ")" | "]" | "}" | "," | ";" | "=");
        let begins = |word: &str| matches!(word, "(" | "[" | "{" | "," | ";" | ">");
        (text(i) == "_" && begins(text(i - 1)) && ends(text(i + 1)))
            || (text(i) == "const" && text(i + 1) == "{")
    };
    let calls = (1..tokens.len()).filter(|&i| text(i) == "!" && macros.contains(text(i - 1)));
    let mut arguments = calls.flat_map(|i| i + 2..after_tree(tokens, i + 1));
    arguments.any(is_new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::tokens::tokens;

    #[test]
    fn only_such_arguments_of_own_macros_count() {
        let passes = |source: &str| {
            let tokens = tokens(source).unwrap();
            passes_new_expressions(source, &tokens, &macros_of(source, &tokens))
        };
        let defined = "macro_rules! m { ($e:expr) => {}; (_) => {} } ";
        for call in ["m!(_)", "m! { a, _ }", "crate::m!(const { 1 })"] {
            assert!(passes(&format!("{defined} fn f() {{ {call} }}")), "{call}");
        }
        for call in ["n!(_)", "m!(a_)", "m!(|_| 1)", "m!(1); let _ = 2;"] {
            assert!(!passes(&format!("{defined} fn f() {{ {call} }}")), "{call}");
        }
    }
}
