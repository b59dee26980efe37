//! Divides the inlined text into a tree of parts that can be removed one by one.
//!
//! - `tree`: the parts of a text, and questions about one.
//! - `collector`, `mentions`: make the tree from the text.
//! - `headers`: names in a `use` or an `impl`.
//! - `arms`: the parts of a macro's definition (its arms, and the items in an arm) and of a call
//!   among items (its arguments).
//! - `expansion`: possible expansions of such a call.
//! - `resolve`: parts that a path may lead to, impls of a trait and their members, macros.

mod arms;
mod collector;
mod expansion;
mod headers;
mod mentions;
mod resolve;
mod tree;

use std::collections::BTreeSet;
use std::ops::Range;

pub use collector::parse_tree;
pub use mentions::constants;
pub use tree::{Tree, visible_bytes};

/// The index of a part in its tree.
pub type PartId = usize;

/// A name and the byte range of its definition.
pub type DefinedName = (String, Range<usize>);

/// A piece of text that can be removed by itself: an item, an import, a member of an impl, an arm
/// of a macro.
#[derive(Debug)]
pub struct Part {
    /// Byte range in the text, with attributes and the closing semicolon.
    pub range: Range<usize>,
    pub parent: Option<PartId>,
    pub name: Option<DefinedName>,
    pub kind: PartKind,
    /// Names that the part itself mentions, not only its children.
    pub mentions: BTreeSet<String>,
    /// Mentioned names that may mean an item there: no fields, methods or variables.
    pub items: BTreeSet<String>,
    /// Mentioned names that begin or continue a longer path: modules and types, no functions.
    pub heads: BTreeSet<String>,
}

impl Part {
    /// Returns whether this keyword is before the part's name.
    pub fn has_keyword(&self, keyword: &str, text: &str) -> bool {
        let place = self.name.as_ref().map(|(_, place)| place);
        place.is_some_and(|place| text[..place.start].trim_end().ends_with(keyword))
    }
}

#[derive(Debug)]
pub enum PartKind {
    Module,
    /// A function, a constant, a static.
    Item,
    Type,
    Trait,
    /// `macro_rules! name { … }`
    MacroRules,
    /// `(…) => { … };` of a `macro_rules!`.
    MacroArm,
    Import(Import),
    Impl(Impl),
    /// A member of a trait or an impl.
    Member,
    /// A function that a macro's arm writes, maybe into an impl around the call.
    GeneratedFn,
    /// `$( … )*` in a macro's arm, if it holds nothing but items.
    MacroRepetition,
    /// A part that is live whenever its parent is.
    StaysWithParent,
    /// A call `some_macro! { … }` in the place of an item.
    MacroCall(MacroCall),
    /// An argument of a macro call, with its semicolon.
    MacroArgument,
    /// The comma after a macro's argument.
    ArgumentComma,
    /// `const _`: live with the first impl in it.
    Unnamed,
    /// A macro's arm that only calls `compile_error!`.
    NeverNeeded,
}

/// `use path as name;`
#[derive(Debug)]
pub struct Import {
    /// `true` if other modules may see it.
    pub is_public: bool,
    pub path: Vec<String>,
    /// `*` for a glob, `_` for a trait that is only brought into scope.
    pub binding: String,
}

impl Import {
    /// Returns the imported name, if the import gives it another.
    pub fn renamed(&self) -> Option<&String> {
        self.path.last().filter(|name| **name != self.binding)
    }
}

/// `impl Trait<Arguments> for Type`
#[derive(Debug)]
pub struct Impl {
    /// The last segment of the trait's path; `$name` if it is a macro's variable.
    pub trait_name: Option<String>,
    /// Names of traits that it may implement; for `$name` the traits that the macro's calls pass.
    pub traits: BTreeSet<String>,
    /// The name of the type, or of the type behind a reference; `None` for other types, and in
    /// macros.
    pub type_name: Option<String>,
    /// Names in the trait's path and in the type that the inlined text may define.
    pub header_names: BTreeSet<String>,
    /// Names in the trait's arguments, such as `T` of `From<T>`.
    pub trait_arguments: BTreeSet<String>,
}

impl Impl {
    pub fn is_destructor(&self) -> bool {
        self.trait_name.as_deref() == Some("Drop")
    }

    /// Returns whether the name of its trait or of its type is wanted.
    pub fn is_about(&self, is_wanted: impl Fn(&String) -> bool) -> bool {
        if self.type_name.is_none() {
            return self.header_names.iter().any(is_wanted);
        }
        self.type_name.iter().chain(&self.trait_name).any(is_wanted)
    }
}

/// A call `name! { arguments }` in the place of an item, and its possible expansion.
#[derive(Debug, Default)]
pub struct MacroCall {
    /// Names of the macro and of the macros that it calls, directly or through others.
    pub macros: BTreeSet<String>,
    /// `true` if the macro calls no macro of the text, not even itself.
    pub calls_no_other: bool,
    /// Names among its arguments.
    pub arguments: BTreeSet<String>,
    /// Names among its arguments that a definition may get: no keywords, no parts of longer paths.
    pub given: BTreeSet<String>,
    pub expansion: Expansion,
}

/// Contents of a macro's arms: names of definitions, impls, calls of other macros.
#[derive(Debug, Default, Clone)]
pub struct Expansion {
    pub defines: BTreeSet<String>,
    /// `true` if a definition takes its name from the call's arguments.
    pub defines_arguments: bool,
    pub impls: Vec<GeneratedImpl>,
    /// Names of other macros that it calls.
    pub calls: BTreeSet<String>,
    /// `true` if the macro has several arms and none takes a list: a call with fewer arguments may
    /// mean another arm.
    pub chooses_arm: bool,
}

/// An `impl Trait for Type` that a macro writes.
#[derive(Debug, Default, Clone)]
pub struct GeneratedImpl {
    pub names: BTreeSet<String>,
    /// Name of the trait; `None` if it comes from the call's arguments.
    pub of_trait: Option<String>,
    /// `true` if some of its names come from the call's arguments.
    pub takes_arguments: bool,
    /// `true` if it has no members: whatever observes it calls nothing.
    pub is_marker: bool,
}

impl MacroCall {
    /// Returns whether it may define something with a wanted name.
    pub fn may_define(&self, is_wanted: impl Fn(&String) -> bool) -> bool {
        let given = self
            .given
            .iter()
            .filter(|_| self.expansion.defines_arguments);
        self.expansion.defines.iter().chain(given).any(is_wanted)
    }
}

impl Expansion {
    pub fn is_empty(&self) -> bool {
        self.defines.is_empty() && !self.defines_arguments && self.impls.is_empty()
    }

    /// Adds what another macro may write.
    pub fn add(&mut self, other: &Self) {
        self.defines.extend(other.defines.iter().cloned());
        self.defines_arguments |= other.defines_arguments;
        self.impls.extend(other.impls.iter().cloned());
        self.calls.extend(other.calls.iter().cloned());
    }
}
