//! Finds the parts that the solution can need by the names that it and the parts mention.
//!
//! Starts from the names that the solution mentions. A mentioned part is live, and the names that
//! it mentions are also followed. Where names do not decide, the part is kept: rustc later reports
//! parts that are kept only because another part has the same name.
//!
//! - `needs`: decides about one part, given the names mentioned so far, which are sets of names.
//! - `other_machines`: names that only code for other machines mentions.

mod needs;
mod other_machines;

use std::collections::{BTreeSet, HashSet};

use crate::parts::{Import, PartId, PartKind, Tree};
use crate::syntax::tokens::{NO_ITEM, NOT_CALLED};
use needs::{Names, Needs, parts_by_name};
pub use other_machines::OtherMachines;

/// Function that finds the live parts: [`live_parts`], or a replacement in tests.
pub type Liveness = fn(&Tree, &BTreeSet<String>, &HashSet<PartId>) -> Vec<bool>;

/// Returns the live parts of `tree` if the solution mentions these names and the parts in `removed`
/// are gone: one flag for each part.
pub fn live_parts(
    tree: &Tree,
    mentioned: &BTreeSet<String>,
    removed: &HashSet<PartId>,
) -> Vec<bool> {
    live_from(tree, &BTreeSet::new(), mentioned, removed)
}

/// Does what [`live_parts`] does, with the parts `from` live at the start.
fn live_from(
    tree: &Tree,
    from: &BTreeSet<PartId>,
    mentioned: &BTreeSet<String>,
    removed: &HashSet<PartId>,
) -> Vec<bool> {
    let by_name = parts_by_name(tree);
    let names = || Names::new(tree, &by_name);
    let mut needs = Needs {
        tree,
        removed: (0..tree.parts.len())
            .map(|id| removed.contains(&id))
            .collect(),
        names: names(),
        part_names: names(),
        not_called: HashSet::new(),
        items: names(),
        heads: names(),
        live: vec![false; tree.parts.len()],
        followed: vec![false; tree.parts.len()],
        followed_as_heads: vec![false; tree.parts.len()],
        by_name: &by_name,
    };
    for name in mentioned {
        if let Some(name) = name.strip_prefix(NOT_CALLED) {
            needs.not_called.insert(name);
            continue;
        }
        needs.names.add(name.trim_start_matches(NO_ITEM));
        if !name.starts_with(NO_ITEM) {
            needs.items.add(name);
        }
    }
    for &id in &tree.roots {
        needs.live[id] = matches!(tree.parts[id].kind, PartKind::Module);
    }
    for &id in from {
        needs.live[id] = true;
    }
    let is_import = |id: PartId| matches!(tree.parts[id].kind, PartKind::Import(_));
    let mut open: Vec<PartId> = (0..tree.parts.len()).collect();
    let mut has_changed = true;
    while std::mem::take(&mut has_changed) {
        open.retain(|&id| is_import(id) || !(needs.live[id] || needs.removed[id]));
        for &id in &open {
            let part = &tree.parts[id];
            if !needs.live[id] && !needs.removed[id] && needs.is_needed(id) {
                needs.mark_live(id);
                has_changed = true;
            } else if let PartKind::Import(import) = &part.kind
                && (!needs.followed[id] || (needs.followed_as_heads[id] && !needs.is_head(id)))
                && needs.is_in_mentioned_crate(id)
                && needs.is_path_mentioned(id)
                && (import.is_public || part.parent.is_none_or(|parent| needs.live[parent]))
            {
                needs.follow_mentions(id);
                has_changed = true;
            }
            if let PartKind::Import(import) = &part.kind
                && let Some(krate) = needs.crate_of_trait(id, import)
            {
                needs.names.add(krate);
                needs.part_names.add(krate);
                has_changed = true;
            }
        }
    }
    needs.live
}

impl<'a> Needs<'a> {
    /// Marks a part and all parts around it as live.
    fn mark_live(&mut self, id: PartId) {
        let tree = self.tree;
        for id in tree.around(id) {
            if std::mem::replace(&mut self.live[id], true) {
                break;
            }
            // An import that nothing mentions may be of a trait: it is kept, but its path is not
            // followed.
            let is_followed = match &tree.parts[id].kind {
                PartKind::Import(import) => {
                    if let Some(name) = crate_of_all(import) {
                        self.names.add(name);
                        self.part_names.add(name);
                    }
                    self.is_path_mentioned(id) || self.is_of_variants(import)
                }
                _ => true,
            };
            if is_followed {
                self.follow_mentions(id);
            }
        }
    }

    /// Returns the crate of a trait that a live module of a mentioned crate imports, if nothing
    /// else has mentioned that crate yet: the trait's methods are called without its name.
    fn crate_of_trait(&self, id: PartId, import: &'a Import) -> Option<&'a str> {
        let is_trait = |id: &PartId| matches!(self.tree.parts[*id].kind, PartKind::Trait);
        let [first, krate, ..] = &import.path[..] else {
            return None;
        };
        let parent = self.tree.parts[id]
            .parent
            .filter(|&parent| self.live[parent]);
        let is_new = first == "crate" && !self.part_names.contains(krate);
        let is_read = parent.is_some() && self.is_in_mentioned_crate(id);
        let may_be = is_new && is_read && !self.removed[id];
        let targets = self.tree.targets(id, &import.path).filter(|_| may_be)?;
        targets.iter().any(is_trait).then_some(krate)
    }

    fn follow_mentions(&mut self, id: PartId) {
        let part = &self.tree.parts[id];
        self.names.extend(&part.mentions);
        self.part_names.extend(&part.mentions);
        let is_head = matches!(part.kind, PartKind::Import(_)) && self.is_head(id);
        self.followed[id] = true;
        self.followed_as_heads[id] = is_head;
        let items = if is_head {
            &mut self.heads
        } else {
            &mut self.items
        };
        items.extend(&part.items);
        self.heads.extend(&part.heads);
    }
}

/// Returns the crate `name` in a glob import `use crate::name::…::*`.
fn crate_of_all(import: &Import) -> Option<&str> {
    let is_of_all = import.binding == "*" && import.path[0] == "crate";
    let name = import.path.get(1).filter(|_| is_of_all);
    name.map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    /// Returns names of the live functions, types and constants if these names are mentioned.
    fn live<'a>(tree: &'a Tree, mentioned: &[&str]) -> Vec<&'a str> {
        let mentioned = mentioned.iter().map(ToString::to_string).collect();
        let live = live_parts(tree, &mentioned, &HashSet::new());
        let is_wanted = |id: &PartId| {
            let kind = &tree.parts[*id].kind;
            live[*id] && matches!(kind, PartKind::Item | PartKind::Type)
        };
        let ids = (0..live.len()).filter(is_wanted);
        ids.filter_map(|id| tree.name(id).map(String::as_str))
            .collect()
    }

    #[test]
    fn a_name_behind_which_a_path_goes_on_is_that_of_no_function() {
        let source = "pub mod a {
            pub use self::system::rng;
            pub use self::rng::Rng;
            pub mod rng { pub struct Rng; }
            pub mod system { pub fn rng() -> u64 { seed() } pub fn seed() -> u64 { 1 } }
        }";
        let tree = parse_tree(source.to_string()).unwrap();
        assert_eq!(live(&tree, &["a", "Rng"]), ["Rng"]);
        assert_eq!(live(&tree, &["a", "Rng", "rng"]), ["Rng", "rng", "seed"]);
    }

    #[test]
    fn a_type_or_an_imported_module_may_begin_a_path() {
        let source = "pub mod a {
            use self::inner as other;
            pub fn f() -> u64 { other::value() + Table::size() }
            pub mod inner { pub fn value() -> u64 { 1 } pub fn other() {} }
            pub struct Table;
        }";
        let tree = parse_tree(source.to_string()).unwrap();
        assert_eq!(live(&tree, &["a", "f"]), ["f", "value", "Table"]);
    }

    /// The crate `im-rc` has such an import.
    #[test]
    fn an_enum_is_needed_of_which_only_variants_are_named() {
        let source = "pub mod a { use self::Action::*; use self::Other::*;
            pub fn f(other: Other) { match Add { Add => {} Remove => {} } }
            enum Action { Add, Remove }
            enum Other { Stay } }";
        let tree = parse_tree(source.to_string()).unwrap();
        assert_eq!(live(&tree, &["a", "f"]), ["f", "Action", "Other"]);
    }

    #[test]
    fn variables_in_macros_are_no_functions() {
        let source = "pub mod a {
            macro_rules! make { ($t:ty) => {
                pub fn f(size: u64) -> u64 { let mut rng = size; rng += width(); rng }
            } }
            make!(u64);
            pub fn rng() {}
            pub fn size() {}
            pub fn width() -> u64 { 1 }
        }";
        let tree = parse_tree(source.to_string()).unwrap();
        assert_eq!(live(&tree, &["a", "f"]), ["width"]);
    }

    #[test]
    fn a_constant_in_a_pattern_is_needed_though_a_macro_defines_it() {
        let source = "pub mod a {
            macro_rules! constant { ($name:ident) => { pub const $name: u64 = 1; } }
            constant!(limit);
            thread_local! { static unknown: u64 = 1; }
            pub fn f(n: u64) -> bool { match n { limit => true, unknown => false } }
        }";
        let tree = parse_tree(source.to_string()).unwrap();
        let names = BTreeSet::from(["a", "f"].map(str::to_string));
        let live = live_parts(&tree, &names, &HashSet::new());
        let is_call = |id: &PartId| matches!(tree.parts[*id].kind, PartKind::MacroCall(_));
        let calls = (0..live.len()).filter(is_call);
        assert!(calls.map(|id| live[id]).eq([true, true]));
    }

    /// The crate `cp-library-rs` has a `struct Mul`.
    #[test]
    fn a_member_is_needed_though_a_type_is_named_as_its_foreign_trait() {
        let source = "pub mod a { pub struct Mul; pub struct Number;
            impl std::ops::Mul for Number { fn mul() { helper() } } fn helper() {} }";
        let tree = parse_tree(source.to_string()).unwrap();
        assert_eq!(live(&tree, &["a", "Number"]), ["Mul", "Number", "helper"]);
    }

    #[test]
    fn of_a_crate_that_nobody_names_nothing_is_needed() {
        let source = "pub mod a { pub fn f() { write!() } }
            pub mod b { macro_rules! define { () => { pub fn write() {} } } define!();
                pub fn f() {} }";
        let tree = parse_tree(source.to_string()).unwrap();
        assert_eq!(live(&tree, &["a", "f"]), ["f"]);
        assert_eq!(live(&tree, &["a", "b", "f"]), ["f", "f"]);
        // Not even if it, or another such crate, imports a trait of it. The crate `zerocopy` does.
        let source = "pub mod a { pub fn f() {} }
            pub mod b { use crate::b::inner::Size as _; pub fn f() {}
                pub mod inner { pub trait Size { fn g() {} } } }
            pub mod c { use crate::b::inner::Size; }";
        let tree = parse_tree(source.to_string()).unwrap();
        assert_eq!(live(&tree, &["a", "f"]), ["f"]);
        assert_eq!(live(&tree, &["a", "c", "f"]), ["f", "f"]);
    }

    /// The crate `num` has such imports.
    #[test]
    fn a_crate_of_which_another_one_imports_all_is_named() {
        let source = "pub mod a { pub mod integer { pub use crate::b::*; }
                pub mod c { pub use crate::d::*; } }
            pub mod b { pub fn gcd() {} pub fn lcm() {} }
            pub mod d { pub fn gcd() {} }";
        let tree = parse_tree(source.to_string()).unwrap();
        assert_eq!(live(&tree, &["a", "integer", "gcd"]), ["gcd"]);
    }

    #[test]
    fn a_crate_whose_macros_another_one_takes_need_not_be_named() {
        let source = "pub mod a { pub fn f() { write!() } }
            #[macro_use]\npub mod b { macro_rules! write { () => { $crate::b::g() } }
                pub fn g() {} }";
        let tree = parse_tree(source.to_string()).unwrap();
        assert_eq!(live(&tree, &["a", "f"]), ["f", "g"]);
    }
}
