//! Packs the collection for a release build. A debug build carries none: it is built in a clone,
//! which is the collection.

#[path = "src/pack.rs"]
mod pack;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let (archive, list) = if is_release {
        for path in pack::PATHS {
            println!("cargo:rerun-if-changed={}", root.join(path).display());
        }
        let pack = pack::pack(&root).expect("the collection is in the checkout that is built");
        (pack.archive, pack.list)
    } else {
        println!("cargo:rerun-if-changed=build.rs");
        (Vec::new(), String::new())
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("collection.tar.gz"), &archive).expect("cargo's folder is writable");
    fs::write(out.join("collection.txt"), list).expect("cargo's folder is writable");
    let mut checksum = flate2::Crc::new();
    checksum.update(&archive);
    println!("cargo:rustc-env=PACKED_CHECKSUM={:08x}", checksum.sum());
    let commit = is_release.then(|| commit(&root)).flatten();
    println!(
        "cargo:rustc-env=PACKED_COMMIT={}",
        commit.unwrap_or_default()
    );
}

/// Commit that is built, shortened; `None` if git doesn't know it.
fn commit(root: &Path) -> Option<String> {
    let git = |arguments: &[&str]| {
        let mut git = Command::new("git");
        git.arg("rev-parse").args(arguments).current_dir(root);
        let output = git.output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8(output.stdout).ok()?.trim().to_string())
    };
    // Sources without a repository may lie in another one.
    git(&["--show-prefix"]).filter(|below| below.is_empty())?;
    // Its log changes with each commit and checkout.
    let log = root.join(git(&["--git-path", "logs/HEAD"])?);
    if log.is_file() {
        println!("cargo:rerun-if-changed={}", log.display());
    }
    git(&["--short=10", "HEAD"])
}
