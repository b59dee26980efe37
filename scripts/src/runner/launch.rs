//! Starts a solution from a small process, so that the peak of its memory is its own.
//!
//! Linux counts a process's memory from the fork on: a program that is started directly is said
//! to have used what this process held then. So `cargo x` is started once more as a launcher,
//! which is small. It starts the solution as a child of this process, says its number and ends.
//! Other systems count from the program's start and need no launcher.

use std::path::Path;
use std::process::Command;

/// The launcher's name for itself, in place of its executable's path.
#[cfg(target_os = "linux")]
const NAME: &str = "x-launch";

/// Becomes a launcher if this process was started as one. The first call in `main` of `cargo x`.
pub fn launch_if_asked() {
    #[cfg(target_os = "linux")]
    {
        if std::env::args_os().next().is_some_and(|name| name == NAME) {
            linux::launch();
        }
        // This stays right when cargo replaces the executable.
        launch_through(Path::new("/proc/self/exe"));
    }
}

/// From now on solutions are started through this executable: `cargo x`.
pub fn launch_through(executable: &Path) {
    #[cfg(target_os = "linux")]
    let _ = linux::LAUNCHER.set(executable.to_path_buf()); // only the first counts
    #[cfg(not(target_os = "linux"))]
    let _ = executable;
}

/// The command that runs this solution, through a launcher where there is one.
pub(super) fn solution(program: &Path) -> Command {
    #[cfg(target_os = "linux")]
    if let Some(launcher) = linux::LAUNCHER.get() {
        return linux::through(launcher, program);
    }
    Command::new(program)
}

#[cfg(target_os = "linux")]
pub(super) use linux::{Launching, die_with_parent, inherit, is_launcher};

#[cfg(target_os = "linux")]
mod linux {
    use std::ffi::{CString, NulError};
    use std::io::{self, PipeReader, PipeWriter, Read, Write};
    use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, RawFd};
    use std::os::unix::ffi::OsStringExt;
    use std::os::unix::process::CommandExt;
    use std::path::{Path, PathBuf};
    use std::process::Command;
    use std::sync::OnceLock;
    use std::time::Duration;

    use rustix::io::{FdFlags, fcntl_setfd};
    use rustix::process::{Pid, Signal, set_parent_process_death_signal};

    use super::NAME;
    use crate::runner::limits::begin_counting;

    pub static LAUNCHER: OnceLock<PathBuf> = OnceLock::new();

    /// Where the launcher finds the descriptor that it reports to, and the solution's processor
    /// time in microseconds.
    const ENVIRONMENT: &str = "X_LAUNCH";

    pub fn through(launcher: &Path, program: &Path) -> Command {
        let mut command = Command::new(launcher);
        command.arg0(NAME).arg(program);
        command
    }

    pub fn is_launcher(command: &Command) -> bool {
        let launcher = LAUNCHER.get();
        launcher.is_some_and(|launcher| command.get_program() == launcher.as_os_str())
    }

    /// The launcher's report on its way: the solution's number, then the error if it could not
    /// be started.
    pub struct Launching {
        report: PipeReader,
        reporting: PipeWriter,
    }

    impl Launching {
        /// Prepares the command of a launcher.
        pub fn prepare(command: &mut Command, cpu: Duration) -> io::Result<Self> {
            let (report, reporting) = io::pipe()?;
            let descriptor = reporting.as_raw_fd();
            command.env(ENVIRONMENT, format!("{descriptor} {}", cpu.as_micros()));
            Ok(Self { report, reporting })
        }

        /// The descriptor that the launcher must inherit.
        pub fn descriptor(&self) -> RawFd {
            self.reporting.as_raw_fd()
        }

        /// The solution's number; nothing if it was not started.
        pub fn solution(self) -> io::Result<(Option<Pid>, Option<io::Error>)> {
            let Self {
                mut report,
                reporting,
            } = self;
            drop(reporting);
            let mut said = Vec::new();
            report.read_to_end(&mut said)?;
            let numbers = said.chunks_exact(4).map(|bytes| {
                let bytes = bytes.try_into().expect("chunks have four bytes");
                i32::from_ne_bytes(bytes)
            });
            // Which of the two is said first is open; errors are negative.
            let pid = numbers.clone().find(|&number| number > 0);
            let error = numbers.clone().find(|&number| number < 0);
            let error = error.map(|number| io::Error::from_raw_os_error(-number));
            Ok((pid.and_then(Pid::from_raw), error))
        }
    }

    /// This process and the program that it becomes end when its parent does.
    pub fn die_with_parent() -> io::Result<()> {
        Ok(set_parent_process_death_signal(Some(Signal::KILL))?)
    }

    /// Makes the new process inherit this descriptor.
    pub fn inherit(descriptor: RawFd) -> io::Result<()> {
        #[expect(
            unsafe_code,
            reason = "the descriptor's owner lives in the other process"
        )]
        // SAFETY: it is open: the parent waits for this process before it closes its own.
        let descriptor = unsafe { BorrowedFd::borrow_raw(descriptor) };
        Ok(fcntl_setfd(descriptor, FdFlags::empty())?)
    }

    /// Starts the solution as a sibling of this process and ends.
    pub fn launch() -> ! {
        let said = std::env::var(ENVIRONMENT).unwrap_or_default();
        let words = said.split_once(' ');
        let numbers = words.and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        let words = std::env::args_os().skip(1);
        let words: Result<Vec<CString>, NulError> =
            words.map(|word| CString::new(word.into_vec())).collect();
        let (Some((descriptor, microseconds)), Ok(words)) = (numbers, words) else {
            std::process::exit(2); // nobody but `cargo x` starts this
        };
        match start(descriptor, Duration::from_micros(microseconds), &words) {
            Ok(()) => std::process::exit(0),
            Err(_) => std::process::exit(1),
        }
    }

    /// Whatever the sibling touches before it becomes the solution counts as the solution's
    /// memory, so that all is prepared here which can be.
    fn start(descriptor: RawFd, cpu: Duration, words: &[CString]) -> io::Result<()> {
        #[expect(unsafe_code, reason = "the descriptor was inherited")]
        // SAFETY: it was opened for this process, and nothing else here uses it.
        let mut report = unsafe { PipeWriter::from_raw_fd(descriptor) };
        fcntl_setfd(&report, FdFlags::CLOEXEC)?;
        let mut say = |number: i32| report.write_all(&number.to_ne_bytes());
        let mut pointers: Vec<_> = words.iter().map(|word| word.as_ptr()).collect();
        pointers.push(std::ptr::null());
        #[expect(
            unsafe_code,
            reason = "the solution inherits this process's environment"
        )]
        // SAFETY: this process has one thread.
        unsafe {
            std::env::remove_var(ENVIRONMENT);
            // This process ignores the signal, and so would the solution.
            libc::signal(libc::SIGPIPE, libc::SIG_DFL);
        }
        match sibling()? {
            0 => {
                let prepared = die_with_parent().and_then(|()| begin_counting(cpu));
                let error = prepared.err().unwrap_or_else(|| {
                    #[expect(unsafe_code, reason = "the standard library would allocate")]
                    // SAFETY: the pointers are to the words and end with a null.
                    unsafe {
                        libc::execv(pointers[0], pointers.as_ptr());
                    }
                    io::Error::last_os_error()
                });
                say(-error.raw_os_error().unwrap_or(libc::EINVAL))?;
                std::process::exit(1);
            }
            pid => say(pid),
        }
    }

    /// Like `fork`, but the new process is a child of this one's parent.
    fn sibling() -> io::Result<i32> {
        let flags = libc::CLONE_PARENT | libc::SIGCHLD;
        #[expect(unsafe_code, reason = "the standard library has no such call")]
        // SAFETY: this process has one thread, so its copy is whole.
        let pid = unsafe { libc::syscall(libc::SYS_clone, flags, 0, 0, 0, 0) };
        if pid < 0 {
            return Err(io::Error::last_os_error());
        }
        Ok(i32::try_from(pid).expect("process numbers are small"))
    }
}
