//! A judge for tests.

use std::collections::BTreeMap;

use scripts::config::Judge;

/// A judge that has nothing but rustc.
pub fn bare() -> Judge {
    Judge {
        rustc: None,
        edition: "2024".into(),
        source_limit: 1 << 16,
        crates: BTreeMap::new(),
    }
}
