//! The operating system behind one interface, with a file each for Linux, macOS and Windows.
//!
//! A [`Confined`] process cannot outlive its limits, and its children end with it. The other
//! functions cover what else differs between systems: the size of a stack, the replacement of an
//! open file, the clipboard.
//!
//! What sandboxes of judges do (isolate of the IOI, DOMjudge's runguard), and what this does:
//!
//! | | isolate, runguard | here |
//! |---|---|---|
//! | processor time | of all processes | of all descendants on Linux, but of children that nobody waits for only what is seen 20 times a second; elsewhere of those waited for |
//! | time on the clock | limited | limited; an idle program ends early (not on macOS) |
//! | memory | of all processes | of all descendants on Linux, seen 20 times a second; else of the largest process |
//! | stack, size of a file | limited | limited |
//! | `setsid`, double fork | killed | killed; on macOS they escape |
//! | terminal | none | none; on Windows it is shared |
//! | `kill` of the runner | the sandbox goes on | all end, compilers too; these go on on macOS |
//! | `kill -9` of the runner | the sandbox goes on | all end; on macOS they stay |
//! | number of processes | limited | unlimited |
//! | files, network | hidden | visible |
//! | user | another | your own; without a PID namespace it can kill its guard, and escape |
//! | root | needed | not needed |
//!
//! What a program can still do, because no cgroup is used, and other systems have no namespaces:
//!
//! - Everywhere: it runs as you. It reads, writes and deletes your files, uses the network, and
//!   starts as many processes as you may have. A stranger's solution belongs in a container.
//! - Linux: children that nobody waits for and that end within 50 ms cost it no time. Ten processes
//!   may have ten times the address space for as long as 50 ms, and are then judged by their sum.
//! - A container or kernel that forbids user namespaces: a program that kills its guard lives on.
//!   Root needs none of them, only the right to make a PID namespace.
//! - A system without `/proc/*/task/*/children`, such as gVisor: time and memory of children count
//!   only if their parent waits for them, and an idle program runs until the clock ends it.
//! - macOS: who calls `setsid` lives on uncounted, memory is seen only when the program has ended,
//!   an idle program runs until the clock ends it, and time is cut at whole seconds.
//! - Windows: children end with the program, but each has the whole time and memory. Only the
//!   program's own are in the verdict. It can write to your console, past the filter.

mod confined;
pub mod files;
pub mod http;
pub mod interrupt;
pub mod opener;
pub mod output;
pub mod toolchain;
#[cfg(unix)]
mod unix;

#[cfg(target_os = "linux")]
#[path = "linux/mod.rs"]
mod platform;
#[cfg(all(unix, not(target_os = "linux")))]
#[path = "macos.rs"]
mod platform;
#[cfg(windows)]
#[path = "windows/mod.rs"]
mod platform;

use std::path::PathBuf;

pub use confined::{
    Confined, DEFAULT_STACK_LIMIT, HELPER_LIMITS, Limits, Streams, Usage, kill_all,
};
pub use platform::{
    NO_INPUT, NOTICES_IDLERS, PYTHON, Process, SKIP_KEY, Stream, copy_to_clipboard, free_space,
    grant_stack, has_typed, is_executable, is_in_use, is_running, open_in_browser, own_memory,
    own_processor_time, stack_granted, sync_folder, sync_many,
};
#[cfg(target_os = "linux")]
pub use platform::{end_group, launch_if_asked, launch_through, rename_to_free};

/// Does nothing: only Linux lists the children of a process.
#[cfg(not(target_os = "linux"))]
pub fn end_group() {}

/// Does nothing: only Linux needs a launcher.
#[cfg(not(target_os = "linux"))]
pub fn launch_if_asked() {}

/// Does nothing: only Linux needs a launcher.
#[cfg(not(target_os = "linux"))]
pub fn launch_through(_: &std::path::Path) {}

/// Gives a file a second name that no file has; the old name stays. Linux can rename it so.
///
/// # Errors
/// If there is a file of this name, or the disk has no links.
#[cfg(not(target_os = "linux"))]
pub fn rename_to_free(from: &std::path::Path, to: &std::path::Path) -> std::io::Result<()> {
    std::fs::hard_link(from, to)
}

/// Adds the system's extension to the path of an executable: `a` becomes `a.exe` on Windows.
pub fn executable(path: PathBuf) -> PathBuf {
    let mut path = path.into_os_string();
    path.push(std::env::consts::EXE_SUFFIX);
    path.into()
}
