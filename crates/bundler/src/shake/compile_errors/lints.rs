//! Finds the parts that rustc's lints report as unused, and unused imports of the solution.

use std::collections::BTreeSet;

use super::view::RustcView;
use crate::parts::{PartId, PartKind, Tree};
use crate::rustc::{Diagnostic, UNUSED, is_in_later_prelude};
use crate::shake::names::OtherMachines;
use crate::syntax::words;

/// Oldest edition of a bundle, which may need imports that the search's edition does not.
const OLDEST_EDITION: &str = "2021";

impl RustcView<'_> {
    /// Live parts that the lints report, and implementations of reported trait members; sorted.
    pub fn unused(&self, live: &[bool], lints: &[Diagnostic]) -> Vec<PartId> {
        let others = OtherMachines::new(self.tree, live);
        let named = lints.iter().flat_map(|lint| self.named_by(lint));
        let named = named.filter(|&id| !others.may_need(id));
        let with_implementations = |id| {
            let implementations = self.tree.implementations(id).iter();
            implementations.copied().chain([id])
        };
        let mut unused: Vec<PartId> = named
            .flat_map(with_implementations)
            .filter(|&id| live[id] && !self.tree.acts(id))
            .collect();
        unused.sort_unstable();
        unused.dedup();
        unused
    }

    fn named_by(&self, lint: &Diagnostic) -> Vec<PartId> {
        let lint_name = lint.code();
        if !UNUSED.contains(&lint_name) {
            return Vec::new();
        }
        let mut ids = Vec::new();
        for place in lint.places().filter_map(|place| self.in_crates(place)) {
            let innermost = self.tree.innermost_at(place.start);
            let is = |id: PartId| match (lint_name, &self.tree.parts[id].kind) {
                ("unused_imports", PartKind::Import(_)) => true,
                ("redundant_imports", PartKind::Import(import)) => {
                    !is_in_later_prelude(&import.binding, OLDEST_EDITION)
                }
                ("unused_macro_rules", PartKind::MacroArm) => true,
                // The macro defines an item with this name. Variants and fields stay.
                ("dead_code", PartKind::MacroArgument) => !["variant", "field"]
                    .iter()
                    .any(|kind| lint.message.contains(kind)),
                _ => false,
            };
            let defined = self.tree.defined_at(&place);
            ids.extend(defined.or(innermost.filter(|&id| is(id))));
        }
        ids
    }
}

/// Targets of unused imports that the solution does not mention elsewhere.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct OwnImports {
    /// Names of traits; the solution calls none of their methods.
    pub traits: BTreeSet<String>,
    /// Names of crates with a glob import.
    pub crates: BTreeSet<String>,
}

impl OwnImports {
    pub fn is_empty(&self) -> bool {
        self.traits.is_empty() && self.crates.is_empty()
    }
}

impl RustcView<'_> {
    /// Unused imports of the solution.
    pub fn own_unused_imports(&self, lints: &[Diagnostic]) -> OwnImports {
        let is_own = |lint: &&Diagnostic| {
            let mut places = lint.places();
            lint.code() == "unused_imports" && places.all(|place| self.in_crates(place).is_none())
        };
        let own = lints.iter().filter(is_own);
        let paths = own.flat_map(|lint| lint.message.split('`').skip(1).step_by(2));
        let paths: Vec<&str> = paths.collect();
        let text = self.solution.with("");
        let is_named_once = |name: &str| words(&text).filter(|word| *word == name).count() == 1;
        let mut imports = OwnImports::default();
        for path in paths {
            match path.strip_suffix("::*") {
                Some(krate) if is_crate(self.tree, krate) && is_named_once(krate) => {
                    imports.crates.insert(krate.to_string());
                }
                Some(_) => {}
                None => {
                    let name = path.rsplit("::").next().unwrap_or(path);
                    if is_trait(self.tree, name) && is_named_once(name) {
                        imports.traits.insert(name.to_string());
                    }
                }
            }
        }
        imports
    }
}

fn is_crate(tree: &Tree, name: &str) -> bool {
    tree.roots.iter().any(|&id| tree.is_named(id, name))
}

/// Are all parts of this name traits, and is there one?
fn is_trait(tree: &Tree, name: &str) -> bool {
    let named = (0..tree.parts.len()).filter(|&id| tree.is_named(id, name));
    let mut kinds = named.map(|id| &tree.parts[id].kind).peekable();
    kinds.peek().is_some() && kinds.all(|kind| matches!(kind, PartKind::Trait))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;
    use crate::solution::SurroundingText;

    fn lint(message: &str) -> Diagnostic {
        let json = serde_json::json!({"message": message, "level": "warning",
            "code": {"code": "unused_imports"}, "spans": [], "children": []});
        Diagnostic::parse(json.to_string().as_bytes()).unwrap()
    }

    #[test]
    fn traits_and_whole_crates_that_are_named_once_are_not_used() {
        let source =
            "mod num { pub trait Zero {} } mod tools { pub trait Sorted {} pub struct A; }";
        let tree = parse_tree(source.to_string()).unwrap();
        let unused = |solution: &str, message: &str| {
            let solution = SurroundingText::from_lines(solution.to_string(), String::new());
            let view = RustcView {
                tree: &tree,
                solution: &solution,
            };
            view.own_unused_imports(&[lint(message)])
        };
        let imports = "use num::*; use tools::{Sorted, A};";
        let message = "unused imports: `Sorted` and `A`";
        let found = unused(imports, message);
        assert!(found.traits.iter().eq(["Sorted"]) && found.crates.is_empty());
        let found = unused(imports, "unused import: `num::*`");
        assert!(found.crates.iter().eq(["num"]) && found.traits.is_empty());
        let twice = format!("{imports} fn f() {{ num::one() }}");
        assert!(unused(&twice, "unused import: `num::*`").is_empty());
        assert!(unused(imports, "unused import: `std::fmt::*`").is_empty());
    }
}
