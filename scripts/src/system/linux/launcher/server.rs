//! Main loop of the launcher's process: starts programs as its siblings.

use std::ffi::CString;
use std::fs::File;
use std::io::{self, Write as _};
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt as _;
use std::process::exit;

use rustix::process::{Pid, setpgid};

use super::request::{DESCRIPTORS, MAX_MESSAGE, Request};
use crate::system::platform::{begin_counting, die_with_parent};
use crate::system::unix::enforce;

/// Starts programs on request until `cargo x` ends.
pub fn serve() -> ! {
    let mut message = vec![0; MAX_MESSAGE];
    loop {
        match Request::receive(io::stdin(), &mut message) {
            Ok(Some((request, descriptors))) => start(&request, descriptors),
            Ok(None) => exit(0),
            Err(_) => exit(2), // only `cargo x` starts this
        }
    }
}

/// Starts a program; reports its process number or an error.
fn start(request: &Request, descriptors: [OwnedFd; DESCRIPTORS]) {
    let [input, output, errors, report] = descriptors;
    let mut report = File::from(report);
    // Memory that the sibling touches before it runs the program counts as the program's. So
    // everything that can be prepared is prepared here.
    let arguments = Pointers::new(&request.words);
    let environment = environment(&request.environment);
    let environment = Pointers::new(&environment);
    let prepare = || -> io::Result<()> {
        setpgid(None, None)?;
        die_with_parent()?;
        rustix::stdio::dup2_stdin(&input)?;
        rustix::stdio::dup2_stdout(&output)?;
        rustix::stdio::dup2_stderr(&errors)?;
        if !request.folder.is_empty() {
            rustix::process::chdir(request.folder.as_c_str())?;
        }
        let confinement = request.confinement();
        enforce(confinement)?;
        begin_counting(confinement.limits.end())
    };
    let said = match sibling() {
        Ok(None) => {
            let error = prepare().err().unwrap_or_else(|| {
                #[expect(unsafe_code, reason = "the standard library would allocate")]
                // SAFETY: the pointers are to texts and end with a null.
                unsafe {
                    // This process ignores the signal, and the program would inherit that.
                    libc::signal(libc::SIGPIPE, libc::SIG_DFL);
                    libc::execvpe(arguments.0[0], arguments.0.as_ptr(), environment.0.as_ptr());
                }
                io::Error::last_os_error()
            });
            let _ = report.write_all(&negative(&error).to_ne_bytes());
            exit(1);
        }
        Ok(Some(pid)) => pid.as_raw_pid(),
        Err(error) => negative(&error),
    };
    let _ = report.write_all(&said.to_ne_bytes()); // nobody reads it if `cargo x` has ended
}

fn negative(error: &io::Error) -> i32 {
    -error.raw_os_error().unwrap_or(libc::EINVAL)
}

/// Environment of this process with these changes.
fn environment(changes: &[CString]) -> Vec<CString> {
    let name = |text: &CString| -> Vec<u8> {
        let mut parts = text.as_bytes().splitn(2, |&byte| byte == b'=');
        parts.next().unwrap_or_default().to_vec()
    };
    let changed: Vec<Vec<u8>> = changes.iter().map(name).collect();
    let own = std::env::vars_os()
        .filter(|(name, _)| !changed.iter().any(|changed| name.as_bytes() == changed))
        .map(|(name, value)| [name.as_bytes(), b"=", value.as_bytes()].concat())
        .filter_map(|variable| CString::new(variable).ok());
    let set = changes
        .iter()
        .filter(|text| text.as_bytes().contains(&b'='));
    own.chain(set.cloned()).collect()
}

/// Texts as a null-terminated array of pointers, for the kernel.
struct Pointers(Vec<*const libc::c_char>);

impl Pointers {
    fn new(texts: &[CString]) -> Self {
        let pointers = texts.iter().map(|text| text.as_ptr());
        Self(pointers.chain([std::ptr::null()]).collect())
    }
}

/// Forks like `fork`, but the new process is a child of this one's parent. None in the new process.
fn sibling() -> io::Result<Option<Pid>> {
    let flags = libc::CLONE_PARENT | libc::SIGCHLD;
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: this process has one thread, so its copy is whole.
    let pid = unsafe { libc::syscall(libc::SYS_clone, flags, 0, 0, 0, 0) };
    if pid < 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(Pid::from_raw(
        i32::try_from(pid).expect("process numbers are small"),
    ))
}
