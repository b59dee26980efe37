//! Finds the parts that rustc's lints report as unused, and unused imports of the solution.

use std::collections::BTreeSet;

use super::{RustcView, last_name, quotes};
use crate::parts::{PartId, PartKind, Tree};
use crate::rustc::{Diagnostic, UNUSED, is_in_later_prelude};
use crate::shake::names::OtherMachines;
use crate::syntax::words;

/// Oldest edition of a bundle, which may need imports that the search's edition does not.
const OLDEST_EDITION: &str = "2021";

impl RustcView<'_> {
    /// Returns live parts that the lints report, and implementations of reported trait members;
    /// sorted.
    pub fn unused(&self, live: &[bool], lints: &[Diagnostic]) -> Vec<PartId> {
        let others = OtherMachines::new(self.tree, live, |_| true);
        let named = lints.iter().flat_map(|lint| self.named_by(lint));
        let with_implementations = |id| {
            let implementations = self.tree.implementations(id).iter();
            implementations.copied().chain([id])
        };
        let mut unused: Vec<PartId> = named
            .flat_map(with_implementations)
            .filter(|&id| live[id] && !self.tree.acts(id) && !others.need(id))
            .collect();
        unused.sort_unstable();
        unused.dedup();
        unused
    }

    /// Returns whether the arguments around this one choose the arm of their macro.
    fn chooses_arm(&self, id: PartId) -> bool {
        let call = self.macro_call(id).map(|call| &self.tree.parts[call].kind);
        matches!(call, Some(PartKind::MacroCall(call)) if call.expansion.chooses_arm)
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
                ("dead_code", PartKind::MacroArgument) => {
                    let kinds = ["variant", "field"];
                    let stays = kinds.iter().any(|kind| lint.message.contains(kind));
                    !stays && !self.chooses_arm(id)
                }
                _ => false,
            };
            let defined = self.tree.defined_at(&place);
            ids.extend(defined.or(innermost.filter(|&id| is(id))));
        }
        ids
    }
}

impl RustcView<'_> {
    /// Returns names of traits and of crates with a glob import that nothing in the solution
    /// mentions but an unused import.
    pub fn imported_in_vain(&self, lints: &[Diagnostic]) -> BTreeSet<String> {
        let text = self.solution.with("");
        let is_named_once = |name: &str| words(&text).filter(|word| *word == name).count() == 1;
        let own = self.own_unused_imports(lints);
        let names = own.flat_map(|lint| quotes(&lint.message));
        let names = names.filter_map(|path| match path.strip_suffix("::*") {
            Some(krate) => Some(krate).filter(|name| is_crate(self.tree, name)),
            None => Some(last_name(path)).filter(|name| is_trait(self.tree, name)),
        });
        let names = names.filter(|name| is_named_once(name));
        names.map(str::to_string).collect()
    }

    /// Returns unused imports of the solution whose targets are also unused: line and rustc's
    /// message.
    pub fn unused_imports(&self, lints: &[Diagnostic]) -> Vec<(usize, String)> {
        let of_crates = lints.iter().filter(|lint| !self.is_own(lint));
        let unused: BTreeSet<&str> = of_crates.flat_map(targets).collect();
        let own = self.own_unused_imports(lints);
        let own = own.filter(|lint| targets(lint).any(|name| unused.contains(name)));
        let with_line = |lint: &Diagnostic| {
            let line = lint.spans.first()?.line;
            let line = self.solution.own_line(line, &self.tree.text)?;
            Some((line, lint.message.clone()))
        };
        own.filter_map(with_line).collect()
    }

    fn own_unused_imports<'l>(
        &self,
        lints: &'l [Diagnostic],
    ) -> impl Iterator<Item = &'l Diagnostic> {
        let unused = lints.iter().filter(|lint| lint.code() == "unused_imports");
        unused.filter(|lint| self.is_own(lint))
    }
}

/// Returns names of the parts that a lint names by their paths.
fn targets(lint: &Diagnostic) -> impl Iterator<Item = &str> {
    quotes(&lint.message).map(last_name)
}

fn is_crate(tree: &Tree, name: &str) -> bool {
    tree.roots.iter().any(|&id| tree.is_named(id, name))
}

/// Returns whether there are parts of this name, and all are traits.
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
            view.imported_in_vain(&[lint(message)])
        };
        let imports = "use num::*; use tools::{Sorted, A};";
        let message = "unused imports: `Sorted` and `A`";
        let found = unused(imports, message);
        assert!(found.iter().eq(["Sorted"]));
        let found = unused(imports, "unused import: `num::*`");
        assert!(found.iter().eq(["num"]));
        let twice = format!("{imports} fn f() {{ num::one() }}");
        assert!(unused(&twice, "unused import: `num::*`").is_empty());
        assert!(unused(imports, "unused import: `std::fmt::*`").is_empty());
    }
}
