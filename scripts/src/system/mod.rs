//! The operating system behind one interface, with a file each for Linux, macOS and Windows.
//!
//! A [`Confined`] process cannot outlive its limits, and its children end with it. The other
//! functions cover further differences between systems: the maximal size of a stack, the
//! permissions of a new file, the replacement of an open file.

mod confined;
mod confinement;
mod files;
#[cfg(unix)]
mod programs_of_desktop;
#[cfg(unix)]
mod signals;
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

pub use confined::{Confined, Streams, Usage, kill_all};
pub use confinement::{Confinement, Limits};
pub use files::{copy_folder, executable, put_in_place};
pub use platform::{
    NO_INPUT, NOTICES_IDLERS, PYTHON, Process, Stream, copy_to_clipboard, grant_stack,
    launch_if_asked, launch_through, make_readable_by_all, new_file, open_in_browser, signal_name,
    stack_granted, sync_folder, tell_signals_apart,
};
