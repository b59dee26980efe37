//! Codes of rustc's errors.

/// Members that an impl lacks.
pub const INCOMPLETE_IMPL: &str = "E0046";

/// Members that their trait does not have.
pub const NO_MEMBER: [&str; 3] = ["E0407", "E0437", "E0438"];

/// A path whose member is not found, and which begins with a trait.
pub const NO_TYPE: &str = "E0782";

/// A module that is not found: all in it was removed.
pub const NO_MODULE: &str = "E0433";

/// An import that finds nothing.
pub const UNRESOLVED_IMPORT: &str = "E0432";

/// Imports and paths that find nothing.
pub const UNRESOLVED: [&str; 4] = ["E0364", "E0365", "E0432", "E0433"];

/// Undefined names.
pub const UNKNOWN_NAME: [&str; 9] = [
    "E0405", "E0412", "E0422", "E0423", "E0425", "E0433", "E0531", "E0532", "E0574",
];

/// A method that is not found, or not for these types.
pub const NO_METHOD: &str = "E0599";

/// A method of a number of no certain type.
pub const NO_METHOD_OF_NUMBER: &str = "E0689";

/// Arguments that another function of the same name takes.
pub const MISMATCHED: &str = "E0308";

/// Values that are borrowed for longer than they live, or twice.
pub const BORROWED: [&str; 7] = [
    "E0499", "E0502", "E0505", "E0506", "E0515", "E0597", "E0716",
];
