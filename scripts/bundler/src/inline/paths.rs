//! Rewrites a crate's text so that it means the same as a module of another crate.
//!
//! `crate::a` becomes `crate::<module>::a`, a path into another inlined crate
//! becomes `crate::<its module>::…`, also inside macros; each `use` is split into
//! one line for each imported name; exported macros become importable by path.

use std::collections::BTreeSet;

use anyhow::Result;
use syn::visit::Visit;

use super::exported_macros::{export_macros, exported_names};
use super::rewrites::{CrateNames, Rewrites};
use crate::syntax::tokens::{
    Token, TokenKind, continues_a_path, is_path_separator, parse_with_tokens,
};

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
pub fn rewrite(source: &str, names: CrateNames) -> Result<Rewritten> {
    let (syntax, tokens) = parse_with_tokens(source)?;
    let mut rewrites = Rewrites::new(source, names);
    rewrites.exported_names = exported_names(&syntax);
    rewrites.find_extern_crates(&syntax.items);
    rewrites.enter_module(0..source.len(), &syntax.items);
    rewrites.visit_file(&syntax);
    let macros = export_macros(&mut rewrites);
    let text = Rewriter {
        source,
        tokens: &tokens,
        rewrites: &rewrites,
    }
    .run();
    Ok(Rewritten {
        text,
        macro_uses: rewrites.macro_uses,
        macros,
    })
}

/// Writes the new text, token by token.
struct Rewriter<'a> {
    source: &'a str,
    tokens: &'a [Token],
    rewrites: &'a Rewrites<'a>,
}

impl Rewriter<'_> {
    fn run(&self) -> String {
        let mut out = String::with_capacity(self.source.len());
        let mut replaced = self.rewrites.replaced.iter().peekable();
        let mut inserted = self.rewrites.inserted.iter().peekable();
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
            match self.path_at(i).or_else(|| self.word_at(i)) {
                Some((text, tokens)) => {
                    out.push_str(&text);
                    i += tokens;
                }
                None => {
                    out.push_str(self.text(i));
                    i += 1;
                }
            }
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

    /// What replaces `$crate`, or a leading `::` with the name after it, and how many tokens
    /// that are.
    fn path_at(&self, i: usize) -> Option<(String, usize)> {
        let here = &self.rewrites.names.module;
        if self.text(i) == "$" && self.text(i + 1) == "crate" {
            return Some((format!("crate::{here}"), 2));
        }
        let is_leading = is_path_separator(self.tokens, i, self.source)
            && !continues_a_path(self.tokens, i, self.source);
        if !is_leading {
            return None;
        }
        let first = self.text(i + 2);
        if let Some(path) = self.rewrites.extern_path(first) {
            return Some((path, 3));
        }
        let is_local = self.rewrites.names.edition == "2015" && !["std", "core"].contains(&first);
        is_local.then(|| (format!("crate::{here}::{first}"), 3))
    }

    /// What replaces a single word.
    fn word_at(&self, i: usize) -> Option<(String, usize)> {
        if self.tokens[i].kind != TokenKind::Ident {
            return None;
        }
        let CrateNames {
            module, edition, ..
        } = &self.rewrites.names;
        let word = self.text(i);
        let begins_path = is_path_separator(self.tokens, i + 1, self.source)
            && !(i >= 2 && is_path_separator(self.tokens, i - 2, self.source));
        let is_matcher = i >= 3 && self.text(i - 1) == ":" && self.text(i - 3) == "$";
        let new = match word {
            "crate" if begins_path => format!("crate::{module}"),
            "crate" if self.is_too_visible(i) => format!("in crate::{module}"),
            "gen" => "r#gen".to_string(),
            "extern" if self.is_safe_block(i) => "unsafe extern".to_string(),
            "try" if self.text(i + 1) == "!" => "r#try".to_string(),
            // Up to edition 2018 `pat` took no alternatives.
            "pat" if is_matcher && ["2015", "2018"].contains(&edition.as_str()) => {
                "pat_param".to_string()
            }
            _ if begins_path && !self.is_local(i) => self.rewrites.extern_path(word)?,
            _ if self.is_local_inner_call(i) => format!("crate::{module}::{word}"),
            _ => return None,
        };
        Some((new, 1))
    }

    /// Does `extern "C" {` begin at token `i`, without `unsafe` as until edition 2021?
    fn is_safe_block(&self, i: usize) -> bool {
        let abi = self.tokens.get(i + 1);
        let has_abi = abi.is_some_and(|token| token.kind == TokenKind::Literal);
        let is_unsafe = i >= 1 && self.text(i - 1) == "unsafe";
        has_abi && self.text(i + 2) == "{" && !is_unsafe
    }

    /// Does token `i` call a macro from inside one whose calls are all to the crate's own?
    fn is_local_inner_call(&self, i: usize) -> bool {
        let start = self.tokens[i].range.start;
        let mut bodies = self.rewrites.local_inner_macros.iter();
        bodies.any(|body| body.contains(&start))
            && self.text(i + 1) == "!"
            && ["(", "[", "{"].contains(&self.text(i + 2))
            && !(i >= 1 && [":", "$"].contains(&self.text(i - 1)))
    }

    /// Is `crate` at token `i` that of a `pub(crate)` whose item the solution could find by a
    /// name that it means otherwise?
    fn is_too_visible(&self, i: usize) -> bool {
        const BEFORE_NAMES: [&str; 13] = [
            "async", "const", "enum", "extern", "fn", "mod", "mut", "static", "struct", "trait",
            "type", "union", "unsafe",
        ];
        let start = self.tokens[i].range.start;
        if !self.rewrites.crate_visibilities.contains(&start) {
            return false;
        }
        let after = self.tokens[i + 2..].iter();
        let is_keyword = |t: &&Token| {
            BEFORE_NAMES.contains(&t.text(self.source)) || t.kind == TokenKind::Literal
        };
        let keywords = after.take_while(is_keyword).count();
        let name = i + 2 + keywords;
        // A field without a name may hide that of a type behind a reference.
        let is_unnamed_field = keywords == 0 && self.text(name + 1) != ":";
        is_unnamed_field || self.rewrites.names.mentioned.contains(self.text(name))
    }

    /// Does the module around token `i` define its name?
    fn is_local(&self, i: usize) -> bool {
        let scope = self.rewrites.scope_at(self.tokens[i].range.start);
        scope.names.contains(self.text(i))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rewritten(edition: &str, source: &str) -> String {
        let names = CrateNames {
            module: "lib".into(),
            edition: edition.into(),
            externs: [("either".to_string(), "crate::either".to_string())].into(),
            mentioned: ["len".to_string()].into(),
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
    fn what_a_crate_hides_stays_hidden_from_names_of_the_solution() {
        for (hidden, narrowed) in [
            (
                "pub(crate) const fn len() {}",
                "pub(in crate::lib) const fn len() {}",
            ),
            ("pub(crate) fn cut() {}", "pub(crate) fn cut() {}"),
            ("pub(crate) use a::len;", "pub(in crate::lib) use a::len;"),
            ("pub(crate) use a::*;", "pub(in crate::lib) use a::*;"),
            (
                "struct S { pub(crate) len: u8, pub(crate) to: u8 }",
                "struct S { pub(in crate::lib) len: u8, pub(crate) to: u8 }",
            ),
            (
                "struct S(pub(crate) u8);",
                "struct S(pub(in crate::lib) u8);",
            ),
            (
                "macro_rules! m { () => { pub(crate) fn len() {} } }",
                "macro_rules! m { () => { pub(crate) fn len() {} } }",
            ),
        ] {
            assert_eq!(rewritten("2021", hidden), narrowed);
        }
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
    fn blocks_of_foreign_functions_are_unsafe() {
        assert_eq!(
            rewritten("2018", "extern \"C\" { fn f(); } extern \"C\" fn g() {}"),
            "unsafe extern \"C\" { fn f(); } extern \"C\" fn g() {}"
        );
    }

    #[test]
    fn local_inner_macros_are_those_of_the_crate() {
        assert_eq!(
            rewritten(
                "2018",
                "#[macro_export(local_inner_macros)] macro_rules! m { ($a:expr) => { n!($a != $b!()) } }"
            ),
            " macro_rules! m { ($a:expr) => { crate::lib::n!($a != $b!()) } }\npub(crate) use m;"
        );
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
    fn what_is_private_in_the_file_is_imported_for_the_file() {
        let prelude = "#[macro_export] macro_rules! m { () => {} }
            pub mod prelude { pub use crate::{m, f}; pub use either; }";
        let text = rewritten("2021", prelude);
        for import in [
            "pub(crate) use crate::lib::m;",
            "pub use crate::lib::f;",
            "pub(crate) use crate::either;",
        ] {
            assert!(text.contains(import), "{text}");
        }
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
            "#[macro_export] macro_rules! m { () => {} } pub mod m {}",
        );
        assert!(module.contains("use macro_m::m;"), "{module}");
        let twice = rewritten(
            "2021",
            "#[cfg(unix)] #[macro_export] macro_rules! m { () => {} }
             #[cfg(windows)] #[macro_export] macro_rules! m { () => { 1 } }",
        );
        assert_eq!(twice.matches("use m;").count(), 1, "{twice}");
        assert!(twice.ends_with("pub(crate) use m;"), "{twice}");
    }

    #[test]
    fn an_extern_crate_of_an_inner_module_is_an_import_there() {
        assert_eq!(
            rewritten(
                "2018",
                "mod a { extern crate either; use self::either::L; }"
            ),
            "mod a {  use crate::either as either; use self::either::L; }"
        );
    }
}
