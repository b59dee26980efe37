//! Makes the tree of parts from a text.

use anyhow::Result;

use super::items::collect_parts;
use super::tree::Tree;
use crate::syntax::tokens::parse_with_tokens;

/// The tree of a text in which each imported name has its own `use`.
///
/// # Errors
/// If the text does not parse.
pub fn parse_tree(text: String) -> Result<Tree> {
    let (syntax, tokens) = parse_with_tokens(&text)?;
    let parts = collect_parts(&text, &syntax, &tokens);
    let mut tree = Tree::new(text, parts);
    tree.forget_foreign_names();
    tree.find_argument_traits();
    Ok(tree)
}
