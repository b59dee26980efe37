//! Finds removed parts that define a name that a compile error does not find.

use std::collections::{BTreeSet, HashSet};

use super::codes::{UNKNOWN_NAME, UNRESOLVED_IMPORT};
use super::quotes::quoted;
use super::view::RustcView;
use crate::parts::{PartId, PartKind};
use crate::rustc::Diagnostic;

/// A name that is not found.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Unknown<'e> {
    name: &'e str,
    /// Last name of the module in which it was looked up, if the error says it.
    module: Option<&'e str>,
}

impl RustcView<'_> {
    /// Parts that define the names that the error does not find. If the error names a module: parts
    /// of that module that define the names, or glob imports from their module. Else parts in the
    /// error's module, or macro calls, if nothing else defines the names.
    pub fn definitions(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let unknown = unknown(error).into_iter();
        let found = unknown.flat_map(|unknown| match unknown.module {
            Some(module) => self.defined_in(module, unknown.name, error, group),
            None => self.in_scope_of(unknown.name, error, group),
        });
        found.collect()
    }

    /// Parts of `group` that are in a module that the error does not find, and that are mentioned
    /// by the parts around the error.
    pub fn in_module(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let words = quoted([error.message.as_str()]);
        let around = self.parts_at(error.places());
        let is_mentioned = |id: PartId| {
            let mut parts = around.iter().map(|&id| &self.tree.parts[id]);
            parts.any(|part| part.mentions.iter().any(|name| self.defines(id, name)))
        };
        let is_inside = |&id: &PartId| {
            let module = self.tree.module_of(id).and_then(|id| self.tree.name(id));
            module.is_some_and(|name| words.contains(name.as_str())) && is_mentioned(id)
        };
        group.iter().copied().filter(is_inside).collect()
    }

    /// Glob imports from a module or an enum that contains the name that is not found; and that
    /// enum.
    pub fn globs(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        if error.code() != UNRESOLVED_IMPORT && !UNKNOWN_NAME.contains(&error.code()) {
            return Vec::new();
        }
        let tree = self.tree;
        let unknown = quoted([error.message.as_str()]);
        let hints = error.children.iter().map(|child| child.message.as_str());
        let hints = hints.filter(|hint| hint.ends_with("exists but is inaccessible"));
        let paths = hints.flat_map(|hint| hint.split('`').skip(1).step_by(2));
        let mut owners: HashSet<&str> = paths.filter_map(|path| path.rsplit("::").nth(1)).collect();
        let has_it = |id: &PartId| {
            let variants = tree.children[*id].iter().filter_map(|&id| tree.name(id));
            let mut names = variants.chain(&tree.parts[*id].mentions);
            names.any(|name| unknown.contains(name.as_str()))
        };
        let is_type = |id: &PartId| matches!(tree.parts[*id].kind, PartKind::Type);
        let types = (0..tree.parts.len()).filter(is_type).filter(has_it);
        owners.extend(types.filter_map(|id| tree.name(id)).map(String::as_str));
        let imported = |id: PartId| match &tree.parts[id].kind {
            PartKind::Import(import) if import.binding == "*" => import.path.last(),
            _ => None,
        };
        let is_of_owner =
            |&id: &PartId| imported(id).is_some_and(|it| owners.contains(it.as_str()));
        let globs = group.iter().copied().filter(is_of_owner).collect();
        let globs = self.visible_from(error, globs);
        let names: HashSet<&String> = globs.iter().filter_map(|&id| imported(id)).collect();
        let is_named = |id: &PartId| tree.name(*id).is_some_and(|name| names.contains(name));
        let enums = group.iter().copied().filter(is_type).filter(is_named);
        enums.chain(globs.iter().copied()).collect()
    }

    /// Parts of `group` that give a module the name: definitions, or else glob imports.
    fn defined_in(
        &self,
        module: &str,
        name: &str,
        error: &Diagnostic,
        group: &[PartId],
    ) -> Vec<PartId> {
        let tree = self.tree;
        let is_inside = |id: &PartId| {
            let around = tree.module_of(*id);
            around.is_some_and(|around| tree.is_named(around, module))
        };
        let inside: Vec<PartId> = group.iter().copied().filter(is_inside).collect();
        let inside = self.of_same_crate(error, inside);
        let all = || inside.iter().copied();
        let found = self.most_certain(all().filter(|&id| self.defines(id, name)), name);
        if !found.is_empty() {
            return found;
        }
        let is_there = |id: &PartId| self.defines(*id, name);
        let definitions = (0..tree.parts.len()).filter(is_there);
        let owners: HashSet<&String> = definitions
            .filter_map(|id| tree.name(tree.module_of(id)?))
            .collect();
        let leads_there = |&id: &PartId| match &tree.parts[id].kind {
            PartKind::Import(import) if import.binding == "*" => {
                import.path.last().is_some_and(|last| owners.contains(last))
            }
            _ => false,
        };
        all().filter(leads_there).collect()
    }

    /// Parts that define or import the name in the error's module; else macro calls that write it,
    /// if nothing else defines it.
    fn in_scope_of(&self, name: &str, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        let tree = self.tree;
        let around = self.parts_at(error.places().chain(error.calls()));
        let modules: HashSet<Option<PartId>> =
            around.iter().map(|&id| tree.module_of(id)).collect();
        let defining = group.iter().copied().filter(|&id| self.defines(id, name));
        let defining: Vec<PartId> = defining.collect();
        let beside = defining.iter().copied();
        let beside = beside.filter(|&id| modules.contains(&tree.module_of(id)));
        let beside = self.most_certain(beside, name);
        if !beside.is_empty() {
            return beside;
        }
        let is_written = |&id: &PartId| {
            let kind = &tree.parts[id].kind;
            matches!(kind, PartKind::MacroCall(_) | PartKind::MacroArgument)
        };
        let found = self.of_same_crate(error, defining);
        if found.iter().all(is_written) {
            self.most_certain(found.into_iter(), name)
        } else {
            Vec::new()
        }
    }

    /// Parts that certainly define the name, with their arguments; all `parts` if none is certain.
    fn most_certain(&self, parts: impl Iterator<Item = PartId>, name: &str) -> Vec<PartId> {
        let defines = |id: PartId| match &self.tree.parts[id].kind {
            PartKind::MacroCall(call) => call.expansion.defines.contains(name),
            PartKind::MacroArgument => false,
            _ => true,
        };
        let is_certain = |&id: &PartId| {
            let parent = self.tree.parts[id].parent;
            defines(id) || parent.is_some_and(|parent| self.is_argument(id) && defines(parent))
        };
        let (certain, others): (Vec<PartId>, Vec<PartId>) = parts.partition(is_certain);
        if certain.is_empty() { others } else { certain }
    }

    fn is_argument(&self, id: PartId) -> bool {
        matches!(self.tree.parts[id].kind, PartKind::MacroArgument)
    }

    /// May the part define the name, or import it?
    fn defines(&self, id: PartId, name: &str) -> bool {
        let part = &self.tree.parts[id];
        match &part.kind {
            PartKind::Import(import) => import.binding == name,
            PartKind::MacroCall(call) => {
                let expansion = &call.expansion;
                expansion.defines.contains(name)
                    || (expansion.defines_arguments && call.given.contains(name))
            }
            PartKind::MacroArgument => {
                let call = part.parent.map(|parent| &self.tree.parts[parent].kind);
                let defines_arguments = |call: &PartKind| {
                    matches!(
                        call,
                        PartKind::MacroCall(call) if call.expansion.defines_arguments
                    )
                };
                part.mentions.contains(name) && call.is_some_and(defines_arguments)
            }
            PartKind::Member => false,
            _ => self.tree.is_named(id, name),
        }
    }
}

/// The names that an error does not find.
fn unknown(error: &Diagnostic) -> BTreeSet<Unknown<'_>> {
    let message = error.message.as_str();
    let mut quotes = message.split('`').skip(1).step_by(2);
    if error.code() == UNRESOLVED_IMPORT {
        return quotes.filter_map(of_path).collect();
    }
    if !UNKNOWN_NAME.contains(&error.code()) {
        return BTreeSet::new();
    }
    let name = quotes.next();
    let is_in_module = ["` in module `", "` in crate `", "` in `"];
    let is_in_module = is_in_module.iter().any(|text| message.contains(text));
    let module = quotes.next().filter(|_| is_in_module);
    let module = module.and_then(|path| path.rsplit("::").next());
    name.map(|name| Unknown { name, module })
        .into_iter()
        .collect()
}

/// The last name of an import's path, and the name before it if that is a module.
fn of_path(path: &str) -> Option<Unknown<'_>> {
    const PLACES: [&str; 3] = ["crate", "self", "super"];
    let mut names = path.rsplit("::");
    let name = names.next()?;
    let module = names.next().filter(|module| !PLACES.contains(module));
    Some(Unknown { name, module })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;
    use crate::solution::SurroundingText;

    fn error(message: &str, code: &str) -> Diagnostic {
        let json = serde_json::json!({"message": message, "level": "error", "code": {"code": code},
            "spans": [], "children": []});
        Diagnostic::parse(json.to_string().as_bytes()).unwrap()
    }

    /// Texts of the removed parts that define a name that the error does not find.
    fn definitions(source: &str, message: &str, code: &str) -> Vec<String> {
        let tree = parse_tree(source.to_string()).unwrap();
        let solution = SurroundingText::default();
        let view = RustcView {
            tree: &tree,
            solution: &solution,
        };
        let all: Vec<PartId> = (0..tree.parts.len()).collect();
        let found = view.definitions(&error(message, code), &all).into_iter();
        found
            .map(|id| tree.text[tree.parts[id].range.clone()].to_string())
            .collect()
    }

    #[test]
    fn an_import_finds_what_is_in_its_module_or_all_that_it_takes_from_another() {
        let source = "mod a { pub use self::b::*; pub use self::c::*; mod b { pub struct S; }
            mod c { pub struct T; } } mod d { pub struct S; }";
        let import = |path| format!("unresolved import `{path}`");
        let found = |path| definitions(source, &import(path), "E0432");
        assert_eq!(found("crate::a::S"), ["pub use self::b::*;"]);
        assert_eq!(found("crate::a::b::S"), ["pub struct S;"]);
        assert_eq!(found("crate::d::S"), ["pub struct S;"]);
    }

    #[test]
    fn a_call_that_writes_the_name_is_found() {
        let source = "macro_rules! make { ($t:ty => $n:ident) => { pub struct $n($t); } }
            mod a { make!(u8 => A); make!(u16 => B); pub struct C; }";
        let message = "cannot find type `B` in this scope";
        let found = definitions(source, message, "E0425");
        assert_eq!(found, ["make!(u16 => B);", "u16 => B"]);
        let message = "cannot find type `A` in module `crate::a`";
        let found = definitions(source, message, "E0425");
        assert_eq!(found, ["make!(u8 => A);", "u8 => A"]);
        let message = "cannot find type `C` in this scope";
        assert!(definitions(source, message, "E0425").is_empty());
        let source = "mod a { make! { pub trait B: C {} } make! { pub trait C {} } }";
        let message = "cannot find trait `C` in module `a`";
        let found = definitions(source, message, "E0405");
        assert_eq!(found[0], "make! { pub trait C {} }");
    }
}
