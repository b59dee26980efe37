//! Finds the impls and methods that a compile error needs; the error may not name their type or
//! trait.

use std::collections::HashSet;

use super::absent::{self, Absent};
use super::{last_name, names, quoted, quotes};
use crate::parts::{Impl, PartId, PartKind, Tree};
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

/// Returns the missing impls that an error reports, in its message, its labels or its notes.
pub fn missing_impls(error: &Diagnostic) -> Vec<MissingImpl<'_>> {
    let message = error.message.as_str();
    let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
    let notes = error.children.iter().map(|child| child.message.as_str());
    let texts = labels.chain(notes).chain([message]);
    texts.flat_map(|text| missing_in(text, message)).collect()
}

/// Returns the impls by which rustc came to a missing one: with one impl of several, it picks that.
pub fn required_impls(error: &Diagnostic) -> impl Iterator<Item = MissingImpl<'_>> {
    let notes = error.children.iter().map(|child| child.message.as_str());
    notes.filter_map(|note| {
        let mut quotes = quotes(note.strip_prefix("required for ")?);
        Some(MissingImpl::new(quotes.next()?, quotes.next()?))
    })
}

/// Returns the missing impls that a text names; `message` tells the type if the text does not.
fn missing_in<'a>(text: &'a str, message: &'a str) -> Vec<MissingImpl<'a>> {
    let mut quotes = quotes(text);
    // "the trait bound `T: a::Trait<U>` is not satisfied", also several bounds
    if text.contains("not satisfied") {
        let bounds = quotes.filter_map(|bound| bound.split_once(": "));
        let missing = bounds.map(|(of_type, of_trait)| MissingImpl::new(of_type, of_trait));
        return missing.collect();
    }
    // "`Trait` defines an item `method`, perhaps you need to implement it"
    if text.contains("perhaps you need to implement") {
        let of_type = quoted([text, message]);
        let missing = quotes.map(|of_trait| MissingImpl::of_some(of_type.clone(), of_trait));
        return missing.collect();
    }
    // "the trait `Trait` is not implemented for `Type`"
    let phrases = ["is not implemented for `", "might be missing for `"];
    let is_lack = phrases.iter().any(|phrase| text.contains(phrase));
    match (quotes.next(), quotes.next()) {
        (Some(of_trait), Some(of_type)) if is_lack => vec![MissingImpl::new(of_type, of_trait)],
        _ => Vec::new(),
    }
}

impl<'a> MissingImpl<'a> {
    fn new(of_type: &'a str, of_trait: &'a str) -> Self {
        let referenced = of_type.trim_start_matches(['&', '*']);
        let referenced = referenced.trim_start_matches("mut ");
        let head = fallback(last_name(referenced).trim_matches(['{', '}']));
        let of_type = names(of_type).map(fallback);
        Self {
            of_trait: last_name(of_trait),
            of_type: of_type.chain(names(of_trait)).collect(),
            head: Some(head).filter(|head| head.chars().all(is_of_word)),
        }
    }

    /// Makes one for a type whose names are among these.
    pub fn of_some(mut of_type: HashSet<&'a str>, of_trait: &'a str) -> Self {
        of_type.extend(names(of_trait));
        let head = None;
        Self {
            of_type,
            head,
            ..Self::new("", of_trait)
        }
    }

    /// Returns whether the part, which implements the trait, is an impl for the type or may write
    /// one.
    fn is_met_by(&self, tree: &Tree, id: PartId) -> bool {
        let is_type = |name: &String| self.of_type.contains(name.as_str());
        match &tree.parts[id].kind {
            PartKind::Impl(header) => {
                self.is_about(header)
                    && header.header_names.iter().all(is_type)
                    && header.trait_arguments.iter().all(is_type)
            }
            PartKind::MacroCall(call) => {
                let names = |name: &String| match self.head {
                    Some(head) => name == head,
                    None => is_type(name),
                };
                // One letter is mostly a parameter of the error's function.
                let may_be_type = |name: &str| name.len() > 1 || tree.has_type(name);
                let mut types = call.arguments.iter().filter(|name| may_be_type(name));
                types.any(names)
            }
            _ => false,
        }
    }

    /// Returns whether the impl is for the type, whatever its trait's arguments are.
    fn is_about(&self, header: &Impl) -> bool {
        // A name that is not in `header_names` is a parameter, or foreign.
        let of_type = header.type_name.iter();
        let mut of_type = of_type.filter(|name| header.header_names.contains(*name));
        of_type.all(|name| self.head.is_none_or(|head| head == name))
    }

    /// Returns whether the part may write the impl although it does not name the type. So may a
    /// call that writes impls of the trait for other types, and for a call of an unknown macro,
    /// itself written by a macro, that mentions the trait.
    fn may_be_met_by(&self, tree: &Tree, id: PartId) -> bool {
        let PartKind::MacroCall(call) = &tree.parts[id].kind else {
            return false;
        };
        let is_type = |name: &String| is_primitive(name) || tree.has_type(name);
        call.macros.is_empty() || !call.arguments.iter().any(is_type)
    }

    /// Returns the number of the type's names in the part, and number of modules around it that the
    /// error names: rustc distinguishes two types of the same name by their modules. Then an impl
    /// is likelier than a call, and of calls one with the trait among its arguments.
    fn shared(&self, tree: &Tree, id: PartId) -> (usize, usize, u8) {
        let (own, likelihood) = match &tree.parts[id].kind {
            PartKind::MacroCall(call) => {
                let is_passed = call.arguments.contains(self.of_trait);
                (call.arguments.iter().collect(), u8::from(is_passed))
            }
            _ => (absent::names(&tree.parts[id]), 2),
        };
        let own = own.into_iter();
        let around = tree.path_of(id).into_iter();
        let is_of_type = |name: &str| {
            name != self.of_trait && self.of_type.contains(name) // a foreign one is absent
        };
        (
            own.filter(|name| is_of_type(name)).count(),
            around.filter(|name| self.of_type.contains(name)).count(),
            likelihood,
        )
    }

    /// Returns the names in the headers of removed impls of the trait for the type. Rustc infers
    /// the trait's arguments, so nothing else need name them.
    pub fn headers<'t>(&self, tree: &'t Tree, absent: &Absent) -> impl Iterator<Item = &'t String> {
        let all = absent.implementing(self.of_trait).iter();
        let is_meant = |id: &&PartId| match &tree.parts[**id].kind {
            PartKind::Impl(header) => self.is_about(header),
            _ => self.is_met_by(tree, **id) || self.may_be_met_by(tree, **id),
        };
        all.filter(is_meant)
            .flat_map(|&id| absent::names(&tree.parts[id]))
    }

    /// Returns the removed impls that share most names with the type. If there are none, the macro
    /// calls that write the trait's impls for types that only their macros name.
    pub fn impls(&self, tree: &Tree, absent: &Absent) -> Vec<PartId> {
        let all = || absent.implementing(self.of_trait).iter().copied();
        let mut met: Vec<PartId> = all().filter(|&id| self.is_met_by(tree, id)).collect();
        if met.is_empty() {
            return all().filter(|&id| self.may_be_met_by(tree, id)).collect();
        }
        let most = met.iter().map(|&id| self.shared(tree, id)).max();
        met.retain(|&id| Some(self.shared(tree, id)) == most);
        met
    }
}

/// Returns the type of a literal that nothing else decides: `{integer}` is an `i32`.
fn fallback(name: &str) -> &str {
    match name {
        "integer" => "i32",
        "float" => "f64",
        _ => name,
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

    /// Returns the impls that the error restores, as texts.
    fn restored<'a>(tree: &'a Tree, error: &Diagnostic) -> Vec<&'a str> {
        let group: Vec<PartId> = (0..tree.parts.len()).collect();
        let absent = Absent::new(tree, &group, &[]);
        let missing = missing_impls(error);
        let impls = missing.iter().flat_map(|a| a.impls(tree, &absent));
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
    fn an_error_about_a_literal_asks_for_the_impl_of_its_type() {
        let source = "macro_rules! m { ($t:ty) => { impl Show for $t {} } } m!(u8); m!(i32);";
        let tree = parse_tree(source.to_string()).unwrap();
        let message = "the trait bound `{integer}: Show` is not satisfied";
        let found = restored(&tree, &error(message, "E0277", &[]));
        assert!(found.contains(&"m!(i32);") && !found.contains(&"m!(u8);"));
    }

    #[test]
    fn of_two_types_of_one_name_the_one_whose_module_is_named_is_meant() {
        let source = "mod a { struct S; impl Show for S { fn a() {} } }
            mod b { struct S; impl Show for S { fn b() {} } }";
        let tree = parse_tree(source.to_string()).unwrap();
        let note = "the trait `Show` is not implemented for `b::S`";
        let error = error("`b::S` doesn't implement `Show`", "E0277", &[note]);
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
        let absent = Absent::new(&tree, &calls, &[]);
        let found = missing_impls(&error)[0].impls(&tree, &absent);
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
        let traits = |message: &str, notes: &[&str]| {
            let error = error(message, "E0369", notes);
            let traits = missing_impls(&error).into_iter();
            traits
                .map(|missing| missing.of_trait.to_string())
                .collect::<Vec<_>>()
        };
        let note = "an implementation of `BitOr<&Big>` might be missing for `Big`";
        assert_eq!(
            traits("no implementation for `Big | &Big`", &[note]),
            ["BitOr"]
        );
        let note = "the trait `AddAssign<Big>` is not implemented for `u8`";
        assert_eq!(
            traits("cannot add-assign `Big` to `u8`", &[note]),
            ["AddAssign"]
        );
        assert!(traits("mismatched types", &[]).is_empty());
    }
}
