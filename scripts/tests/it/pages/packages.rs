//! Makes CONTRIBUTING's table of packages: description and used packages.

use std::collections::BTreeSet;

use crate::house::packages::{self, Package};
use crate::support::page;

/// The page with an updated table of packages, from cargo's metadata.
pub fn listed(page: &str) -> String {
    let rows = packages::all().iter().map(row).collect::<String>();
    let table = format!("| package | is | uses | in tests |\n|---|---|---|---|\n{rows}");
    page::with_part(page, "packages", &table)
}

fn row(package: &Package) -> String {
    let names = |names: &BTreeSet<String>| {
        let names = names.iter().map(|name| format!("`{name}`"));
        names.collect::<Vec<_>>().join(", ")
    };
    format!(
        "| `{}/` | {} | {} | {} |\n",
        package.folder,
        package.description,
        names(&package.uses),
        names(&package.tests_use)
    )
}
