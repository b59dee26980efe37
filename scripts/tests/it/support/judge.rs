//! A judge for tests.

use std::collections::BTreeMap;

use scripts::judge::Profile;

/// A judge that has nothing but rustc.
pub fn bare() -> Profile {
    Profile {
        rustc: None,
        edition: "2024".into(),
        source_limit: 1 << 16,
        crates: BTreeMap::new(),
    }
}
