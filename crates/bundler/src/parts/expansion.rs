//! Possible expansions of a macro call among items, read from the macro's text without expanding
//! it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::collector::Collector;
use super::{Expansion, GeneratedImpl, MacroCall};
use crate::syntax::is_of_word;
use crate::syntax::tokens::Code;

/// Keywords before the name of a definition.
const KEYWORDS: [&str; 9] = [
    "const", "enum", "fn", "mod", "static", "struct", "trait", "type", "union",
];

impl Collector<'_> {
    /// Returns a call with its possible expansion. An unknown macro may define any of its
    /// arguments; `thread_local!` only writes the items in its arguments.
    pub fn expanded(&self, name: &str, tokens: Range<usize>) -> MacroCall {
        let mut call = MacroCall {
            arguments: self.code.names(tokens.clone()).collect(),
            given: self.code.given(tokens.clone()),
            ..MacroCall::default()
        };
        self.code.scan(tokens, &mut call.expansion);
        match self.macros.get(name) {
            Some(known) => {
                let mut calls = known.calls.iter();
                call.expansion.chooses_arm = known.chooses_arm;
                call.calls_no_other = calls.all(|name| !self.macros.contains_key(name));
                self.collect(name, &mut call);
            }
            None => call.expansion.defines_arguments = name != "thread_local",
        }
        call
    }

    /// Adds the expansions of a macro and of the macros that it calls.
    fn collect(&self, name: &str, into: &mut MacroCall) {
        if let Some(expansion) = self.macros.get(name)
            && into.macros.insert(name.to_string())
        {
            into.expansion.add(expansion);
            for call in &expansion.calls {
                self.collect(call, into);
            }
        }
    }
}

impl Code<'_> {
    /// Returns contents of the macros of the text, by name.
    pub fn expansions(&self) -> BTreeMap<String, Expansion> {
        let mut macros: BTreeMap<String, Expansion> = BTreeMap::new();
        let mut end = 0;
        for i in self.macro_definitions() {
            // A macro that another defines may consist of the other's variables.
            if i >= end {
                let expansion = macros.entry(self.word(i + 2).to_string()).or_default();
                let arms = self.arms(self.inside_of(i + 3));
                let takes_list = |(arm, _): &(Range<usize>, _)| {
                    let mut matcher = arm.start..self.after_tree(arm.start);
                    matcher.any(|i| self.word(i) == "$" && self.word(i + 1) == "(")
                };
                expansion.chooses_arm = arms.len() > 1 && !arms.iter().any(takes_list);
                for (_, transcriber) in arms {
                    self.scan(transcriber, expansion);
                }
                end = self.after_tree(i + 3);
            }
        }
        macros
    }

    fn names(&self, tokens: Range<usize>) -> impl Iterator<Item = String> {
        let names = tokens.filter(|&i| self.is_ident(i));
        names.map(|i| self.word(i).to_string())
    }

    /// Returns the names that are neither keywords nor parts of longer paths: a definition may get
    /// such a name.
    fn given(&self, tokens: Range<usize>) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        let mut i = tokens.start;
        while i < tokens.end {
            // Within a function, only its own name can be the name of a definition.
            let is_function = self.word(i) == "fn" && self.is_ident(i + 1);
            let name = if is_function { i + 1 } else { i };
            let is_alone = !self.is_path_separator(name + 1) && !self.is_behind_separator(name);
            let is_no_keyword = || syn::parse_str::<syn::Ident>(self.word(name)).is_ok();
            if self.is_ident(name) && is_alone && is_no_keyword() {
                names.insert(self.word(name).to_string());
            }
            i = if is_function {
                self.after_tree(self.find_end(i, &[";", "{"], tokens.end))
            } else {
                i + 1
            };
        }
        names
    }

    /// Reads tokens as if they were items, at any depth.
    fn scan(&self, tokens: Range<usize>, found: &mut Expansion) {
        let mut i = tokens.start;
        while i < tokens.end {
            let word = self.word(i);
            let end = || self.find_end(i, &[";", "{"], tokens.end);
            // `@const` is a mark that distinguishes arms, no keyword of an item.
            if KEYWORDS.contains(&word) && self.word(i - 1) != "@" {
                let name = self.word(i + 1);
                let is_named = self.is_ident(i + 1);
                if is_named || name == "$" {
                    found.defines_arguments |= name == "$";
                    if is_named && name != "_" {
                        found.defines.insert(name.to_string());
                    }
                    i = end();
                }
                // Other items in a module or a `const _` cannot be seen from outside without the
                // module's name.
                if self.word(i) == "{" && (word == "mod" || name == "_") {
                    let mut inside = Expansion::default();
                    self.scan(i + 1..self.after_tree(i) - 1, &mut inside);
                    found.impls.append(&mut inside.impls);
                    found.calls.append(&mut inside.calls);
                }
            } else if word == "impl" {
                if let Some(written) = self.generated_impl(i + 1..end()) {
                    found.impls.push(written);
                    i = end();
                }
            } else if self.is_ident(i) && self.word(i + 1) == "!" {
                found.calls.insert(word.to_string());
            }
            let is_block = self.word(i) == "{" && word != "{";
            i = if is_block { self.after_tree(i) } else { i + 1 };
        }
    }

    /// Returns the impl with this header, if it implements a trait.
    fn generated_impl(&self, header: Range<usize>) -> Option<GeneratedImpl> {
        let trait_name = self.header(header.clone()).trait_name?;
        let block = header.end;
        let mut tokens = header.clone();
        let end = tokens.find(|&i| self.word(i) == "where").unwrap_or(block);
        let generics = self.pieces(header.clone()).generics;
        let is_name = |&i: &usize| {
            self.is_ident(i) && self.word(i) != "for" && !self.is_parameter(i, &generics)
        };
        let names = (header.start..end).filter(is_name);
        Some(GeneratedImpl {
            names: names.map(|i| self.word(i).to_string()).collect(),
            of_trait: Some(trait_name).filter(|name| name.starts_with(is_of_word)),
            takes_arguments: (header.start..end).any(|i| self.word(i) == "$"),
            is_marker: self.word(block) == "{" && self.word(block + 1) == "}",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::{PartKind, parse_tree};

    fn call(source: &str) -> MacroCall {
        let tree = parse_tree(source.to_string()).unwrap();
        let mut parts = tree.parts.into_iter().map(|part| part.kind);
        let call = parts.find_map(|kind| match kind {
            PartKind::MacroCall(call) => Some(call),
            _ => None,
        });
        call.unwrap()
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
