//! Possible expansions of a macro call among items, read from the macro's text without expanding
//! it.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::visit::Visit;

/// A call `name! { arguments }` in the place of an item, and its possible expansion.
#[derive(Debug, Default)]
pub struct MacroCall {
    /// Names of the macro and of the macros that it calls, directly or through others.
    pub macros: BTreeSet<String>,
    /// True if the macro calls no macro of the text, not even itself.
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
    /// True if a definition takes its name from the call's arguments.
    pub defines_arguments: bool,
    pub impls: Vec<GeneratedImpl>,
    /// Names of other macros that it calls.
    calls: BTreeSet<String>,
}

/// An `impl Trait for Type` that a macro writes.
#[derive(Debug, Default, Clone)]
pub struct GeneratedImpl {
    pub names: BTreeSet<String>,
    /// Name of the trait; `None` if it comes from the call's arguments.
    pub of_trait: Option<String>,
    /// True if some of its names come from the call's arguments.
    pub takes_arguments: bool,
    /// True if it has no members: whatever observes it calls nothing.
    pub is_marker: bool,
}

impl Expansion {
    pub fn is_empty(&self) -> bool {
        self.defines.is_empty() && !self.defines_arguments && self.impls.is_empty()
    }

    /// Adds the impls in a module or in a `const _`. Other items there cannot be seen from outside
    /// without the module's name.
    fn add_impls_in(&mut self, block: &Group) {
        let mut inside = Self::default();
        scan(block.stream(), &mut inside);
        self.impls.append(&mut inside.impls);
        self.calls.append(&mut inside.calls);
    }

    fn add(&mut self, other: &Self) {
        self.defines.extend(other.defines.iter().cloned());
        self.defines_arguments |= other.defines_arguments;
        self.impls.extend(other.impls.iter().cloned());
        self.calls.extend(other.calls.iter().cloned());
    }
}

/// The macros of a text by name.
pub struct Macros(BTreeMap<String, Expansion>);

impl Macros {
    pub fn new(syntax: &syn::File) -> Self {
        let mut macros = Self(BTreeMap::new());
        macros.visit_file(syntax);
        macros
    }

    /// Possible expansion of `name! { arguments }`. An unknown macro may define any of its
    /// arguments; `thread_local!` only writes the items in its arguments.
    pub fn call(&self, name: &str, arguments: &TokenStream) -> MacroCall {
        let mut names = BTreeSet::new();
        collect_idents(arguments.clone(), &mut names);
        let mut given = BTreeSet::new();
        collect_given(arguments.clone(), &mut given);
        let mut expansion = Expansion::default();
        let mut macros = BTreeSet::new();
        scan(arguments.clone(), &mut expansion);
        if self.0.contains_key(name) {
            self.collect(name, &mut macros, &mut expansion);
        } else {
            expansion.defines_arguments = name != "thread_local";
        }
        let calls = self.0.get(name).map(|expansion| &expansion.calls);
        MacroCall {
            calls_no_other: calls
                .is_some_and(|calls| calls.iter().all(|c| !self.0.contains_key(c))),
            macros,
            arguments: names,
            given,
            expansion,
        }
    }

    /// Adds the expansions of a macro and of the macros that it calls.
    fn collect(&self, name: &str, seen: &mut BTreeSet<String>, into: &mut Expansion) {
        if let (Some(expansion), true) = (self.0.get(name), seen.insert(name.to_string())) {
            into.add(expansion);
            for call in &expansion.calls {
                self.collect(call, seen, into);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Macros {
    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if let Some(name) = &item.ident {
            let expansion = self.0.entry(name.to_string()).or_default();
            for arm in transcribers(item.mac.tokens.clone()) {
                scan(arm, expansion);
            }
        }
    }
}

/// Right-hand sides of a macro's arms: the group after each `=>`.
fn transcribers(arms: TokenStream) -> Vec<TokenStream> {
    let trees: Vec<TokenTree> = arms.into_iter().collect();
    let written = trees.windows(3).filter_map(|trees| match trees {
        [
            TokenTree::Punct(a),
            TokenTree::Punct(b),
            TokenTree::Group(group),
        ] => (a.as_char() == '=' && b.as_char() == '>').then(|| group.stream()),
        _ => None,
    });
    written.collect()
}

/// All identifiers of a stream.
fn collect_idents(stream: TokenStream, names: &mut BTreeSet<String>) {
    for tree in stream {
        match tree {
            TokenTree::Ident(ident) => {
                names.insert(ident.to_string());
            }
            TokenTree::Group(group) => collect_idents(group.stream(), names),
            _ => {}
        }
    }
}

/// Adds the identifiers that are neither keywords nor parts of longer paths: a definition may get
/// such a name.
fn collect_given(stream: TokenStream, names: &mut BTreeSet<String>) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let is_colon = |i: Option<usize>| {
        let tree = i.and_then(|i| trees.get(i));
        matches!(tree, Some(TokenTree::Punct(punct)) if punct.as_char() == ':')
    };
    let is_separator = |i: Option<usize>| is_colon(i) && is_colon(i.map(|i| i + 1));
    let mut body = 0;
    for (i, tree) in trees.iter().enumerate() {
        match tree {
            // Within a function, only the function's own name can be the name of a definition.
            _ if i < body => {}
            TokenTree::Ident(word) if word == "fn" => {
                if let Some(TokenTree::Ident(name)) = trees.get(i + 1) {
                    names.insert(name.to_string());
                    body = block_or_semicolon(&trees, i) + 1;
                }
            }
            TokenTree::Ident(ident) => {
                let is_alone = !is_separator(Some(i + 1)) && !is_separator(i.checked_sub(2));
                if is_alone && syn::parse2::<syn::Ident>(tree.clone().into()).is_ok() {
                    names.insert(ident.to_string());
                }
            }
            TokenTree::Group(group) => collect_given(group.stream(), names),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// Keywords before the name of a definition.
const KEYWORDS: [&str; 9] = [
    "const", "enum", "fn", "mod", "static", "struct", "trait", "type", "union",
];

/// Reads tokens as if they were items, at any depth.
fn scan(stream: TokenStream, expansion: &mut Expansion) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let is_punct = |i: usize, wanted: char| {
        let tree = trees.get(i);
        matches!(tree, Some(TokenTree::Punct(punct)) if punct.as_char() == wanted)
    };
    let mut i = 0;
    while i < trees.len() {
        match &trees[i] {
            TokenTree::Ident(word) if word == "impl" => {
                let end = block_or_semicolon(&trees, i);
                if let Some(mut generated) = generated_impl(&trees[i..end]) {
                    generated.is_marker = match trees.get(end) {
                        Some(TokenTree::Group(block)) => block.stream().is_empty(),
                        _ => false,
                    };
                    expansion.impls.push(generated);
                    i = end;
                }
            }
            // `@const` is a mark that distinguishes arms, no keyword of an item.
            TokenTree::Ident(word)
                if KEYWORDS.iter().any(|keyword| word == keyword)
                    && !(i > 0 && is_punct(i - 1, '@')) =>
            {
                let is_unnamed = trees.get(i + 1).is_some_and(|tree| tree.to_string() == "_");
                let may_hold_impls = word == "mod" || is_unnamed;
                if let Some(TokenTree::Ident(name)) = trees.get(i + 1) {
                    expansion
                        .defines
                        .extend((!is_unnamed).then(|| name.to_string()));
                    i = block_or_semicolon(&trees, i);
                } else if is_punct(i + 1, '$') {
                    expansion.defines_arguments = true;
                    i = block_or_semicolon(&trees, i);
                }
                if let (Some(TokenTree::Group(block)), true) = (trees.get(i), may_hold_impls) {
                    expansion.add_impls_in(block);
                }
            }
            TokenTree::Ident(name) if is_punct(i + 1, '!') => {
                expansion.calls.insert(name.to_string());
            }
            TokenTree::Group(group) => scan(group.stream(), expansion),
            _ => {}
        }
        i += 1;
    }
}

/// Index of the block, or the semicolon, of the item at `start`. A block among the arguments of a
/// type is a number.
fn block_or_semicolon(trees: &[TokenTree], start: usize) -> usize {
    let mut depth = 0;
    for (i, tree) in trees.iter().enumerate().skip(start) {
        match tree {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace && depth <= 0 => {
                return i;
            }
            TokenTree::Punct(punct) => match punct.as_char() {
                ';' => return i,
                '<' => depth += 1,
                // The `>` of `->` or `=>` closes nothing.
                '>' if !matches!(trees[i - 1].to_string().as_str(), "-" | "=") => depth -= 1,
                _ => {}
            },
            _ => {}
        }
    }
    trees.len()
}

/// The names between `impl` and its block, if it implements a trait.
fn generated_impl(trees: &[TokenTree]) -> Option<GeneratedImpl> {
    let is = |i: usize, word: &str| trees.get(i).is_some_and(|tree| tree.to_string() == word);
    (0..trees.len()).find(|&i| is(i, "for") && !is(i + 1, "<"))?;
    let bounds = (0..trees.len()).find(|&i| is(i, "where"));
    let mut generated = GeneratedImpl {
        of_trait: trait_name(&trees[1..]),
        ..GeneratedImpl::default()
    };
    for tree in &trees[1..bounds.unwrap_or(trees.len())] {
        collect_idents(tree.clone().into(), &mut generated.names);
        generated.takes_arguments |= tree.to_string().contains('$');
    }
    generated.names.remove("for");
    Some(generated)
}

/// Last name of the trait's path in `<…> path<…> for …`; `None` if it is a macro's variable.
fn trait_name(trees: &[TokenTree]) -> Option<String> {
    let mut depth = 0;
    let mut last = None;
    for (i, tree) in trees.iter().enumerate() {
        let is_variable = || i > 0 && trees[i - 1].to_string() == "$";
        match tree.to_string().as_str() {
            "<" => depth += 1,
            ">" if trees[i - 1].to_string() != "-" => depth -= 1,
            "for" if depth == 0 => break,
            word if depth == 0 && matches!(tree, TokenTree::Ident(_)) => {
                last = (!is_variable()).then(|| word.to_string());
            }
            _ => {}
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(source: &str) -> MacroCall {
        let syntax = syn::parse_file(source).unwrap();
        let Some(syn::Item::Macro(item)) = syntax.items.last() else {
            panic!("the last item is a call");
        };
        Macros::new(&syntax).call(
            &item.mac.path.segments[0].ident.to_string(),
            &item.mac.tokens,
        )
    }

    #[test]
    fn definitions_and_impls_are_read_from_the_arms() {
        let call = call(
            "macro_rules! m { ($t:ty) => { n! { $t } fn f() { fn inner() {} } }; }
             macro_rules! n { ($t:ty) => { impl a::Tr<u8> for $t where $t: B { fn g() {} } }; }
             m!(Local);",
        );
        assert!(call.expansion.defines.iter().eq(["f"]), "{call:?}");
        let [generated] = &call.expansion.impls[..] else {
            panic!("one impl")
        };
        assert!(
            generated.names.iter().eq(["Tr", "a", "t", "u8"]),
            "{generated:?}"
        );
        assert_eq!(generated.of_trait.as_deref(), Some("Tr"));
        assert!(generated.takes_arguments && call.arguments.contains("Local"));
    }

    #[test]
    fn a_name_may_come_from_the_call() {
        let call = call("macro_rules! m { ($n:ident) => { pub fn $n() {} }; } m!(made);");
        assert!(call.expansion.defines_arguments);
        assert!(call.arguments.iter().eq(["made"]));
    }
}
