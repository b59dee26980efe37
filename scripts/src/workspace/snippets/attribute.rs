//! Grammar of `#[snippet]`, as cargo-snippet 0.6 documents it.
//!
//! Mistakes that the tool ignores without a message (an unknown key, a second name in one
//! attribute, an item without a name) are errors here.

use std::collections::BTreeSet;

use proc_macro2::Ident;
use syn::parse::ParseStream;
use syn::spanned::Spanned;
use syn::{Attribute, Error, Expr, ExprLit, Lit, LitStr, Meta, Path, Result, Token};

/// Settings in all `#[snippet]` attributes of one item.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Names of the snippets that contain the item.
    pub names: Vec<String>,
    pub includes: Vec<Include>,
    pub prefixes: Vec<String>,
    pub doc_hidden: bool,
}

/// Name in an `include = "…"`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Include {
    pub name: String,
    pub line: usize,
}

/// Returns whether the path is `snippet` or `cargo_snippet::snippet`.
pub fn is_snippet(path: &Path) -> bool {
    path.is_ident("snippet")
        || path.segments.len() == 2
            && path.segments[0].ident == "cargo_snippet"
            && path.segments[1].ident == "snippet"
}

impl Marks {
    /// Reads an item's attributes; `None` if none of them is `#[snippet]`.
    ///
    /// `default_name` is the name meant by `#[snippet]` without a name.
    ///
    /// # Errors
    /// If an attribute contains something that cargo-snippet would ignore; the error has the place.
    pub fn read(attributes: &[Attribute], default_name: Option<&Ident>) -> Result<Option<Self>> {
        let mut attributes = attributes
            .iter()
            .filter(|attribute| is_snippet(attribute.path()))
            .peekable();
        let Some(first) = attributes.peek().copied() else {
            return Ok(None);
        };
        let mut marks = Self::default();
        let mut wants_default = false;
        for attribute in attributes {
            match &attribute.meta {
                Meta::Path(_) => wants_default = true,
                Meta::NameValue(pair) => marks.add_name(&string(&pair.value)?)?,
                Meta::List(list) => list.parse_args_with(|input: ParseStream| marks.add(input))?,
            }
        }
        if wants_default || marks.names.is_empty() {
            let name = default_name.ok_or_else(|| {
                let message = "this item has no name of its own; write `#[snippet(\"name\")]`";
                Error::new(first.span(), message)
            })?;
            marks.push_name(name.to_string());
        }
        Ok(Some(marks))
    }

    /// Adds the arguments of one attribute.
    fn add(&mut self, input: ParseStream) -> Result<()> {
        let mut seen = BTreeSet::new();
        while !input.is_empty() {
            let key: Option<Ident> = if input.peek(LitStr) {
                None
            } else {
                Some(input.parse()?)
            };
            let what = key.as_ref().map_or("name".to_string(), Ident::to_string);
            match (what.as_str(), &key) {
                ("doc_hidden", _) => self.doc_hidden = true,
                ("name" | "include" | "prefix", _) => {
                    if key.is_some() {
                        input.parse::<Token![=]>()?;
                    }
                    let value: LitStr = input.parse()?;
                    // cargo-snippet reads the first value and silently ignores the rest.
                    if what != "prefix" && !seen.insert(what.clone()) {
                        let message =
                            format!("a second {what}; write another `#[snippet(…)]` for it");
                        return Err(Error::new(value.span(), message));
                    }
                    self.add_value(&what, &value)?;
                }
                (other, key) => {
                    let message = format!(
                        "`{other}` means nothing here; known are name, include, prefix, doc_hidden"
                    );
                    return Err(Error::new(key.span(), message));
                }
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(())
    }

    fn add_value(&mut self, what: &str, value: &LitStr) -> Result<()> {
        match what {
            "name" => self.add_name(value),
            "include" => self.add_includes(value),
            _ => {
                let read = value.parse::<syn::File>();
                read.map_err(|error| {
                    Error::new(value.span(), format!("this prefix is not Rust: {error}"))
                })?;
                self.prefixes.push(value.value());
                Ok(())
            }
        }
    }

    fn add_name(&mut self, name: &LitStr) -> Result<()> {
        self.push_name(checked(&name.value(), name)?);
        Ok(())
    }

    fn push_name(&mut self, name: String) {
        if !self.names.contains(&name) {
            self.names.push(name);
        }
    }

    fn add_includes(&mut self, list: &LitStr) -> Result<()> {
        let line = list.span().start().line;
        let names = list.value();
        for name in names.split(',').map(str::trim).filter(|n| !n.is_empty()) {
            let name = checked(name, list)?;
            if !self.includes.iter().any(|include| include.name == name) {
                self.includes.push(Include { name, line });
            }
        }
        Ok(())
    }
}

/// Checks that every editor can use the name as a trigger.
fn checked(name: &str, place: &LitStr) -> Result<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    if name.is_empty() || !name.chars().all(is_word) {
        let message = format!("`{name}` cannot name a snippet; write letters, digits, `_` or `-`");
        return Err(Error::new(place.span(), message));
    }
    Ok(name.to_string())
}

fn string(value: &Expr) -> Result<LitStr> {
    match value {
        Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) => Ok(text.clone()),
        _ => Err(Error::new(value.span(), "write a string here")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Marks from the attributes of this item.
    fn marks(item: &str) -> Result<Option<Marks>> {
        match syn::parse_str(item)? {
            syn::Item::Fn(item) => Marks::read(&item.attrs, Some(&item.sig.ident)),
            syn::Item::Impl(item) => Marks::read(&item.attrs, None),
            _ => unreachable!("the tests mark functions and impls"),
        }
    }

    fn read(item: &str) -> Marks {
        marks(item).unwrap().unwrap()
    }

    fn error(item: &str) -> String {
        marks(item).unwrap_err().to_string()
    }

    #[test]
    fn a_name_is_written_in_four_ways() {
        for attribute in [
            "#[snippet(\"gcd\")]",
            "#[snippet(name = \"gcd\")]",
            "#[snippet = \"gcd\"]",
            "#[cargo_snippet::snippet(r\"gcd\",)]",
        ] {
            assert_eq!(read(&format!("{attribute} fn f() {{}}")).names, ["gcd"]);
        }
    }

    #[test]
    fn an_attribute_without_a_name_means_the_item() {
        assert_eq!(read("#[snippet] fn lcm() {}").names, ["lcm"]);
        assert_eq!(read("#[snippet()] fn lcm() {}").names, ["lcm"]);
        assert_eq!(
            read("#[snippet(include = \"gcd\")] fn lcm() {}").names,
            ["lcm"]
        );
        assert_eq!(
            read("#[snippet(\"math\", include = \"gcd\")] fn lcm() {}").names,
            ["math"]
        );
    }

    #[test]
    fn several_attributes_add_up() {
        let marks = read(
            "#[snippet(name = \"math\", prefix = \"use std::io;\")]
             #[inline]
             #[snippet]
             #[snippet(\"math\")]
             #[snippet(include = \"gcd, mex,gcd\", doc_hidden, prefix = \"use std::fmt;\")]
             fn lcm() {}",
        );
        assert_eq!(marks.names, ["math", "lcm"]);
        assert_eq!(marks.prefixes, ["use std::io;", "use std::fmt;"]);
        assert!(marks.doc_hidden);
        let includes: Vec<_> = marks.includes.iter().map(|i| (&*i.name, i.line)).collect();
        assert_eq!(includes, [("gcd", 5), ("mex", 5)]);
    }

    #[test]
    fn an_item_without_the_attribute_is_not_marked() {
        assert_eq!(
            marks("#[inline] #[other::snippet] fn f() {}").unwrap(),
            None
        );
    }

    #[test]
    fn an_impl_must_be_named() {
        assert!(error("#[snippet] impl A {}").contains("write `#[snippet(\"name\")]`"));
        assert!(error("#[snippet(doc_hidden)] impl A {}").contains("has no name"));
        assert_eq!(read("#[snippet(\"a\")] impl A {}").names, ["a"]);
    }

    #[test]
    fn what_would_be_lost_is_an_error() {
        assert!(error("#[snippet(\"a\", \"b\")] fn f() {}").contains("a second name"));
        assert!(
            error("#[snippet(include = \"a\", include = \"b\")] fn f() {}")
                .contains("a second include")
        );
        assert!(error("#[snippet(inculde = \"a\")] fn f() {}").contains("known are name"));
        assert!(error("#[snippet(\"a b\")] fn f() {}").contains("cannot name a snippet"));
        assert!(error("#[snippet(include = \"a;b\")] fn f() {}").contains("cannot name"));
        assert!(error("#[snippet = 3] fn f() {}").contains("write a string"));
        assert!(error("#[snippet(name = 3)] fn f() {}").contains("expected string literal"));
    }
}
