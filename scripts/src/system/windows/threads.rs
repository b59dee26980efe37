//! Resumes a suspended process: the standard library does not expose its thread.

use std::io;
use std::os::windows::io::{AsRawHandle as _, FromRawHandle as _, OwnedHandle};

use windows_sys::Win32::Foundation::{HANDLE, INVALID_HANDLE_VALUE};
use windows_sys::Win32::System::Diagnostics::ToolHelp::{
    CreateToolhelp32Snapshot, TH32CS_SNAPTHREAD, THREADENTRY32, Thread32First, Thread32Next,
};
use windows_sys::Win32::System::Threading::{OpenThread, ResumeThread, THREAD_SUSPEND_RESUME};

/// Resumes the threads of a process.
///
/// # Errors
/// If the threads cannot be found or resumed.
#[expect(unsafe_code, reason = "the standard library has no such calls")]
pub fn resume(process: u32) -> io::Result<()> {
    // SAFETY: all threads are asked for.
    let all = owned(unsafe { CreateToolhelp32Snapshot(TH32CS_SNAPTHREAD, 0) })?;
    let mut entry = THREADENTRY32 {
        dwSize: size_of::<THREADENTRY32>() as u32,
        ..Default::default()
    };
    // SAFETY: the handle is open, and the entry says its size.
    let mut is_there = unsafe { Thread32First(all.as_raw_handle(), &raw mut entry) };
    let mut resumed = 0;
    while is_there != 0 {
        if entry.th32OwnerProcessID == process {
            // SAFETY: a wrong number gives no handle.
            let thread = unsafe { OpenThread(THREAD_SUSPEND_RESUME, 0, entry.th32ThreadID) };
            let thread = owned(thread)?;
            // SAFETY: the handle is open and allows this.
            if unsafe { ResumeThread(thread.as_raw_handle()) } == u32::MAX {
                return Err(io::Error::last_os_error());
            }
            resumed += 1;
        }
        // SAFETY: as above.
        is_there = unsafe { Thread32Next(all.as_raw_handle(), &raw mut entry) };
    }
    if resumed == 0 {
        return Err(io::Error::other("a new process has no thread"));
    }
    Ok(())
}

fn owned(handle: HANDLE) -> io::Result<OwnedHandle> {
    if handle.is_null() || handle == INVALID_HANDLE_VALUE {
        return Err(io::Error::last_os_error());
    }
    #[expect(unsafe_code, reason = "a handle of the system's")]
    // SAFETY: it was opened just now, and nothing else closes it.
    Ok(unsafe { OwnedHandle::from_raw_handle(handle) })
}
