//! Collects changes of the inlined text that make code of an older edition compile.

use std::collections::BTreeMap;

use super::view::RustcView;
use crate::rustc::Diagnostic;

/// A change of the text: the end of the replaced range, and the new text.
pub type Fix = (usize, String);

impl RustcView<'_> {
    /// Changes that remove these errors: start offset → change.
    pub fn fixes(&self, errors: &[Diagnostic]) -> BTreeMap<usize, Fix> {
        let of_edition = errors.iter().filter(|error| error.is_about_edition());
        let fixes = of_edition.flat_map(Diagnostic::fixes);
        let inlined = fixes.filter_map(|(place, text)| {
            let place = self.in_crates(place)?;
            Some((place.start, (place.end, text.to_string())))
        });
        let all = inlined.chain(self.captures(errors));
        all.chain(self.borrows(errors)).collect()
    }
}
