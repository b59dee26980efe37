//! Names of module families and of course chapters.

use maud::Markup;

use crate::site::Site;

/// Key of a family or chapter: `trees-and-graphs`.
pub fn key(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

/// Translated name of the family or chapter.
///
/// # Panics
/// If the texts lack the name.
pub fn name(site: &Site, name: &str) -> Markup {
    site.texts.show(&format!("family.{}", key(name)))
}
