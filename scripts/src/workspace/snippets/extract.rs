//! Extracts the marked items of a file as text, so that comments and layout survive.

use std::ops::Range;

use bundler::item_attributes as attributes;
use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Error, File, Ident, ImplItem, Item, Meta, Result};

use super::attribute::{self, Marks};

/// Item marked with `#[snippet]`.
#[derive(Debug)]
pub struct Part {
    pub marks: Marks,
    /// Text as written, without the attributes `#[snippet]`, hidden docs and tests.
    pub text: String,
    /// Line of the item's first attribute, counted from 1.
    pub line: usize,
    /// `true` if it is a `use` declaration.
    pub is_use: bool,
    /// `true` if the part follows the previous one without a blank line.
    pub touches_previous: bool,
}

/// Marked items of a file in the order of its text.
///
/// # Errors
/// If the text does not parse or an attribute would be ignored; the error has the place.
pub fn parts(source: &str) -> Result<Vec<Part>> {
    let tokens = bundler::lex(source).map_err(unreadable)?;
    let file: File = syn::parse2(without_tests(tokens.clone())).map_err(unreadable)?;
    let mut extractor = Extractor {
        source,
        parts: Vec::new(),
        last_end: 0,
        understood: Vec::new(),
    };
    let docs_end = file.attrs.last().map_or(0, end);
    extractor.items(&file.items, docs_end)?;
    refuse_unread(&tokens, &extractor.understood)?;
    Ok(extractor.parts)
}

/// The tokens without those in `#[cfg(test)] mod tests { … }`: half of a file, and never exported.
fn without_tests(tokens: TokenStream) -> TokenStream {
    let mut kept: Vec<TokenTree> = Vec::new();
    for token in tokens {
        let is_test = |[hash, cfg, module, _]: &[TokenTree; 4]| {
            [hash, cfg, module].map(TokenTree::to_string) == ["#", "[cfg (test)]", "mod"]
        };
        let token = match token {
            TokenTree::Group(group) if kept.last_chunk().is_some_and(is_test) => {
                let mut empty = Group::new(group.delimiter(), TokenStream::new());
                empty.set_span(group.span());
                empty.into()
            }
            token => token,
        };
        kept.push(token);
    }
    kept.into_iter().collect()
}

fn unreadable(error: Error) -> Error {
    let message = format!("this is not Rust: {error}; `cargo check` says more");
    Error::new(error.span(), message)
}

struct Extractor<'a> {
    source: &'a str,
    parts: Vec<Part>,
    /// End of the last part, as a byte offset.
    last_end: usize,
    /// Byte offsets of the `#[snippet]` attributes that were read.
    understood: Vec<usize>,
}

impl Extractor<'_> {
    /// Extracts items; `before` is the offset where the text in front of the first item begins.
    fn items(&mut self, items: &[Item], mut before: usize) -> Result<()> {
        for item in items {
            if is_test(attributes(item)) {
                // A `#[snippet]` in a test is refused later, because it was not read.
            } else {
                self.item(item, before)?;
                if let Item::Mod(module) = item
                    && let Some((braces, items)) = &module.content
                {
                    let inner = module.attrs.iter().map(end);
                    let open = braces.span.open().byte_range().end;
                    self.items(items, inner.fold(open, usize::max))?;
                }
            }
            before = end(item);
        }
        Ok(())
    }

    fn item(&mut self, item: &Item, before: usize) -> Result<()> {
        let Some(marks) = Marks::read(attributes(item), default_name(item))? else {
            return Ok(());
        };
        if let Item::Mod(module) = item
            && module.content.is_none()
        {
            let message = "the module's text lies in another file; mark the items there";
            return Err(Error::new(item.span(), message));
        }
        let range = with_comments(self.source, item.span().byte_range(), before);
        let mut holes = Holes {
            hide_docs: marks.doc_hidden,
            ranges: Vec::new(),
        };
        holes.visit_item(item);
        let read = attributes(item).iter().filter(|a| is_snippet(a));
        self.understood
            .extend(read.map(|a| a.span().byte_range().start));
        let between = self.source.get(self.last_end..range.start);
        self.parts.push(Part {
            marks,
            text: holes.fill(self.source, range.clone()),
            line: item.span().start().line,
            is_use: matches!(item, Item::Use(_)),
            touches_previous: between
                .is_some_and(|text| text.trim().is_empty() && text.matches('\n').count() < 2),
        });
        self.last_end = range.end;
        Ok(())
    }
}

/// Range of the item with the `//` lines directly above it and the `//` after its end.
fn with_comments(source: &str, item: Range<usize>, before: usize) -> Range<usize> {
    let is_comment = |line: &&str| line.trim_start().starts_with("//");
    let above = &source[before..item.start];
    let above = &above[..above.rfind('\n').map_or(0, |end| end + 1)];
    // A comment on the last line of the previous item belongs to that item.
    let lines: Vec<&str> = above
        .split_inclusive('\n')
        .skip(usize::from(before > 0))
        .collect();
    let comments = lines.iter().copied().rev().take_while(is_comment);
    let start = match comments.map(str::len).sum::<usize>() {
        0 => item.start,
        height => before + above.len() - height,
    };
    let rest = source[item.end..].lines().next().unwrap_or_default();
    let behind = if is_comment(&rest) { rest.len() } else { 0 };
    start..item.end + behind
}

/// Ranges that are left out of an item's text.
struct Holes {
    hide_docs: bool,
    ranges: Vec<Range<usize>>,
}

impl Holes {
    /// Text of `range` without the holes and without the white space after each hole.
    fn fill(mut self, source: &str, range: Range<usize>) -> String {
        self.ranges.sort_by_key(|hole| hole.start);
        let mut text = String::new();
        let mut from = range.start;
        for hole in self.ranges {
            text.push_str(&source[from..hole.start]);
            let rest = &source[hole.end..range.end];
            from = range.end - rest.trim_start().len();
        }
        text.push_str(&source[from..range.end]);
        text
    }
}

impl<'ast> Visit<'ast> for Holes {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        let is_doc = matches!(&attribute.meta, Meta::NameValue(doc) if doc.path.is_ident("doc"));
        if is_snippet(attribute) || self.hide_docs && is_doc {
            self.ranges.push(attribute.span().byte_range());
        }
    }

    fn visit_item(&mut self, item: &'ast Item) {
        if is_test(attributes(item)) {
            self.ranges.push(item.span().byte_range());
        } else {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes: &[Attribute] = match item {
            ImplItem::Const(item) => &item.attrs,
            ImplItem::Fn(item) => &item.attrs,
            ImplItem::Type(item) => &item.attrs,
            ImplItem::Macro(item) => &item.attrs,
            _ => &[],
        };
        if is_test(attributes) {
            self.ranges.push(item.span().byte_range());
        } else {
            visit::visit_impl_item(self, item);
        }
    }
}

/// Refuses a `#[snippet]` that did not produce a part (on a method, on a statement, in a test):
/// cargo-snippet would silently ignore it.
fn refuse_unread(tokens: &TokenStream, understood: &[usize]) -> Result<()> {
    let mut hash: Option<Span> = None;
    for token in tokens.clone() {
        match &token {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                hash = Some(mark.span());
                continue;
            }
            TokenTree::Punct(mark) if mark.as_char() == '!' && hash.is_some() => continue,
            TokenTree::Group(group) => {
                if let Some(hash) = hash
                    && group.delimiter() == Delimiter::Bracket
                    && syn::parse2::<Meta>(group.stream())
                        .is_ok_and(|meta| attribute::is_snippet(meta.path()))
                    && !understood.contains(&hash.byte_range().start)
                {
                    let message = "`#[snippet]` has no effect here; mark an item that is not \
                                   inside a function, an impl, a macro or a test";
                    return Err(Error::new(hash, message));
                }
                refuse_unread(&group.stream(), understood)?;
            }
            _ => {}
        }
        hash = None;
    }
    Ok(())
}

fn end(node: &impl Spanned) -> usize {
    node.span().byte_range().end
}

fn is_snippet(attribute: &Attribute) -> bool {
    attribute::is_snippet(attribute.path())
}

/// Returns whether the attributes contain `#[test]` or `#[cfg(test)]`.
pub fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        Meta::NameValue(_) => false,
    })
}

/// Name that `#[snippet]` takes from an item if it states none; as in cargo-snippet.
fn default_name(item: &Item) -> Option<&Ident> {
    match item {
        Item::Const(item) => Some(&item.ident),
        Item::Enum(item) => Some(&item.ident),
        Item::Fn(item) => Some(&item.sig.ident),
        Item::Mod(item) => Some(&item.ident),
        Item::Static(item) => Some(&item.ident),
        Item::Struct(item) => Some(&item.ident),
        Item::Trait(item) => Some(&item.ident),
        Item::Union(item) => Some(&item.ident),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<String> {
        let parts = parts(source).unwrap();
        parts.into_iter().map(|part| part.text).collect()
    }

    fn error(source: &str) -> (usize, String) {
        let error = parts(source).unwrap_err();
        (error.span().start().line, error.to_string())
    }

    #[test]
    fn comments_survive_wherever_they_stand() {
        let source = "//! Head.\n\n// why\n// so\n#[snippet(\"a\")] // marked\nfn a() {\n    // inside\n    1 // behind\n}\n\
                      const B: u8 = 1; // not a's\n// of c\n#[snippet]\nconst C: u8 = 2; // two\n";
        assert_eq!(
            texts(source),
            [
                "// why\n// so\n// marked\nfn a() {\n    // inside\n    1 // behind\n}",
                "// of c\nconst C: u8 = 2; // two"
            ]
        );
    }

    #[test]
    fn a_comment_above_a_blank_line_is_not_the_items() {
        assert_eq!(
            texts("// chapter\n\n#[snippet]\nfn a() {}\n"),
            ["fn a() {}"]
        );
    }

    #[test]
    fn docs_go_only_where_they_are_hidden() {
        let body = "/// Out.\n/** Block. */\nfn a(\n    /// In.\n    x: u8,\n) {\n    //! Inner.\n    // stays\n}";
        assert_eq!(texts(&format!("#[snippet]\n{body}")), [body]);
        assert_eq!(
            texts(&format!("#[snippet(doc_hidden)]\n{body}")),
            ["fn a(\n    x: u8,\n) {\n    // stays\n}"]
        );
    }

    #[test]
    fn literals_stay_byte_for_byte() {
        let body = "fn a() -> [char; 2] {\n    let _ = r#\"`$1`\t\\${2}\"#;\n    ['\\\\', '⊕']\n}";
        assert_eq!(texts(&format!("#[snippet]\n{body}")), [body]);
    }

    #[test]
    fn tests_are_left_out() {
        let source = "#[snippet(\"m\")]\nmod m {\n    #[cfg(test)]\n    mod tests {\n        fn t() {}\n    }\n    struct S;\n    impl S {\n        #[cfg(test)]\n        fn t() {}\n    }\n    #[test]\n    fn t() {}\n}";
        assert_eq!(
            texts(source),
            ["mod m {\n    struct S;\n    impl S {\n        }\n    }"]
        );
    }

    #[test]
    fn a_marked_module_is_whole_and_a_marked_item_in_it_is_alone() {
        let source = "#[snippet]\nmod m {\n    //! About m.\n    // of f\n    #[snippet(\"f\")]\n    pub fn f() {}\n}";
        let parts = parts(source).unwrap();
        assert_eq!(parts[0].marks.names, ["m"]);
        assert_eq!(
            parts[0].text,
            "mod m {\n    //! About m.\n    // of f\n    pub fn f() {}\n}"
        );
        assert_eq!(parts[1].marks.names, ["f"]);
        assert_eq!(parts[1].text, "    // of f\n    pub fn f() {}");
    }

    #[test]
    fn lines_are_counted_from_the_first_attribute() {
        let source = "fn x() {}\n\n/// Doc.\n#[snippet]\nfn a() {}\n#[snippet]\nfn b() {}\n\n#[snippet]\nfn c() {}\n";
        let parts = parts(source).unwrap();
        let lines: Vec<_> = parts.iter().map(|p| (p.line, p.touches_previous)).collect();
        assert_eq!(lines, [(3, false), (6, true), (9, false)]);
    }

    #[test]
    fn an_attribute_that_would_be_lost_is_an_error() {
        for source in [
            "struct A;\nimpl A {\n    #[snippet]\n    fn f() {}\n}",
            "fn f() {\n\n    #[snippet(\"x\")]\n    fn g() {}\n}",
            "#[cfg(test)]\nmod tests {\n    #[snippet]\n    fn f() {}\n}",
            "m! {\n\n    #[cargo_snippet::snippet]\n    fn f() {}\n}",
        ] {
            let (line, message) = error(source);
            assert_eq!(line, 3, "{source}");
            assert!(message.contains("has no effect here"), "{message}");
        }
        assert_eq!(error("#![snippet(\"file\")]\nfn a() {}").0, 1);
        assert!(
            error("#[snippet]\nmod m;")
                .1
                .contains("mark the items there")
        );
    }

    #[test]
    fn a_file_that_does_not_parse_says_where() {
        assert_eq!(error("fn a() {}\nfn b( {}\n").0, 2);
        assert_eq!(error("fn a() {}\n\nfn b() {\n").0, 3);
    }
}
