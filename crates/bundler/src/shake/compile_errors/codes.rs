//! Codes of rustc's errors.

/// An impl lacks members of its trait.
pub const INCOMPLETE_IMPL: &str = "E0046";

/// An impl has a member that its trait does not have.
pub const NO_MEMBER: [&str; 3] = ["E0407", "E0437", "E0438"];

/// A path begins with a trait, and its member is not found.
pub const NO_TYPE: &str = "E0782";

/// A module is not found, because everything in it was removed.
pub const NO_MODULE: &str = "E0433";

/// An import is unresolved.
pub const UNRESOLVED_IMPORT: &str = "E0432";

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

/// Mismatched types: another function of the same name may take these arguments.
pub const MISMATCHED: &str = "E0308";

/// A value is borrowed for longer than it lives, or twice.
pub const BORROWED: [&str; 7] = [
    "E0499", "E0502", "E0505", "E0506", "E0515", "E0597", "E0716",
];
