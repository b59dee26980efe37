//! Job objects: their processes have their limits and end with them.

use std::os::windows::io::{AsRawHandle as _, FromRawHandle as _, OwnedHandle};
use std::process::Child;
use std::{io, ptr};

use windows_sys::Win32::Foundation::{HANDLE, INVALID_HANDLE_VALUE};
use windows_sys::Win32::System::Diagnostics::ToolHelp::{
    CreateToolhelp32Snapshot, TH32CS_SNAPTHREAD, THREADENTRY32, Thread32First, Thread32Next,
};
use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION,
    JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE, JOB_OBJECT_LIMIT_PROCESS_MEMORY,
    JOB_OBJECT_LIMIT_PROCESS_TIME, JOBOBJECT_EXTENDED_LIMIT_INFORMATION,
    JobObjectExtendedLimitInformation, SetInformationJobObject, TerminateJobObject,
};
use windows_sys::Win32::System::Threading::{OpenThread, ResumeThread, THREAD_SUSPEND_RESUME};

use crate::system::confined::Limits;

/// A job object. All its processes are killed together, also when this process ends.
#[derive(Debug)]
pub struct Job(OwnedHandle);

impl Job {
    /// Makes a job object with these limits. It ends its processes when it is closed.
    ///
    /// # Errors
    /// If the system cannot create a job object.
    pub fn new(limits: &Limits) -> io::Result<Self> {
        #[expect(unsafe_code, reason = "the standard library has no such call")]
        // SAFETY: neither attributes nor a name are given.
        let handle = unsafe { CreateJobObjectW(ptr::null(), ptr::null()) };
        if handle.is_null() {
            return Err(io::Error::last_os_error());
        }
        #[expect(unsafe_code, reason = "a handle of the system's")]
        // SAFETY: it was made just now, and nothing else closes it.
        let job = Self(unsafe { OwnedHandle::from_raw_handle(handle) });
        job.limit(limits)?;
        Ok(job)
    }

    fn limit(&self, limits: &Limits) -> io::Result<()> {
        let mut information = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        let basic = &mut information.BasicLimitInformation;
        // Children cannot leave the job. The flag for exceptions prevents a dialog after a crash.
        basic.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
            | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION
            | JOB_OBJECT_LIMIT_PROCESS_MEMORY
            | JOB_OBJECT_LIMIT_PROCESS_TIME;
        let tenths = limits.end().as_micros().saturating_mul(10);
        basic.PerProcessUserTimeLimit = i64::try_from(tenths).unwrap_or(i64::MAX);
        information.ProcessMemoryLimit =
            usize::try_from(limits.address_space).unwrap_or(usize::MAX);
        #[expect(unsafe_code, reason = "the standard library has no such call")]
        // SAFETY: the handle is open, and the pointer is to a value of the size that is said.
        let is_set = unsafe {
            SetInformationJobObject(
                self.0.as_raw_handle(),
                JobObjectExtendedLimitInformation,
                (&raw const information).cast(),
                size_of_val(&information) as u32,
            )
        };
        succeeded(is_set)
    }

    /// Adds a process, and all that it will start, to this job.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn take(&self, process: &Child) -> io::Result<()> {
        #[expect(unsafe_code, reason = "the standard library has no such call")]
        // SAFETY: both handles are open.
        succeeded(unsafe {
            AssignProcessToJobObject(self.0.as_raw_handle(), process.as_raw_handle())
        })
    }

    /// Kills all processes of the job.
    pub fn kill(&self) {
        #[expect(unsafe_code, reason = "the standard library has no such call")]
        // SAFETY: the handle is open. It fails only if no process is left to kill.
        unsafe {
            TerminateJobObject(self.0.as_raw_handle(), 1);
        }
    }
}

fn succeeded(is_done: i32) -> io::Result<()> {
    if is_done == 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}

/// Resumes the threads of a process: the standard library does not expose them.
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
