//! Splits text into words (names and numbers), and knows the names of primitive types and of std's
//! crates.

/// Returns the words of a text, and an empty one between two letters that belong to none.
pub fn words(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    text.split(|c| !is_of_word(c))
}

/// Returns whether a name may have this letter.
pub fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Returns a name without `r#`.
pub fn plain(name: &str) -> String {
    name.trim_start_matches("r#").to_string()
}

const PRIMITIVES: [&str; 17] = [
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "str", "u8", "u16",
    "u32", "u64", "u128", "usize",
];

/// Returns whether it is the name of a primitive type.
pub fn is_primitive(name: &str) -> bool {
    PRIMITIVES.contains(&name)
}

/// Returns whether it is a crate of the standard library.
pub fn is_std(name: &str) -> bool {
    ["std", "core", "alloc"].contains(&name)
}
