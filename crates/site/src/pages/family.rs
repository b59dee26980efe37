//! Families of modules and chapters of the course, by name.

use maud::Markup;

use crate::site::Site;

/// `trees-and-graphs`
pub fn key(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

/// The family's name in all languages.
///
/// # Panics
/// If the texts lack it.
pub fn name(site: &Site, name: &str) -> Markup {
    site.texts.show(&format!("family.{}", key(name)))
}
