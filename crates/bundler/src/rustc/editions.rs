//! Rustc's lints about code that also compiles under another edition but does something else.

use std::path::Path;

use super::diagnostic::Diagnostic;

/// Lint and the edition that changes the meaning.
const LINTS: [(&str, &str); 9] = [
    ("array_into_iter", "2021"),
    ("non_fmt_panics", "2021"),
    ("rust_2021_incompatible_closure_captures", "2021"),
    ("rust_2021_prelude_collisions", "2021"),
    ("boxed_slice_into_iter", "2024"),
    ("dependency_on_unit_never_type_fallback", "2024"),
    ("if_let_rescope", "2024"),
    ("rust_2024_prelude_collisions", "2024"),
    (DROP_ORDER, "2024"),
];

/// The lint about values that are dropped in another order.
const DROP_ORDER: &str = "tail_expr_drop_order";

/// The lint about `expr` in macros, which since edition 2024 also matches `_` and `const { … }`.
pub const EXPR_LINT: &str = "edition_2024_expr_fragment_specifier";

/// Trait and the edition since which it is in the prelude.
const PRELUDE: [(&str, &str); 5] = [
    ("FromIterator", "2021"),
    ("TryFrom", "2021"),
    ("TryInto", "2021"),
    ("Future", "2024"),
    ("IntoFuture", "2024"),
];

/// Is it a trait that must be imported under this edition, and is in the prelude of a later one?
pub fn is_in_later_prelude(name: &str, edition: &str) -> bool {
    let mut later = PRELUDE.iter().filter(|(_, since)| *since > edition);
    later.any(|(of_trait, _)| *of_trait == name)
}

/// All lints about editions.
pub fn all_edition_lints() -> impl Iterator<Item = &'static str> {
    LINTS.iter().map(|(lint, _)| *lint).chain([EXPR_LINT])
}

/// Does the code that the lint reports behave differently under these two editions? `source` is the
/// compiled file. Destructors of the standard library may run in any order.
pub fn changes_meaning(lint: &Diagnostic, editions: [&str; 2], source: &Path) -> bool {
    let [one, other] = editions;
    let (older, newer) = (one.min(other), one.max(other));
    let of_lint = LINTS.iter().find(|(name, _)| *name == lint.code());
    let is_between = of_lint.is_some_and(|(_, edition)| (older < *edition) && (*edition <= newer));
    is_between && (lint.code() != DROP_ORDER || has_own_destructor(lint, source))
}

/// The last edition before the one that changes the meaning of what the lint reports, and that one.
pub fn editions_around(lint: &Diagnostic) -> Option<[&'static str; 2]> {
    let (_, since) = LINTS.iter().find(|(name, _)| *name == lint.code())?;
    let before = if *since == "2021" { "2018" } else { "2021" };
    Some([before, since])
}

/// Does rustc name a destructor in this file?
fn has_own_destructor(lint: &Diagnostic, source: &Path) -> bool {
    let mut notes = lint.children.iter();
    notes.any(|note| {
        let mut spans = note.spans.iter();
        note.message.contains("custom destructor") && spans.any(|s| Path::new(&s.file) == source)
    })
}
