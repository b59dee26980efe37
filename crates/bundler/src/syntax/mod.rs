//! Reads Rust text.
//!
//! - `tokens`: the text as tokens with their byte ranges, and arguments of macros that are
//!   expressions since edition 2024.
//! - `cfg`: conditional compilation, decided where all machines that run a bundle agree.
//! - `module_files`: the files of modules.
//! - `places`: byte ranges of tokens, items and blocks, and changes there.
//! - `imports`: the names that a `use` imports, and with which paths may begin.
//!
//! Here are the words of a text, the names of primitive types and of std's crates, and the
//! attributes of an item of any kind.

pub mod cfg;
pub mod cfg_choices;
pub mod imports;
pub mod module_files;
pub mod places;
pub mod tokens;

use syn::{Attribute, Item};

pub use cfg::on_this;

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

/// Returns the attributes of an item of any kind.
pub fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
