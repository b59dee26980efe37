//! Windows: a job object for each program, checked every few milliseconds.

mod job;
mod stack;

use std::fs::{File, Metadata};
use std::os::windows::io::{AsRawHandle as _, OwnedHandle, RawHandle};
use std::os::windows::process::{CommandExt as _, ExitStatusExt as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{io, ptr};

use job::{Job, resume};
pub use stack::grant_stack;
use windows_sys::Win32::Foundation::{
    ERROR_ACCESS_DENIED, ERROR_SHARING_VIOLATION, ERROR_USER_MAPPED_FILE, FILETIME, WAIT_FAILED,
    WAIT_OBJECT_0,
};
use windows_sys::Win32::Storage::FileSystem::{FILE_FLAG_OPEN_REPARSE_POINT, GetDiskFreeSpaceExW};
use windows_sys::Win32::System::ProcessStatus::{K32GetProcessMemoryInfo, PROCESS_MEMORY_COUNTERS};
use windows_sys::Win32::System::Threading::{
    CREATE_NEW_PROCESS_GROUP, CREATE_SUSPENDED, GetCurrentProcess, GetExitCodeProcess,
    GetProcessTimes, WaitForSingleObject,
};
use windows_sys::Win32::UI::Shell::ShellExecuteW;
use windows_sys::Win32::UI::WindowsAndMessaging::SW_SHOWNORMAL;

use super::confined::{Excess, Limits, Streams, Usage};

/// Commands that may start a Python program; the first comes with Python's installer.
pub const PYTHON: &[&str] = &["py", "python"];

/// Path of an empty file.
pub const NO_INPUT: &str = "NUL";

/// Open stream.
pub type Stream = OwnedHandle;

/// Takes every file for a program: its name decides.
pub fn is_executable(_: &Path) -> bool {
    true
}

/// Flags for opening a file.
pub(super) type OpenFlags = u32;

/// Flag for nothing: opening a file does not wait.
pub(super) const NONBLOCKING: OpenFlags = 0;

/// Flag that opens a link itself, which is no regular file.
pub(super) const NO_LINK: OpenFlags = FILE_FLAG_OPEN_REPARSE_POINT;

/// Takes every file for one without a second name: the standard library does not tell.
pub(super) fn has_one_name(_: &Metadata) -> bool {
    true
}

/// Key that ends what [`has_typed`] could end elsewhere.
pub const SKIP_KEY: &str = "Ctrl-C";

/// Returns `false`: a console also counts the keys that were released, and the mouse.
pub fn has_typed() -> bool {
    false
}

/// The system reports another process's processor time, so idle programs are noticed.
pub const NOTICES_IDLERS: bool = true;

/// Time between two checks of a program's time, memory and output.
pub(super) const POLL: Duration = Duration::from_millis(10);

/// Takes every process for running: a process number says little here.
pub fn is_running(_: i32) -> bool {
    true
}

/// Returns whether a file could not be replaced because a program has it open.
pub fn is_in_use(error: &io::Error) -> bool {
    // These codes do not distinguish an open file from a forbidden one.
    const CODES: [u32; 3] = [
        ERROR_ACCESS_DENIED,
        ERROR_SHARING_VIOLATION,
        ERROR_USER_MAPPED_FILE,
    ];
    let code = error.raw_os_error().map(i32::cast_unsigned);
    code.is_some_and(|code| CODES.contains(&code))
}

/// Does nothing: the file system keeps a journal of a folder's entries.
///
/// # Errors
/// Never fails.
pub fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Writes the files of a folder to the disk, many at a time.
///
/// # Errors
/// If a file cannot be opened or written.
pub fn sync_many(folder: &Path) -> io::Result<()> {
    const AT_ONCE: usize = 16;
    let files: Vec<_> = std::fs::read_dir(folder)?.collect::<io::Result<_>>()?;
    let sync = |file: &std::fs::DirEntry| {
        let file = std::fs::OpenOptions::new().write(true).open(file.path());
        file?.sync_all()
    };
    std::thread::scope(|scope| {
        let parts = files.chunks(files.len().div_ceil(AT_ONCE).max(1));
        let all = parts.map(|part| scope.spawn(|| part.iter().try_for_each(sync)));
        let all: Vec<_> = all.collect();
        let mut done = all.into_iter();
        done.try_for_each(|part| part.join().expect("no part panics"))
    })
}

/// Returns the bytes that the user may still write to the disk of this folder.
pub fn free_space(folder: &Path) -> Option<u64> {
    use std::os::windows::ffi::OsStrExt as _;
    let name: Vec<u16> = folder.as_os_str().encode_wide().chain([0]).collect();
    let mut free = 0;
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: the name ends with a zero, and the pointer is to a number that outlives the call.
    let is_known = unsafe {
        GetDiskFreeSpaceExW(
            name.as_ptr(),
            &raw mut free,
            ptr::null_mut(),
            ptr::null_mut(),
        )
    };
    (is_known != 0).then_some(free)
}

/// Returns the stack in bytes that a process gets if it asks for `stack` bytes.
pub fn stack_granted(stack: u64) -> u64 {
    stack
}

/// Returns whether a process with this exit status was killed from outside; the status does not
/// say.
pub(super) fn was_killed(_: ExitStatus) -> bool {
    false
}

/// A child process in a job object of its own.
#[derive(Debug)]
pub struct Process {
    process: Child,
    job: Job,
    /// Standard output and error, to check how much the process writes.
    outputs: Vec<File>,
    /// Largest memory in bytes seen so far.
    peak_memory: AtomicU64,
    printed_too_much: AtomicBool,
}

impl Process {
    pub(super) fn start(
        command: &mut Command,
        streams: Streams,
        limits: Limits,
    ) -> io::Result<Self> {
        let job = Job::new(&limits)?;
        let outputs = streams.files()?;
        command
            .stdin(streams.input)
            .stdout(streams.output)
            .stderr(streams.errors)
            // It is suspended until it is in its job. Ctrl-C is not meant for its group.
            .creation_flags(CREATE_SUSPENDED | CREATE_NEW_PROCESS_GROUP);
        let mut process = command.spawn()?;
        let started = job.take(&process).and_then(|()| resume(process.id()));
        if let Err(error) = started {
            let _ = process.kill(); // the process is still suspended
            return Err(error);
        }
        Ok(Self {
            process,
            job,
            outputs,
            peak_memory: AtomicU64::new(0),
            printed_too_much: AtomicBool::new(false),
        })
    }

    /// Kills the process and its children.
    pub(super) fn kill(&self) {
        self.job.kill();
    }

    /// Returns whether the process exceeds its limits now.
    pub(super) fn has_exceeded(&self, limits: &Limits) -> bool {
        let peak = memory(self.process.as_raw_handle()).unwrap_or(0);
        self.peak_memory.fetch_max(peak, Ordering::Relaxed);
        let sizes = self.outputs.iter().filter_map(|file| file.metadata().ok());
        if sizes
            .map(|file| file.len())
            .any(|size| size > limits.output)
        {
            self.printed_too_much.store(true, Ordering::Relaxed);
            return true;
        }
        self.processor_time() >= Some(limits.end())
    }

    /// Waits at most this long; returns whether the process has ended.
    pub(super) fn ends_within(&self, time: Duration) -> io::Result<bool> {
        let milliseconds = u32::try_from(time.as_millis()).unwrap_or(u32::MAX - 1);
        #[expect(unsafe_code, reason = "the standard library waits without a limit")]
        // SAFETY: the handle is open.
        match unsafe { WaitForSingleObject(self.process.as_raw_handle(), milliseconds) } {
            WAIT_FAILED => Err(io::Error::last_os_error()),
            waited => Ok(waited == WAIT_OBJECT_0),
        }
    }

    /// Waits for the end and returns the exit status and the resources used.
    pub(super) fn reap(&self, limits: &Limits) -> io::Result<Usage> {
        while !self.ends_within(Duration::from_secs(1))? {}
        let mut code = 0;
        #[expect(unsafe_code, reason = "`Child` wants to be alone for this")]
        // SAFETY: the handle is open, and the pointer is to a value that outlives the call.
        let is_known = unsafe { GetExitCodeProcess(self.process.as_raw_handle(), &raw mut code) };
        if is_known == 0 {
            return Err(io::Error::last_os_error());
        }
        let [kernel, user] = times(self.process.as_raw_handle()).unwrap_or_default();
        let cpu = kernel + user;
        let seen = self.peak_memory.load(Ordering::Relaxed);
        let excess = if self.printed_too_much.load(Ordering::Relaxed) {
            Some(Excess::Output)
        } else {
            (cpu >= limits.end()).then_some(Excess::Processor)
        };
        Ok(Usage {
            status: ExitStatus::from_raw(code),
            timed_out: false,
            cpu,
            kernel,
            ended: Instant::now(),
            peak_memory: memory(self.process.as_raw_handle()).unwrap_or(0).max(seen),
            excess,
        })
    }

    /// Returns the user and system time.
    pub fn processor_time(&self) -> Option<Duration> {
        processor_time(self.process.as_raw_handle())
    }
}

/// Returns the user and system time of a process.
fn processor_time(process: RawHandle) -> Option<Duration> {
    times(process).map(|times| times.into_iter().sum())
}

/// Returns the time that a process has spent in the kernel, and the rest of its time.
fn times(process: RawHandle) -> Option<[Duration; 2]> {
    const NEVER: FILETIME = FILETIME {
        dwLowDateTime: 0,
        dwHighDateTime: 0,
    };
    let [mut began, mut ended, mut system, mut user] = [NEVER; 4];
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: the handle is open, and the pointers are to values that outlive the call.
    let is_known = unsafe {
        GetProcessTimes(
            process,
            &raw mut began,
            &raw mut ended,
            &raw mut system,
            &raw mut user,
        )
    };
    (is_known != 0).then(|| [system, user].map(duration))
}

/// Returns the user and system time of this process.
pub fn own_processor_time() -> Option<Duration> {
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: the call has no arguments, and its handle is valid as long as this process runs.
    processor_time(unsafe { GetCurrentProcess() })
}

/// Returns the largest working set of a process in bytes.
fn memory(process: RawHandle) -> Option<u64> {
    let size = size_of::<PROCESS_MEMORY_COUNTERS>() as u32;
    let mut counters = PROCESS_MEMORY_COUNTERS {
        cb: size,
        ..Default::default()
    };
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: the handle is open, and the pointer is to a value of the size that is said.
    let is_known = unsafe { K32GetProcessMemoryInfo(process, &raw mut counters, size) };
    (is_known != 0).then_some(counters.PeakWorkingSetSize as u64)
}

/// Returns the most memory that this process has had, in bytes.
pub fn own_memory() -> Option<u64> {
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: the call has no arguments, and its handle is valid as long as this process runs.
    memory(unsafe { GetCurrentProcess() })
}

/// Converts a time, which counts tenths of microseconds.
fn duration(time: FILETIME) -> Duration {
    let tenths = u64::from(time.dwHighDateTime) << 32 | u64::from(time.dwLowDateTime);
    Duration::from_micros(tenths / 10)
}

/// Copies a text to the clipboard. Returns the system's name if that succeeds.
pub fn copy_to_clipboard(text: &str) -> Option<&'static str> {
    let copied = clipboard_win::set_clipboard_string(text);
    copied.ok().map(|()| "Windows")
}

/// Opens a page in the browser. Returns the system's name if that succeeds.
pub fn open_in_browser(url: &str) -> Option<&'static str> {
    let wide = |text: &str| text.encode_utf16().chain([0]).collect::<Vec<u16>>();
    let (verb, page) = (wide("open"), wide(url));
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: the texts end with zeros and outlive the call; there is no window.
    let answer = unsafe {
        ShellExecuteW(
            ptr::null_mut(),
            verb.as_ptr(),
            page.as_ptr(),
            ptr::null(),
            ptr::null(),
            SW_SHOWNORMAL,
        )
    };
    // A result up to 32 is the number of an error.
    (answer as usize > 32).then_some("Windows")
}
