//! Job object: its processes have its limits and end with it.

use std::io;
use std::os::windows::io::{AsRawHandle as _, FromRawHandle as _, OwnedHandle};
use std::process::Child;
use std::ptr;

use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION,
    JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE, JOB_OBJECT_LIMIT_PROCESS_MEMORY,
    JOB_OBJECT_LIMIT_PROCESS_TIME, JOBOBJECT_EXTENDED_LIMIT_INFORMATION,
    JobObjectExtendedLimitInformation, SetInformationJobObject, TerminateJobObject,
};

use super::super::confinement::Limits;

/// Job object; all its processes are killed together, also when this process ends.
#[derive(Debug)]
pub struct Job(OwnedHandle);

impl Job {
    /// Job object with these limits, which ends its processes when it is closed.
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
        // Children belong to the job too, because breaking away is not allowed. The flag for
        // exceptions prevents a dialog window after a crash.
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

    /// Adds the process, and all processes that it will start, to this job.
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
