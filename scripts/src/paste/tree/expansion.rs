//! What a macro call among items may write, told from the macro's text without
//! expanding it.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::visit::Visit;

/// A call, and what may come of it.
#[derive(Debug, Default)]
pub struct Call {
    /// The macro and those that it calls.
    pub macros: BTreeSet<String>,
    /// It calls none, itself included.
    pub is_plain: bool,
    /// The names that are handed over.
    pub arguments: BTreeSet<String>,
    pub products: Products,
}

/// What a macro's arms write.
#[derive(Debug, Default, Clone)]
pub struct Products {
    pub defines: BTreeSet<String>,
    /// A definition takes its name from the call.
    pub defines_arguments: bool,
    pub impls: Vec<Header>,
    /// Other macros that it calls.
    calls: BTreeSet<String>,
}

/// Of `impl Trait for Type`.
#[derive(Debug, Default, Clone)]
pub struct Header {
    pub names: BTreeSet<String>,
    /// Some of its names are handed over by the call.
    pub takes_arguments: bool,
}

impl Products {
    pub fn is_empty(&self) -> bool {
        self.defines.is_empty() && !self.defines_arguments && self.impls.is_empty()
    }

    fn add(&mut self, other: &Self) {
        self.defines.extend(other.defines.iter().cloned());
        self.defines_arguments |= other.defines_arguments;
        self.impls.extend(other.impls.iter().cloned());
        self.calls.extend(other.calls.iter().cloned());
    }
}

/// The macros of a text by name.
pub struct Macros(BTreeMap<String, Products>);

impl Macros {
    pub fn of(syntax: &syn::File) -> Self {
        let mut macros = Self(BTreeMap::new());
        macros.visit_file(syntax);
        macros
    }

    /// What `name! { arguments }` may write; of an unknown macro anything that it names.
    pub fn call(&self, name: &str, arguments: &TokenStream) -> Call {
        let mut names = BTreeSet::new();
        spoken(arguments.clone(), &mut names);
        let mut products = Products::default();
        let mut macros = BTreeSet::new();
        scan(arguments.clone(), &mut products);
        match self.0.contains_key(name) {
            true => self.collect(name, &mut macros, &mut products),
            false => products.defines_arguments = true,
        }
        let calls = self.0.get(name).map(|products| &products.calls);
        Call {
            is_plain: calls.is_some_and(|calls| calls.iter().all(|c| !self.0.contains_key(c))),
            macros,
            arguments: names,
            products,
        }
    }

    fn collect(&self, name: &str, seen: &mut BTreeSet<String>, into: &mut Products) {
        if let (Some(products), true) = (self.0.get(name), seen.insert(name.to_string())) {
            into.add(products);
            for call in &products.calls {
                self.collect(call, seen, into);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Macros {
    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if let Some(name) = &item.ident {
            let products = self.0.entry(name.to_string()).or_default();
            scan(item.mac.tokens.clone(), products);
        }
    }
}

/// All identifiers.
fn spoken(stream: TokenStream, names: &mut BTreeSet<String>) {
    for tree in stream {
        match tree {
            TokenTree::Ident(ident) => {
                names.insert(ident.to_string());
            }
            TokenTree::Group(group) => spoken(group.stream(), names),
            _ => {}
        }
    }
}

/// Reads tokens as if they were items, wherever they stand.
fn scan(stream: TokenStream, products: &mut Products) {
    const KEYWORDS: [&str; 9] = [
        "const", "enum", "fn", "mod", "static", "struct", "trait", "type", "union",
    ];
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let mut i = 0;
    while i < trees.len() {
        match &trees[i] {
            TokenTree::Ident(word) if word == "impl" => {
                let end = header_end(&trees, i);
                if let Some(header) = header(&trees[i..end]) {
                    products.impls.push(header);
                    i = end;
                }
            }
            TokenTree::Ident(word) if KEYWORDS.iter().any(|keyword| word == keyword) => {
                match trees.get(i + 1) {
                    Some(TokenTree::Ident(name)) => {
                        products.defines.insert(name.to_string());
                        i = header_end(&trees, i);
                    }
                    Some(TokenTree::Punct(dollar)) if dollar.as_char() == '$' => {
                        products.defines_arguments = true;
                        i = header_end(&trees, i);
                    }
                    _ => {}
                }
            }
            TokenTree::Ident(name) => {
                let bang =
                    |tree: &TokenTree| matches!(tree, TokenTree::Punct(p) if p.as_char() == '!');
                if trees.get(i + 1).is_some_and(bang) {
                    products.calls.insert(name.to_string());
                }
            }
            TokenTree::Group(group) => scan(group.stream(), products),
            _ => {}
        }
        i += 1;
    }
}

/// Where the block, or the semicolon, of the item at `start` is.
fn header_end(trees: &[TokenTree], start: usize) -> usize {
    let ends = |tree: &TokenTree| match tree {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(punct) => punct.as_char() == ';',
        _ => false,
    };
    let length = trees[start..].iter().position(ends);
    length.map_or(trees.len(), |length| start + length)
}

/// The names between `impl` and the block, if a trait is implemented.
fn header(trees: &[TokenTree]) -> Option<Header> {
    let is = |i: usize, word: &str| trees.get(i).is_some_and(|tree| tree.to_string() == word);
    (0..trees.len()).find(|&i| is(i, "for") && !is(i + 1, "<"))?;
    let bounds = (0..trees.len()).find(|&i| is(i, "where"));
    let mut header = Header::default();
    for tree in &trees[1..bounds.unwrap_or(trees.len())] {
        spoken(tree.clone().into(), &mut header.names);
        header.takes_arguments |= tree.to_string().contains('$');
    }
    header.names.remove("for");
    Some(header)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(source: &str) -> Call {
        let syntax = syn::parse_file(source).unwrap();
        let Some(syn::Item::Macro(item)) = syntax.items.last() else {
            panic!("the last item is a call");
        };
        Macros::of(&syntax).call(
            &item.mac.path.segments[0].ident.to_string(),
            &item.mac.tokens,
        )
    }

    #[test]
    fn definitions_and_impls_are_told_from_the_arms() {
        let call = call(
            "macro_rules! m { ($t:ty) => { n! { $t } fn f() { fn inner() {} } }; }
             macro_rules! n { ($t:ty) => { impl a::Tr<u8> for $t where $t: B { fn g() {} } }; }
             m!(Local);",
        );
        assert!(call.products.defines.iter().eq(["f"]), "{call:?}");
        let [header] = &call.products.impls[..] else {
            panic!("one impl")
        };
        assert!(header.names.iter().eq(["Tr", "a", "t", "u8"]), "{header:?}");
        assert!(header.takes_arguments && call.arguments.contains("Local"));
    }

    #[test]
    fn a_name_may_come_from_the_call() {
        let call = call("macro_rules! m { ($n:ident) => { pub fn $n() {} }; } m!(made);");
        assert!(call.products.defines_arguments);
        assert!(call.arguments.iter().eq(["made"]));
    }
}
