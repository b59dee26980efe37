//! A request from the command to its launcher: one message with a program, its arguments and limits,
//! and open descriptors.

use std::ffi::CString;
use std::io::{self, IoSlice, IoSliceMut};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::ffi::OsStrExt as _;
use std::process::Command;
use std::time::Duration;

use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer,
    SendAncillaryMessage, SendFlags, recvmsg, sendmsg,
};

use crate::system::{Confinement, Limits};

/// Number of descriptors: standard input, output and error, and a pipe for the report.
pub const DESCRIPTORS: usize = 4;

/// Size of the longest message in bytes, above the kernel's own limit.
pub const MAX_MESSAGE: usize = 1 << 18;

/// A request to start a program.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    /// Processor time in microseconds; address space, output and stack in bytes.
    numbers: [u64; 4],
    /// Working folder; empty means the launcher's own.
    pub folder: CString,
    /// Program and arguments.
    pub words: Vec<CString>,
    /// Changes to the environment: `NAME=value`, or `NAME` alone to remove a variable.
    pub environment: Vec<CString>,
}

impl Request {
    pub fn new(command: &Command, confinement: Confinement) -> Self {
        let Limits {
            cpu,
            address_space,
            output,
            ..
        } = confinement.limits;
        let cpu = u64::try_from(cpu.as_micros()).unwrap_or(u64::MAX);
        let words = [command.get_program()]
            .into_iter()
            .chain(command.get_args());
        let environment = command.get_envs().map(|(name, value)| match value {
            Some(value) => text(&[name.as_bytes(), b"=", value.as_bytes()].concat()),
            None => text(name.as_bytes()),
        });
        let folder = command.get_current_dir();
        Self {
            numbers: [cpu, address_space, output, confinement.stack],
            folder: text(folder.map_or(b"", |folder| folder.as_os_str().as_bytes())),
            words: words.map(|word| text(word.as_bytes())).collect(),
            environment: environment.collect(),
        }
    }

    /// Returns the limits that the kernel enforces.
    pub fn confinement(&self) -> Confinement {
        let [cpu, address_space, output, stack] = self.numbers;
        Confinement {
            limits: Limits {
                cpu: Duration::from_micros(cpu),
                wall: Duration::MAX,
                address_space,
                output,
            },
            stack,
            idle_after: None,
        }
    }

    /// Sends the request and its descriptors to the launcher.
    ///
    /// # Errors
    /// If the message is too long for the kernel, or the launcher has ended.
    pub fn send(
        &self,
        socket: &OwnedFd,
        descriptors: &[BorrowedFd; DESCRIPTORS],
    ) -> io::Result<()> {
        let message = self.message();
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(DESCRIPTORS))];
        let mut ancillary = SendAncillaryBuffer::new(&mut space);
        ancillary.push(SendAncillaryMessage::ScmRights(descriptors));
        let text = [IoSlice::new(&message)];
        sendmsg(socket, &text, &mut ancillary, SendFlags::NOSIGNAL)?;
        Ok(())
    }

    /// Receives the next request; `None` if no sender is left.
    ///
    /// # Errors
    /// If `socket` is not a socket, or the message is malformed.
    pub fn receive(
        socket: impl AsFd,
        message: &mut [u8],
    ) -> io::Result<Option<(Self, [OwnedFd; DESCRIPTORS])>> {
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(DESCRIPTORS))];
        let mut ancillary = RecvAncillaryBuffer::new(&mut space);
        let mut into = [IoSliceMut::new(message)];
        let received = recvmsg(socket, &mut into, &mut ancillary, RecvFlags::CMSG_CLOEXEC)?;
        if received.bytes == 0 {
            return Ok(None);
        }
        let mut descriptors: Vec<OwnedFd> = Vec::new();
        for part in ancillary.drain() {
            if let RecvAncillaryMessage::ScmRights(sent) = part {
                descriptors.extend(sent);
            }
        }
        let request = Self::parse(&message[..received.bytes]);
        let parts = request.zip(descriptors.try_into().ok());
        parts
            .map(Some)
            .ok_or_else(|| io::Error::from(io::ErrorKind::InvalidData))
    }

    /// Encodes the request: numbers, among them how many texts of each kind follow, then the texts,
    /// each with a zero at its end.
    fn message(&self) -> Vec<u8> {
        let counts = [self.words.len(), self.environment.len()].map(|count| count as u64);
        let numbers = self.numbers.into_iter().chain(counts);
        let mut message: Vec<u8> = numbers.flat_map(u64::to_ne_bytes).collect();
        let texts = [&self.folder].into_iter().chain(&self.words);
        for text in texts.chain(&self.environment) {
            message.extend_from_slice(text.as_bytes_with_nul());
        }
        message
    }

    fn parse(message: &[u8]) -> Option<Self> {
        let (numbers, texts) = message.split_at_checked(6 * size_of::<u64>())?;
        let numbers = numbers.chunks_exact(size_of::<u64>());
        let numbers = numbers.map(|bytes| bytes.try_into().map(u64::from_ne_bytes));
        let numbers: Vec<u64> = numbers.collect::<Result<_, _>>().ok()?;
        let [numbers @ .., words, environment] = <[u64; 6]>::try_from(numbers).ok()?;
        let mut texts = texts.split_inclusive(|&byte| byte == 0);
        let mut texts = texts
            .by_ref()
            .map(|text| CString::from_vec_with_nul(text.to_vec()));
        let mut take = |count: u64| -> Option<Vec<CString>> {
            (0..count).map(|_| texts.next()?.ok()).collect()
        };
        Some(Self {
            numbers,
            folder: take(1)?.pop()?,
            words: take(words)?,
            environment: take(environment)?,
        })
    }
}

/// Makes a C string. Arguments and variables contain no zero; what follows one is dropped.
fn text(bytes: &[u8]) -> CString {
    let before = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
    CString::new(before).expect("cut at the first zero")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_received_as_it_was_sent() {
        let mut command = Command::new("a program");
        command
            .args(["", "1 2", "ü"])
            .env("A", "b=c")
            .env_remove("D");
        let limits = Limits {
            cpu: Duration::from_millis(1500),
            wall: Duration::MAX,
            address_space: 1 << 33,
            output: 7,
        };
        let confinement = Confinement {
            limits,
            stack: 9,
            idle_after: None,
        };
        let request = Request::new(&command, confinement);
        let parsed = Request::parse(&request.message()).unwrap();
        assert_eq!(parsed, request);
        assert_eq!(parsed.words.len(), 4);
        assert_eq!(parsed.environment, [c"A=b=c", c"D"].map(CString::from));
        assert_eq!(parsed.confinement().limits.cpu, limits.cpu);
        assert!(Request::parse(b"short").is_none());
    }
}
