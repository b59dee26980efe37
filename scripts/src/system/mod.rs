//! The operating system, behind one interface: a file each for Linux, macOS and Windows.
//!
//! A [`Confined`] process cannot outlive its limits, and takes its children with it. The rest are
//! questions that the systems answer differently: how large a stack may be, which permissions a
//! new file has, how a file is replaced that is open.

mod confined;
mod confinement;
mod files;
#[cfg(unix)]
mod programs_of_desktop;
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
    launch_if_asked, launch_through, make_readable_by_all, new_file, open_in_browser,
    stack_granted, sync_folder,
};
