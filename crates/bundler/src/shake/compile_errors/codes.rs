//! Codes of rustc's errors.

/// An import or a path is unresolved.
pub const UNRESOLVED: [&str; 4] = ["E0364", "E0365", "E0432", "E0433"];

/// A name is undefined.
pub const UNKNOWN_NAME: [&str; 9] = [
    "E0405", "E0412", "E0422", "E0423", "E0425", "E0433", "E0531", "E0532", "E0574",
];

/// A method is not found, or not for these types.
pub const NO_METHOD: &str = "E0599";

/// A method is called on a number whose type is unknown.
pub const NO_METHOD_OF_NUMBER: &str = "E0689";

/// A value is borrowed for longer than it lives, or twice.
pub const BORROWED: [&str; 7] = [
    "E0499", "E0502", "E0505", "E0506", "E0515", "E0597", "E0716",
];
