//! Finds the impls and methods that a compile error needs; the error may not name their type or
//! trait.

use std::collections::{BTreeSet, HashSet};

use super::view::{NO_METHOD, NO_METHOD_OF_NUMBER, RustcView, names, quoted};
use crate::parts::{MacroCall, Part, PartId, PartKind, Tree};
use crate::rustc::Diagnostic;
use crate::syntax::{is_of_word, is_primitive};

/// A trait that some type should implement.
#[derive(Debug, PartialEq, Eq)]
pub struct MissingImpl<'a> {
    pub of_trait: &'a str,
    /// Names in the type and in the trait's path.
    of_type: HashSet<&'a str>,
    /// The type's own name, if the error tells which type it is.
    head: Option<&'a str>,
}

/// The missing impls that an error reports.
pub fn missing_impls(error: &Diagnostic) -> Vec<MissingImpl<'_>> {
    let message = error.message.as_str();
    let mut missing: Vec<MissingImpl> = Vec::new();
    // "the trait bound `T: a::Trait<U>` is not satisfied"
    let bound = message.strip_prefix("the trait bound `");
    let bound = bound.and_then(|bound| bound.rsplit_once("` is not satisfied"));
    missing.extend(bound.and_then(|(bound, _)| MissingImpl::from_bound(bound)));
    missing.extend(MissingImpl::from_lack(message));
    for of_trait in implied_traits(message) {
        missing.push(MissingImpl::new(of_trait, quoted([message])));
    }
    if error.code() == NO_METHOD {
        missing.extend(behind_method(error));
    }
    missing
}

/// Reads the notes "the following trait bounds were not satisfied: `T: Trait`" and "`Trait` defines
/// an item `method`, perhaps you need to implement it".
fn behind_method(error: &Diagnostic) -> Vec<MissingImpl<'_>> {
    let of_type = || quoted([error.message.as_str()]);
    let mut missing = Vec::new();
    for hint in error.children.iter().map(|child| child.message.as_str()) {
        let quotes = || hint.split('`').skip(1).step_by(2);
        if hint.contains("not satisfied") {
            missing.extend(quotes().filter_map(MissingImpl::from_bound));
        } else if hint.contains("perhaps you need to implement") {
            let traits = quotes().filter_map(last_name);
            missing.extend(traits.map(|of_trait| MissingImpl::new(of_trait, of_type())));
        }
    }
    missing
}

impl<'a> MissingImpl<'a> {
    pub fn new(of_trait: &'a str, mut of_type: HashSet<&'a str>) -> Self {
        of_type.insert(of_trait);
        Self {
            of_trait,
            of_type,
            head: None,
        }
    }

    /// Reads `Type: path::Trait<Arguments>`.
    fn from_bound(bound: &'a str) -> Option<Self> {
        let (of_type, path) = bound.split_once(": ")?;
        let referenced = of_type.trim_start_matches(['&', '*']);
        let head = last_name(referenced.trim_start_matches("mut "))?;
        Some(Self {
            of_trait: last_name(path)?,
            of_type: names(bound).collect(),
            head: Some(head).filter(|head| is_name(head)),
        })
    }

    /// Reads "`Type` doesn't implement `Trait`".
    fn from_lack(message: &'a str) -> Option<Self> {
        let (of_type, of_trait) = message.split_once("` doesn't implement `")?;
        let head = last_name(of_type.trim_start_matches(['`', '&']));
        Some(Self {
            of_trait: last_name(of_trait.trim_end_matches('`'))?,
            of_type: names(message).collect(),
            head: head.filter(|head| is_name(head)),
        })
    }

    /// Is the part an impl of the trait for the type, or may it write one?
    fn is_met_by(&self, part: &Part) -> bool {
        let is_type = |name: &String| self.of_type.contains(name.as_str());
        match &part.kind {
            PartKind::Impl(header) => {
                // A name that is not in `header_names` is a parameter, or foreign.
                let of_type = header.type_name.iter();
                let mut of_type = of_type.filter(|name| header.header_names.contains(*name));
                let is_outermost = |name: &String| self.head.is_none_or(|head| head == name);
                header.traits.iter().any(|name| name == self.of_trait)
                    && of_type.all(is_outermost)
                    && header.header_names.iter().all(is_type)
                    && header.trait_arguments.iter().all(is_type)
            }
            PartKind::MacroCall(call) => {
                let is_named = match self.head {
                    Some(head) => call.arguments.contains(head),
                    None => call.arguments.iter().any(is_type),
                };
                writes(call, self.of_trait) && is_named
            }
            _ => false,
        }
    }

    /// May the part write the impl although it does not name the type? True for a call that writes
    /// impls of the trait for other types, and for a call of an unknown macro, itself written by a
    /// macro, that mentions the trait.
    fn may_be_met_by(&self, tree: &Tree, id: PartId) -> bool {
        let PartKind::MacroCall(call) = &tree.parts[id].kind else {
            return false;
        };
        if call.macros.is_empty() && tree.parts[id].mentions.contains(self.of_trait) {
            return true;
        }
        let is_type = |name: &str| is_primitive(name) || tree.has_type(name);
        let mut arguments = call.arguments.iter();
        writes(call, self.of_trait) && !arguments.any(|name| is_type(name))
    }

    /// Number of the type's names in the part, and number of modules around it that the error
    /// names: rustc distinguishes two types of the same name by their modules.
    fn shared(&self, tree: &Tree, id: PartId) -> (usize, usize) {
        let part = &tree.parts[id];
        let names: BTreeSet<&String> = match &part.kind {
            PartKind::Impl(header) => {
                let names = header.header_names.iter();
                names.chain(&header.trait_arguments).collect()
            }
            PartKind::MacroCall(call) => call.arguments.iter().collect(),
            _ => BTreeSet::new(),
        };
        let is_of_type = |name: &&String| {
            *name != self.of_trait && self.of_type.contains(name.as_str()) // a foreign one is absent
        };
        let around = tree.path_of(id).into_iter();
        (
            names.into_iter().filter(is_of_type).count(),
            around.filter(|name| self.of_type.contains(name)).count(),
        )
    }

    /// The impls of `group` that share most names with the type. If there are none, the macro calls
    /// that write the trait's impls for types that only their macros name.
    pub fn impls(&self, tree: &Tree, group: &[PartId]) -> Vec<PartId> {
        let part = |id: PartId| &tree.parts[id];
        let all = || group.iter().copied();
        let met: Vec<PartId> = all().filter(|&id| self.is_met_by(part(id))).collect();
        if met.is_empty() {
            return all().filter(|&id| self.may_be_met_by(tree, id)).collect();
        }
        let most = met.iter().map(|&id| self.shared(tree, id)).max();
        let best = met.iter().copied();
        best.filter(|&id| Some(self.shared(tree, id)) == most)
            .collect()
    }
}

/// May the call write an impl of the trait?
fn writes(call: &MacroCall, of_trait: &str) -> bool {
    call.expansion.impls.iter().any(|generated| {
        let is_argument = || call.arguments.iter().any(|name| name == of_trait);
        generated.names.iter().any(|name| name == of_trait)
            || (generated.takes_arguments && is_argument())
    })
}

fn is_name(text: &str) -> bool {
    text.chars().all(is_of_word)
}

/// The last name of a path, without its arguments.
fn last_name(path: &str) -> Option<&str> {
    path.split('<').next()?.rsplit("::").next()
}

/// Phrases in rustc's messages about a missing trait, and the traits that they imply.
const IMPLIED: [(&str, &[&str]); 18] = [
    ("cannot be sent between threads", &["Send"]),
    ("cannot be shared between threads", &["Sync"]),
    ("is not an iterator", &["Iterator", "IntoIterator"]),
    ("cannot index into", &["Index", "IndexMut", "Deref"]),
    ("cannot be dereferenced", &["Deref"]),
    ("can't compare", &["PartialEq", "PartialOrd"]),
    ("cannot add `", &["Add"]),
    ("cannot subtract `", &["Sub"]),
    ("cannot multiply `", &["Mul"]),
    ("cannot divide `", &["Div"]),
    ("cannot calculate the remainder of", &["Rem"]),
    ("cannot add-assign", &["AddAssign"]),
    ("cannot subtract-assign", &["SubAssign"]),
    ("cannot multiply-assign", &["MulAssign"]),
    ("cannot divide-assign", &["DivAssign"]),
    ("calculate and assign the remainder", &["RemAssign"]),
    ("unary operator `-`", &["Neg"]),
    ("unary operator `!`", &["Not"]),
];

/// Operators that rustc names, and their traits, as in "binary operation `==` cannot be applied"
/// and "no implementation for `A | B`".
const OPERATORS: [(&str, &str); 21] = [
    ("==", "PartialEq"),
    ("!=", "PartialEq"),
    ("<", "PartialOrd"),
    ("<=", "PartialOrd"),
    (">", "PartialOrd"),
    (">=", "PartialOrd"),
    ("&", "BitAnd"),
    ("|", "BitOr"),
    ("^", "BitXor"),
    ("<<", "Shl"),
    (">>", "Shr"),
    ("&=", "BitAndAssign"),
    ("|=", "BitOrAssign"),
    ("^=", "BitXorAssign"),
    ("<<=", "ShlAssign"),
    (">>=", "ShrAssign"),
    ("+=", "AddAssign"),
    ("-=", "SubAssign"),
    ("*=", "MulAssign"),
    ("/=", "DivAssign"),
    ("%=", "RemAssign"),
];

/// The traits that a message is about.
pub fn implied_traits(message: &str) -> impl Iterator<Item = &'static str> {
    let named = IMPLIED
        .iter()
        .filter(move |(text, _)| message.contains(text));
    let traits = named.flat_map(|(_, traits)| traits.iter().copied());
    traits.chain(of_operator(message))
}

/// The trait of the operator that a message names.
fn of_operator(message: &str) -> Option<&'static str> {
    let is_named = message.starts_with("binary ") || message.starts_with("no implementation for `");
    let quoted = message.split('`').nth(1).filter(|_| is_named)?;
    let is_there = |operator: &str| quoted.split(' ').any(|word| word == operator);
    let found = OPERATORS.iter().find(|(operator, _)| is_there(operator));
    found.map(|&(_, of_trait)| of_trait)
}

/// Rustc's name for the type of an integer whose type is unknown.
const ANY_INTEGER: &str = "integer";
/// Types that such an integer may have.
const INTEGERS: [&str; 12] = [
    "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize",
];

impl RustcView<'_> {
    /// Methods that the error's type may have: its own, or else methods of traits; and traits in
    /// scope with such a method, with their imports. If there are none, impls of such traits.
    pub fn methods(&self, error: &Diagnostic, group: &[PartId]) -> Vec<PartId> {
        if ![NO_METHOD, NO_METHOD_OF_NUMBER].contains(&error.code()) {
            return Vec::new();
        }
        let words = quoted([error.message.as_str()]);
        let is_method = |&id: &PartId| {
            let name = self.tree.name(id);
            matches!(self.tree.parts[id].kind, PartKind::Member)
                && name.is_some_and(|name| words.contains(name.as_str()))
        };
        let parent = |id: PartId| self.tree.parts[id].parent;
        let is_in_impl_of_type = |&id: &PartId| match parent(id).map(|id| &self.tree.parts[id].kind)
        {
            Some(PartKind::Impl(header)) => header.is_about(|name| words.contains(name.as_str())),
            _ => false,
        };
        let is_impl = |id: PartId| matches!(self.tree.parts[id].kind, PartKind::Impl(_));
        let is_in_trait = |&id: &PartId| !parent(id).is_some_and(is_impl);
        let methods = (0..self.tree.parts.len()).filter(is_method);
        let traits: HashSet<&String> = methods
            .filter_map(parent)
            .filter(|&id| matches!(self.tree.parts[id].kind, PartKind::Trait))
            .filter_map(|id| self.tree.name(id))
            .collect();
        let imported = |id: PartId| match &self.tree.parts[id].kind {
            PartKind::Import(import) => import.path.last().filter(|name| traits.contains(name)),
            _ => None,
        };
        let imports = (0..self.tree.parts.len()).filter(|&id| imported(id).is_some());
        let imports = self.in_scope(error, imports.collect());
        let in_scope: HashSet<&String> = imports.iter().filter_map(|&id| imported(id)).collect();
        let is_in_scope = |&id: &PartId| {
            let name = self.tree.name(id);
            imports.contains(&id)
                || (matches!(self.tree.parts[id].kind, PartKind::Trait)
                    && name.is_some_and(|name| in_scope.contains(name)))
        };
        let all = || group.iter().copied();
        let mut own: Vec<PartId> = all()
            .filter(|id| is_method(id) && is_in_impl_of_type(id))
            .collect();
        if own.is_empty() {
            own = all()
                .filter(|id| is_method(id) && is_in_trait(id))
                .collect();
        }
        let own = self.of_same_crate(error, own).into_iter();
        let found: Vec<PartId> = own.chain(all().filter(is_in_scope)).collect();
        if !found.is_empty() {
            return found;
        }
        let mut types = words;
        if types.contains(ANY_INTEGER) {
            types.extend(INTEGERS);
        }
        let missing = traits
            .into_iter()
            .map(|name| MissingImpl::new(name, types.clone()));
        missing.flat_map(|m| m.impls(self.tree, group)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::parse_tree;

    fn error(message: &str, code: &str, hints: &[&str]) -> Diagnostic {
        let hint = |text: &&str| {
            serde_json::json!({"message": text, "level": "note", "code": null, "spans": [],
                "children": []})
        };
        let children: Vec<_> = hints.iter().map(hint).collect();
        let json = serde_json::json!({"message": message, "level": "error", "code": {"code": code},
            "spans": [], "children": children});
        Diagnostic::parse(json.to_string().as_bytes()).unwrap()
    }

    /// The impls that the error restores, as texts.
    fn restored<'a>(tree: &'a Tree, error: &Diagnostic) -> Vec<&'a str> {
        let group: Vec<PartId> = (0..tree.parts.len()).collect();
        let missing = missing_impls(error);
        let impls = missing.iter().flat_map(|a| a.impls(tree, &group));
        impls
            .map(|id| &tree.text[tree.parts[id].range.clone()])
            .collect()
    }

    #[test]
    fn an_error_asks_for_the_impl_of_its_trait_for_its_type() {
        let source = "impl Edges for Graph {} impl Edges for Other {} impl Nodes for Graph {}
            impl<T: Nodes> Edges for Vec<T> {} impl Edges for Vec<Graph> {}";
        let tree = parse_tree(source.to_string()).unwrap();
        let of_graph = error(
            "the trait bound `&Graph<(), u32>: a::Edges` is not satisfied",
            "E0277",
            &[],
        );
        assert_eq!(restored(&tree, &of_graph), ["impl Edges for Graph {}"]);
        let of_vec = error(
            "the trait bound `Vec<Other>: Edges` is not satisfied",
            "E0277",
            &[],
        );
        assert_eq!(
            restored(&tree, &of_vec),
            ["impl<T: Nodes> Edges for Vec<T> {}"]
        );
    }

    #[test]
    fn of_two_types_of_one_name_the_one_whose_module_is_named_is_meant() {
        let source = "mod a { struct S; impl Show for S { fn a() {} } }
            mod b { struct S; impl Show for S { fn b() {} } }";
        let tree = parse_tree(source.to_string()).unwrap();
        let error = error("`b::S` doesn't implement `Show`", "E0277", &[]);
        assert_eq!(restored(&tree, &error), ["impl Show for S { fn b() {} }"]);
    }

    #[test]
    fn a_call_of_a_macro_that_another_one_writes_may_implement_its_trait() {
        let source = "struct S; Show! { for references } Other! { for references }";
        let tree = parse_tree(source.to_string()).unwrap();
        let error = error("the trait bound `&S: Show` is not satisfied", "E0277", &[]);
        assert_eq!(restored(&tree, &error), ["Show! { for references }"]);
    }

    #[test]
    fn an_error_about_a_tuple_asks_for_calls_that_name_no_other_type() {
        let source = "struct S; macro_rules! make { ($($t:ident)*) => { $(impl Read for $t {})* } }
            macro_rules! tuple { ($($t:ident)*) => {
                impl<$($t: Read),*> Read for ($($t,)*) {} } }
            make!(u8 u16); make!(S); tuple!(A B);";
        let tree = parse_tree(source.to_string()).unwrap();
        let message = "the trait bound `(u32, String): Read` is not satisfied";
        let is_call = |&id: &PartId| matches!(tree.parts[id].kind, PartKind::MacroCall(_));
        let calls: Vec<PartId> = (0..tree.parts.len()).filter(is_call).collect();
        let error = error(message, "E0277", &[]);
        let found = missing_impls(&error)[0].impls(&tree, &calls);
        assert_eq!(found.len(), 1);
        assert_eq!(
            &tree.text[tree.parts[found[0]].range.clone()],
            "tuple!(A B);"
        );
    }

    #[test]
    fn a_method_that_is_not_found_asks_for_its_traits() {
        let source = "impl Edges for Graph {} impl Nodes for Graph {} impl Nodes for Other {}";
        let tree = parse_tree(source.to_string()).unwrap();
        let message = "no method named `nodes` found for struct `Graph<u8>` in the current scope";
        let hint = "`Nodes` defines an item `nodes`, perhaps you need to implement it";
        let missing = error(message, "E0599", &[hint]);
        assert_eq!(restored(&tree, &missing), ["impl Nodes for Graph {}"]);
        let bounds = "the following trait bounds were not satisfied:\n`Other: Nodes`\nwhich is \
                      required by `X: Y`";
        let missing = error(message, "E0599", &[bounds]);
        assert_eq!(restored(&tree, &missing), ["impl Nodes for Other {}"]);
    }

    #[test]
    fn an_operator_asks_for_its_trait() {
        let traits = |message| implied_traits(message).collect::<Vec<_>>();
        assert_eq!(traits("no implementation for `&Big | &Big`"), ["BitOr"]);
        let assigned = "binary assignment operation `<<=` cannot be applied to type `Big`";
        assert_eq!(traits(assigned), ["ShlAssign"]);
        let compared = "binary operation `==` cannot be applied to type `Big`";
        assert_eq!(traits(compared), ["PartialEq"]);
        assert_eq!(traits("cannot add-assign `Big` to `Big`"), ["AddAssign"]);
        let remainder = "cannot calculate the remainder of `Big` divided by `u32`";
        assert_eq!(traits(remainder), ["Rem"]);
        assert!(traits("mismatched types").is_empty());
    }
}
