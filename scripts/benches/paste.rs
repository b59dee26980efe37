//! What `cargo x paste` makes of well-known crates.
//!
//! `cargo bench -p scripts --bench paste` bundles the programs of `tests/paste` that use
//! them, prints bytes and the least of several times from reading to compiled;
//! with `README=write` it writes them into CONTRIBUTING.md.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use scripts::config::Judge;
use scripts::paste::{Pasted, paste_file};

#[path = "../tests/it/support/page.rs"]
mod page;

const CRATES: [(&str, &str); 11] = [
    ("ac-library-rs", "ac_library"),
    ("either", "either"),
    ("fixedbitset", "fixedbitset"),
    ("itertools", "itertools"),
    ("maplit", "maplit"),
    ("num-integer, num-traits", "num"),
    ("permutohedron", "permutohedron"),
    ("proconio", "proconio"),
    ("rustc-hash", "rustc_hash"),
    ("smallvec", "smallvec"),
    ("superslice", "superslice"),
];
const ROUNDS: usize = 3;

fn main() {
    let mut table = "| crate | sources, bytes | bundled | minified | seconds |\n".to_string();
    table += "|---|---:|---:|---:|---:|\n";
    for (name, program) in CRATES {
        let rounds: Vec<Pasted> = (0..ROUNDS).map(|_| bundle(program, false)).collect();
        let seconds = rounds.iter().map(spent).fold(f64::INFINITY, f64::min);
        let (before, bytes) = (rounds[0].bytes_before, rounds[0].text.len());
        let squeezed = bundle(program, true).text.len();
        let _ = writeln!(
            table,
            "| {name} | {before} | {bytes} | {squeezed} | {seconds:.1} |"
        );
    }
    print!("{table}");
    if std::env::var_os("README").is_some() {
        let text = page::with_part(&page::read(page::CONTRIBUTING), "crates", &table);
        page::write(page::CONTRIBUTING, &text);
    }
}

/// For a judge that has nothing but rustc.
fn bundle(program: &str, minify: bool) -> Pasted {
    let judge = Judge {
        rustc: None,
        edition: "2024".into(),
        source_limit: 1 << 19,
        crates: BTreeMap::new(),
    };
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/paste");
    let source = programs.join("src/bin").join(program).with_extension("rs");
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("paste");
    paste_file(&programs, &source, "bare", &judge, minify, &scratch).expect("it bundles")
}

/// Seconds until it was compiled.
fn spent(pasted: &Pasted) -> f64 {
    pasted
        .timings
        .steps
        .iter()
        .map(|(_, seconds)| seconds)
        .sum()
}
