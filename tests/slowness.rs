//! How much slower this machine is than the one on which the time limits were tried.

use std::process::Command;
use std::time::Duration;

use anyhow::{Result, ensure};
use scripts::runner::{HELPER_LIMITS, Limits, build, run_program};

/// Computes, sorts, and reads and writes memory here and there, as solutions do.
const YARDSTICK: &str = r#"
fn main() {
    let mut random = 1_u64;
    let mut table = vec![0_u32; 1 << 20];
    for _ in 0..12_000_000 {
        random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let place = (random >> 44) as usize;
        table[place] = table[place / 2].wrapping_add(random as u32 % 1_000_003);
    }
    table.sort_unstable();
    println!("{}", table[1 << 19]);
}
"#;

/// The processor time that it took there.
const THERE: Duration = Duration::from_millis(70);

const LIMITS: Limits = Limits {
    cpu: Duration::from_secs(60),
    wall: Duration::from_secs(600),
    address_space: 1 << 30,
    output: 1 << 20,
    ..HELPER_LIMITS
};

/// No machine is taken for slower than this.
pub const SLOWEST: u32 = 10;

/// How many times as long as there a program computes here and now; 1 if not longer.
///
/// # Errors
/// If the yardstick cannot be compiled or run.
pub fn slowness() -> Result<f64> {
    let folder = tempfile::tempdir()?;
    let source = folder.path().join("yardstick.rs");
    let program = folder.path().join("yardstick");
    fs_err::write(&source, YARDSTICK)?;
    build::single_file(&source, &program)?;
    let mut longest = THERE;
    for _ in 0..3 {
        let usage = run_program(&mut Command::new(&program), None, LIMITS)?.usage;
        ensure!(usage.status.success(), "the yardstick: {}", usage.status);
        longest = longest.max(usage.cpu);
    }
    Ok(longest.div_duration_f64(THERE).min(SLOWEST.into()))
}
