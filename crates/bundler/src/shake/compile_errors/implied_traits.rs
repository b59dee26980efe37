//! Finds traits that a compile error is about but does not name.

/// Phrases in rustc's messages about a missing trait, and the traits that they imply.
const IMPLIED: [(&str, &[&str]); 18] = [
    ("cannot be sent between threads", &["Send"]),
    ("cannot be shared between threads", &["Sync"]),
    ("is not an iterator", &["Iterator", "IntoIterator"]),
    ("cannot index into", &["Index", "IndexMut", "Deref"]),
    ("cannot be dereferenced", &["Deref"]),
    ("can't compare", &["PartialEq", "PartialOrd"]),
    ("cannot add `", &["Add"]),
    ("cannot subtract `", &["Sub"]),
    ("cannot multiply `", &["Mul"]),
    ("cannot divide `", &["Div"]),
    ("cannot calculate the remainder of", &["Rem"]),
    ("cannot add-assign", &["AddAssign"]),
    ("cannot subtract-assign", &["SubAssign"]),
    ("cannot multiply-assign", &["MulAssign"]),
    ("cannot divide-assign", &["DivAssign"]),
    ("calculate and assign the remainder", &["RemAssign"]),
    ("unary operator `-`", &["Neg"]),
    ("unary operator `!`", &["Not"]),
];

/// Operators that rustc names, and their traits, as in "binary operation `==` cannot be applied"
/// and "no implementation for `A | B`".
const OPERATORS: [(&str, &str); 21] = [
    ("==", "PartialEq"),
    ("!=", "PartialEq"),
    ("<", "PartialOrd"),
    ("<=", "PartialOrd"),
    (">", "PartialOrd"),
    (">=", "PartialOrd"),
    ("&", "BitAnd"),
    ("|", "BitOr"),
    ("^", "BitXor"),
    ("<<", "Shl"),
    (">>", "Shr"),
    ("&=", "BitAndAssign"),
    ("|=", "BitOrAssign"),
    ("^=", "BitXorAssign"),
    ("<<=", "ShlAssign"),
    (">>=", "ShrAssign"),
    ("+=", "AddAssign"),
    ("-=", "SubAssign"),
    ("*=", "MulAssign"),
    ("/=", "DivAssign"),
    ("%=", "RemAssign"),
];

/// The traits that a message is about.
pub fn implied_traits(message: &str) -> impl Iterator<Item = &'static str> {
    let named = IMPLIED
        .iter()
        .filter(move |(text, _)| message.contains(text));
    let traits = named.flat_map(|(_, traits)| traits.iter().copied());
    traits.chain(of_operator(message))
}

/// The trait of the operator that a message names.
fn of_operator(message: &str) -> Option<&'static str> {
    let is_named = message.starts_with("binary ") || message.starts_with("no implementation for `");
    let quoted = message.split('`').nth(1).filter(|_| is_named)?;
    let is_there = |operator: &str| quoted.split(' ').any(|word| word == operator);
    let found = OPERATORS.iter().find(|(operator, _)| is_there(operator));
    found.map(|&(_, of_trait)| of_trait)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operator_asks_for_its_trait() {
        let traits = |message| implied_traits(message).collect::<Vec<_>>();
        assert_eq!(traits("no implementation for `&Big | &Big`"), ["BitOr"]);
        let assigned = "binary assignment operation `<<=` cannot be applied to type `Big`";
        assert_eq!(traits(assigned), ["ShlAssign"]);
        let compared = "binary operation `==` cannot be applied to type `Big`";
        assert_eq!(traits(compared), ["PartialEq"]);
        assert_eq!(traits("cannot add-assign `Big` to `Big`"), ["AddAssign"]);
        let remainder = "cannot calculate the remainder of `Big` divided by `u32`";
        assert_eq!(traits(remainder), ["Rem"]);
        assert!(traits("mismatched types").is_empty());
    }
}
