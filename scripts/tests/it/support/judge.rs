//! Runs the bundler for tests, without a workspace.

use std::path::Path;

use bundler::{Bundle, Request, Style, Target, Toolchain};
use scripts::system::toolchain;

/// Bundles a file for a judge with rustc and no crates.
pub fn bundle(root: &Path, source: &Path, scratch: &Path) -> anyhow::Result<Bundle> {
    let target = Target {
        judge: "bare".into(),
        edition: "2024".into(),
        source_limit: 1 << 16,
        ..Target::default()
    };
    let toolchain = Toolchain {
        cargo: env!("CARGO").into(),
        rustc: toolchain::rustc(),
        judge_rustc: None,
    };
    bundler::bundle(&Request {
        root,
        source,
        target: &target,
        toolchain: &toolchain,
        style: Style::Readable,
        scratch,
        cache: None,
    })
}
