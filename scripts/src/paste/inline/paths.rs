//! Rewrites a crate's text so that it means the same as a module of another crate.
//!
//! `crate::a` becomes `crate::<module>::a`, a path into another inlined crate
//! becomes `crate::<its module>::…`, also inside macros; each `use` is split into
//! one line for each imported name; exported macros become importable by path.

use std::collections::BTreeSet;

use anyhow::Result;
use syn::visit::Visit;

use super::outline::{Names, Outline};
use crate::paste::tokens::{Kind, Token, continues_a_path, is_path_separator, parse, tokens};

/// A rewritten crate.
#[derive(Debug)]
pub struct Rewritten {
    pub text: String,
    /// Crates whose macros it takes by `#[macro_use] extern crate …`.
    pub macro_uses: BTreeSet<String>,
    /// Macros that it exports.
    pub macros: BTreeSet<String>,
}

/// Rewrites the flattened text of one crate.
///
/// # Errors
/// If the text does not parse.
pub fn rewrite(source: &str, names: Names) -> Result<Rewritten> {
    let syntax = parse(source)?;
    let mut outline = Outline::new(source, names);
    outline.find_extern_crates(&syntax.items);
    outline.enter_module(0..source.len(), &syntax.items);
    outline.visit_file(&syntax);
    let macros = outline.export_macros();
    let tokens = tokens(source)?;
    let text = Rewriter {
        source,
        tokens: &tokens,
        outline: &outline,
    }
    .run();
    Ok(Rewritten {
        text,
        macro_uses: outline.macro_uses,
        macros,
    })
}

/// Writes the new text, token by token.
struct Rewriter<'a> {
    source: &'a str,
    tokens: &'a [Token],
    outline: &'a Outline<'a>,
}

impl Rewriter<'_> {
    fn run(&self) -> String {
        let mut out = String::with_capacity(self.source.len());
        let mut replaced = self.outline.replaced.iter().peekable();
        let mut inserted = self.outline.inserted.iter().peekable();
        let mut end = 0;
        let mut i = 0;
        while i < self.tokens.len() {
            let start = self.tokens[i].range.start;
            while let Some((_, text)) = inserted.next_if(|(at, _)| **at <= end && end > 0) {
                out.push_str(text);
            }
            out.push_str(&self.source[end..start]);
            while let Some((_, text)) = inserted.next_if(|(at, _)| **at <= start) {
                out.push_str(text);
            }
            if let Some((_, (until, text))) = replaced.next_if(|(at, _)| **at == start) {
                out.push_str(text);
                end = *until;
                i = self.tokens.partition_point(|t| t.range.start < end);
                continue;
            }
            let (text, used) = self.token(i);
            match text {
                Some(text) => out.push_str(&text),
                None => out.push_str(self.tokens[i].text(self.source)),
            }
            i += used;
            end = self.tokens[i - 1].range.end;
        }
        for (_, text) in inserted {
            out.push_str(text);
        }
        out
    }

    fn text(&self, i: usize) -> &str {
        self.tokens.get(i).map_or("", |t| t.text(self.source))
    }

    /// What stands for the tokens from `i` on, and for how many of them.
    fn token(&self, i: usize) -> (Option<String>, usize) {
        let here = &self.outline.names.module;
        let old = self.outline.names.edition == "2015";
        if self.text(i) == "$" && self.text(i + 1) == "crate" {
            return (Some(format!("crate::{here}")), 2);
        }
        if is_path_separator(self.tokens, i, self.source)
            && !continues_a_path(self.tokens, i, self.source)
        {
            let first = self.text(i + 2);
            if let Some(path) = self.outline.extern_path(first) {
                return (Some(path), 3);
            }
            if old && !["std", "core"].contains(&first) {
                return (Some(format!("crate::{here}::{first}")), 3);
            }
        }
        if self.tokens[i].kind != Kind::Ident {
            return (None, 1);
        }
        let word = self.text(i);
        let begins_path = is_path_separator(self.tokens, i + 1, self.source)
            && !(i >= 2 && is_path_separator(self.tokens, i - 2, self.source));
        match word {
            "crate" if begins_path => (Some(format!("crate::{here}")), 1),
            "gen" => (Some("r#gen".to_string()), 1),
            "try" if self.text(i + 1) == "!" => (Some("r#try".to_string()), 1),
            "pat" if i >= 3 && self.text(i - 1) == ":" && self.text(i - 3) == "$" => {
                let narrow = ["2015", "2018"].contains(&self.outline.names.edition.as_str());
                (narrow.then(|| "pat_param".to_string()), 1)
            }
            _ if begins_path => {
                let scope = self.outline.scope_at(self.tokens[i].range.start);
                let local = scope.names.contains(word);
                (self.outline.extern_path(word).filter(|_| !local), 1)
            }
            _ => (None, 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rewritten(edition: &str, source: &str) -> String {
        let names = Names {
            module: "lib".into(),
            edition: edition.into(),
            externs: [("either".to_string(), "crate::either".to_string())].into(),
        };
        rewrite(source, names).unwrap().text
    }

    #[test]
    fn paths_from_the_root_gain_the_module() {
        assert_eq!(
            rewritten(
                "2021",
                "pub(in crate::a) fn f() -> crate::a::B { g::<crate::C>() }"
            ),
            "pub(in crate::lib::a) fn f() -> crate::lib::a::B { g::<crate::lib::C>() }"
        );
    }

    #[test]
    fn paths_to_other_crates_do_too_unless_a_local_name_is_meant() {
        assert_eq!(
            rewritten(
                "2021",
                "fn f(x: either::Either, y: ::either::Left) -> ::either::L {}"
            ),
            "fn f(x: crate::either::Either, y: crate::either::Left) -> crate::either::L {}"
        );
        let local = "mod either { pub fn f() {} } fn g() { either::f() }";
        assert_eq!(rewritten("2021", local), local);
        let outer = "mod either {} mod a { fn g() { either::f() } }";
        assert!(rewritten("2021", outer).contains("{ crate::either::f() }"));
    }

    #[test]
    fn macros_are_rewritten_inside() {
        assert_eq!(
            rewritten(
                "2021",
                "macro_rules! m { ($p:pat) => { $crate::f(either::g(), alloc::vec![]) } }"
            ),
            "macro_rules! m { ($p:pat) => { crate::lib::f(crate::either::g(), std::vec![]) } }"
        );
        assert!(rewritten("2018", "macro_rules! m { ($p:pat) => {} }").contains("$p:pat_param"));
    }

    #[test]
    fn each_import_gets_a_line() {
        assert_eq!(
            rewritten("2021", "pub use std::{fmt::{self, Debug as D}, io::*};"),
            "pub use std::fmt::{self};\npub use std::fmt::Debug as D;\npub use std::io::*;"
        );
    }

    #[test]
    fn imports_of_2015_begin_at_the_root() {
        assert_eq!(
            rewritten(
                "2015",
                "extern crate either as e; mod a {} use a::b; use std::io; use e::L;"
            ),
            " use crate::either as e; mod a {} use crate::lib::a::b; use std::io; use crate::either::L;"
        );
    }

    #[test]
    fn exported_macros_can_be_imported() {
        let text = rewritten(
            "2021",
            "mod a { #[macro_export] macro_rules! m { () => {} } }",
        );
        assert_eq!(
            text,
            "#[macro_use]\nmod a {  macro_rules! m { () => {} } }\npub(crate) use m;"
        );
        let clash = rewritten(
            "2021",
            "#[macro_export] macro_rules! m { () => {} } fn m() {}",
        );
        assert!(
            clash.contains("mod macro_m { pub(crate) use m; }"),
            "{clash}"
        );
        let module = rewritten(
            "2021",
            "#[macro_export] macro_rules! m { () => {} } mod m {}",
        );
        assert!(module.contains("pub(crate) mod m {}"), "{module}");
    }
}
