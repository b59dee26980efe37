//! What `cargo x paste` makes of well-known crates.
//!
//! `cargo bench -p scripts --bench paste` bundles the programs of `tests/paste` that use
//! them, prints bytes and the least of several times from reading to compiled;
//! with `README=write` it writes them into CONTRIBUTING.md.

use std::fmt::Write as _;
use std::path::Path;

use bundler::{Bundle, Request, Target, Toolchain};

const CONTRIBUTING: &str = "CONTRIBUTING.md";

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
        let rounds: Vec<Bundle> = (0..ROUNDS).map(|_| bundle(program, false)).collect();
        let seconds = rounds.iter().map(spent).fold(f64::INFINITY, f64::min);
        let (before, bytes) = (rounds[0].bytes_before, rounds[0].text.len());
        let squeezed = bundle(program, true).text.len();
        let _ = writeln!(
            table,
            "| {name} | {before} | {bytes} | {squeezed} | {seconds:.1} |"
        );
    }
    print!("{table}");
    if page::is_written() {
        let text = page::with_part(&page::read(CONTRIBUTING), "crates", &table);
        page::write(CONTRIBUTING, &text);
    }
}

/// For a judge that has nothing but rustc.
fn bundle(program: &str, minify: bool) -> Bundle {
    let target = Target {
        judge: "bare".into(),
        edition: "2024".into(),
        source_limit: 1 << 19,
        ..Target::default()
    };
    let toolchain = Toolchain {
        cargo: env!("CARGO").into(),
        rustc: "rustc".into(),
    };
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/paste");
    bundler::bundle(&Request {
        root: &programs,
        source: &programs.join("src/bin").join(program).with_extension("rs"),
        target: &target,
        toolchain: &toolchain,
        minify,
        scratch: &Path::new(env!("CARGO_TARGET_TMPDIR")).join("paste"),
    })
    .expect("it bundles")
}

/// Seconds until it was compiled.
fn spent(bundle: &Bundle) -> f64 {
    bundle
        .timings
        .steps
        .iter()
        .map(|(_, seconds)| seconds)
        .sum()
}
