//! Computes byte ranges of items and blocks.

use std::ops::Range;

use syn::spanned::Spanned;
use syn::{Block, Item, ItemMod, Visibility};

/// Byte range of an item with its attributes.
pub fn place(item: &Item) -> Range<usize> {
    match item {
        Item::Mod(item) => place_of_module(item),
        _ => item.span().byte_range(),
    }
}

/// Byte range of a module with its attributes, from its first and last token: `item.span()` would
/// read the whole module.
pub fn place_of_module(item: &ItemMod) -> Range<usize> {
    let keyword = item.unsafety.map_or(item.mod_token.span, |word| word.span);
    let start = match (item.attrs.first(), &item.vis) {
        (Some(attribute), _) => attribute.pound_token.span,
        (None, Visibility::Inherited) => keyword,
        (None, visibility) => visibility.span(),
    };
    let end = match (&item.content, item.semi) {
        (Some((braces, _)), _) => braces.span.close(),
        (None, Some(semicolon)) => semicolon.span,
        (None, None) => item.ident.span(),
    };
    start.byte_range().start..end.byte_range().end
}

/// Byte range of a block, from its braces: the span of a syntax tree costs writing out its tokens.
pub fn place_of_block(block: &Block) -> Range<usize> {
    let braces = block.brace_token.span;
    braces.open().byte_range().start..braces.close().byte_range().end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_s_place_is_that_of_all_its_tokens() {
        for text in [
            "mod a;",
            "/// A.\n#[cfg(b)] pub(crate) mod a { fn b() {} }",
            "pub mod a { mod c {} }",
            "unsafe mod a {}",
        ] {
            let file = syn::parse_file(&format!("use b; {text} ")).unwrap();
            let item = &file.items[1];
            assert_eq!(place(item), item.span().byte_range(), "{text}");
            assert_eq!(place(item).len(), text.len());
        }
    }
}
