//! Writes out proconio's attributes `#[fastout]` and `#[derive_readable]`, for judges without
//! proconio: a procedural macro cannot be inlined. The code is what proconio-derive 0.2 writes, on
//! the lines of the attributes' items.

use std::ops::Range;

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItemFn, ItemExternCrate, ItemFn, ItemStruct, ItemUse, UseTree};

use crate::syntax::places::edited;
use crate::syntax::tokens::parse;

/// The attributes' names.
const ATTRIBUTES: [&str; 2] = ["fastout", "derive_readable"];

/// The crate that defines them, which some solutions name.
const DERIVE: &str = "proconio_derive";

/// Before the body of a function with `#[fastout]`.
const BEFORE_BODY: &str = " let __proconio_stdout = ::std::io::stdout(); \
    let mut __proconio_stdout = ::std::io::BufWriter::new(__proconio_stdout.lock()); \
    #[allow(unused_macros)] macro_rules! print { ($($tt:tt)*) => {{ use std::io::Write as _; \
    ::std::write!(__proconio_stdout, $($tt)*).unwrap(); }}; } \
    #[allow(unused_macros)] macro_rules! println { ($($tt:tt)*) => {{ use std::io::Write as _; \
    ::std::writeln!(__proconio_stdout, $($tt)*).unwrap(); }}; } \
    #[allow(clippy::let_unit_value)] let __proconio_res = {";

/// Behind it.
const BEHIND_BODY: &str = "}; \
    <::std::io::BufWriter<::std::io::StdoutLock> as ::std::io::Write>::flush(\
    &mut __proconio_stdout).unwrap(); \
    #[allow(clippy::needless_return)] return __proconio_res; ";

/// Returns a solution's text without these attributes; `None` if it has none, or is not Rust.
pub fn written_out(source: &str) -> Option<String> {
    if !ATTRIBUTES.iter().any(|name| source.contains(name)) {
        return None;
    }
    let source = source.trim_start_matches('\u{feff}');
    let mut finder = Finder::default();
    finder.visit_file(&parse(source).ok()?);
    let text = edited(source, finder.edits);
    (text != source).then_some(text)
}

/// Changes of the text: range and new text.
#[derive(Default)]
struct Finder {
    edits: Vec<(Range<usize>, String)>,
}

impl Finder {
    fn insert(&mut self, at: usize, text: &str) {
        self.edits.push((at..at, text.to_string()));
    }

    /// Writes out `#[fastout]`, if it is among these attributes of a function.
    fn buffer_output(&mut self, attributes: &[Attribute], body: &syn::Block) {
        if self.cut(attributes, "fastout") {
            let braces = body.brace_token.span;
            self.insert(braces.open().byte_range().end, BEFORE_BODY);
            self.insert(braces.close().byte_range().start, BEHIND_BODY);
        }
    }

    /// Cuts the attribute, if it is among these.
    fn cut(&mut self, attributes: &[Attribute], name: &str) -> bool {
        let found = attributes.iter().find(|attribute| {
            let last = attribute.path().segments.last();
            let is_path = matches!(attribute.meta, syn::Meta::Path(_));
            is_path && last.is_some_and(|segment| segment.ident == name)
        });
        if let Some(attribute) = found {
            self.edits
                .push((attribute.span().byte_range(), String::new()));
        }
        found.is_some()
    }
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.buffer_output(&item.attrs, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.buffer_output(&item.attrs, &item.block);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_item_struct(&mut self, item: &'ast ItemStruct) {
        if !self.cut(&item.attrs, "derive_readable") {
            return;
        }
        let name = &item.ident;
        let mut fields = String::new();
        for (member, field) in item.fields.members().zip(&item.fields) {
            let (member, ty) = (member.to_token_stream(), field.ty.to_token_stream());
            let readable = format!("<{ty} as ::proconio::source::Readable>");
            fields += &format!("{member}: {readable}::read(source), ");
            let place = field.ty.span().byte_range();
            self.edits.push((place, format!("{readable}::Output")));
        }
        let implementation = format!(
            " impl ::proconio::source::Readable for {name} {{ type Output = {name}; \
             fn read<R: ::std::io::BufRead, S: ::proconio::source::Source<R>>(source: &mut S) -> \
             {name} {{ {name} {{ {fields}}} }} }}"
        );
        self.insert(item.span().byte_range().end, &implementation);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast ItemExternCrate) {
        if item.ident == DERIVE {
            self.edits.push((item.span().byte_range(), String::new()));
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let UseTree::Path(path) = &item.tree else {
            return;
        };
        let is_attribute = |tree: &UseTree| match tree {
            UseTree::Name(name) => ATTRIBUTES.iter().any(|attribute| name.ident == attribute),
            _ => false,
        };
        let mut cut = |part: &dyn ToTokens| {
            self.edits.push((part.span().byte_range(), String::new()));
        };
        match &*path.tree {
            _ if path.ident != "proconio" && path.ident != DERIVE => {}
            tree if is_attribute(tree) => cut(item),
            UseTree::Group(group) => {
                let names = group.items.pairs();
                names
                    .filter(|pair| is_attribute(pair.value()))
                    .for_each(|pair| cut(&pair));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_become_code_on_their_lines() {
        let source = "use proconio::{fastout,\n    input};\n#[fastout]\nfn main() {\n    \
            println!();\n}\n";
        let text = written_out(source).unwrap();
        assert!(
            text.starts_with("use proconio::{\n    input};\n\nfn main() { let __proconio"),
            "{text}"
        );
        assert_eq!(text.lines().count(), source.lines().count());
        assert!(
            text.contains("println!();\n}; <::std::io::BufWriter"),
            "{text}"
        );
        assert_eq!(written_out("fn fastout() {}"), None);
        let source = "#[macro_use]\nextern crate proconio_derive as _;\n#[fastout]\nfn main() {}";
        let text = written_out(source).unwrap();
        assert!(text.starts_with("\n\nfn main() { let"), "{text}");
        let text = written_out("impl S { #[fastout] fn show(&self) {} }").unwrap();
        assert!(text.contains("fn show(&self) { let __proconio"), "{text}");
        let source = "#[proconio::derive_readable]\nstruct P(usize, proconio::marker::Chars);\n";
        let text = written_out(source).unwrap();
        let first = "struct P(<usize as ::proconio::source::Readable>::Output, \
            <proconio :: marker :: Chars as ::proconio::source::Readable>::Output); impl ";
        assert!(text.starts_with(&format!("\n{first}")), "{text}");
        assert!(text.contains("P { 0: <usize as"), "{text}");
    }
}
