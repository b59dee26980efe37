//! Lists the types that are part of the language.

const PRIMITIVES: [&str; 17] = [
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "str", "u8", "u16",
    "u32", "u64", "u128", "usize",
];

/// Is it the name of a primitive type?
pub fn is_primitive(name: &str) -> bool {
    PRIMITIVES.contains(&name)
}
