//! Socket.IO over WebSocket, the part that the browser extension cph-ng uses: one client, text
//! messages, one namespace.
//!
//! A text message begins with a digit of Engine.IO (0 open, 2 ping, 3 pong, 4 message), followed in
//! a message by a digit of Socket.IO (0 connect, 2 event).

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde::Serialize;
use sha1_smol::Sha1;

/// Constant of RFC 6455 that is hashed with the client's key.
const SUFFIX: &str = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// Ping times: the client closes the connection if no ping comes for `PING_INTERVAL` plus
/// `PING_TIMEOUT`.
const PING_INTERVAL: Duration = Duration::from_secs(10);
const PING_TIMEOUT: Duration = Duration::from_secs(20);

/// Limit of the bytes of a client's message; its messages are short.
const MAX_MESSAGE: usize = 64 << 10;

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// Connected client.
pub struct Client {
    stream: TcpStream,
    received: Vec<u8>,
    pinged: Instant,
}

impl Client {
    /// Accepts the request for a WebSocket with this key, and waits until the client has joined.
    ///
    /// # Errors
    /// If the client disconnects or sends another message.
    pub fn accept(mut stream: TcpStream, key: &str) -> io::Result<Self> {
        stream.set_write_timeout(Some(PING_TIMEOUT))?;
        write!(
            stream,
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Accept: {}\r\n\r\n",
            accept_key(key)
        )?;
        let mut client = Self {
            stream,
            received: Vec::new(),
            pinged: Instant::now(),
        };
        let (interval, patience) = (PING_INTERVAL.as_millis(), PING_TIMEOUT.as_millis());
        client.send(&format!(
            "0{{\"sid\":\"x\",\"upgrades\":[],\"pingInterval\":{interval},\
             \"pingTimeout\":{patience},\"maxPayload\":1000000}}"
        ))?;
        let deadline = Instant::now() + PING_TIMEOUT;
        while !client
            .receive(deadline)?
            .is_some_and(|text| text.starts_with("40"))
        {
            if Instant::now() > deadline {
                return Err(ErrorKind::TimedOut.into());
            }
        }
        client.send("40{\"sid\":\"x\"}")?;
        Ok(client)
    }

    /// Sends an event with one argument.
    ///
    /// # Errors
    /// If the client does not accept the data.
    pub fn emit(&mut self, event: &str, argument: &impl Serialize) -> io::Result<()> {
        let event = serde_json::to_string(&(event, argument))?;
        self.send(&format!("42{event}"))
    }

    /// Waits until the client has read all sent messages: it answers a ping sent after them.
    ///
    /// # Errors
    /// If the client disconnects or does not answer in time.
    pub fn confirm(&mut self) -> io::Result<()> {
        self.send("2")?;
        let deadline = Instant::now() + PING_TIMEOUT;
        while Instant::now() < deadline {
            if self.receive(deadline)?.as_deref() == Some("3") {
                return Ok(());
            }
        }
        Err(ErrorKind::TimedOut.into())
    }

    /// Keeps the connection open for `time`.
    ///
    /// # Errors
    /// If the client disconnects.
    pub fn idle(&mut self, time: Duration) -> io::Result<()> {
        if self.pinged.elapsed() > PING_INTERVAL {
            self.pinged = Instant::now();
            self.send("2")?;
        }
        self.receive(Instant::now() + time).map(|_| ())
    }

    fn send(&mut self, text: &str) -> io::Result<()> {
        self.send_frame(TEXT, text.as_bytes())
    }

    fn send_frame(&mut self, kind: u8, bytes: &[u8]) -> io::Result<()> {
        let mut frame = vec![0x80 | kind];
        match bytes.len() {
            length @ 0..126 => frame.push(length as u8),
            length @ 126..0x1_0000 => {
                frame.push(126);
                frame.extend((length as u16).to_be_bytes());
            }
            length => {
                frame.push(127);
                frame.extend((length as u64).to_be_bytes());
            }
        }
        frame.extend(bytes);
        self.stream.write_all(&frame)
    }

    /// Next text message; None if none comes before the deadline.
    fn receive(&mut self, deadline: Instant) -> io::Result<Option<String>> {
        loop {
            if let Some((kind, bytes)) = take_frame(&mut self.received)? {
                match kind {
                    TEXT => return Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
                    PING => self.send_frame(PONG, &bytes)?,
                    CLOSE => return Err(ErrorKind::ConnectionReset.into()),
                    _ => {}
                }
                continue;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(None);
            }
            self.stream.set_read_timeout(Some(left))?;
            let mut chunk = [0; 4096];
            match self.stream.read(&mut chunk) {
                Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok(n) => self.received.extend_from_slice(&chunk[..n]),
                Err(error) => match error.kind() {
                    ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted => {}
                    _ => return Err(error),
                },
            }
        }
    }
}

/// Value of `Sec-WebSocket-Accept` for a client's key.
fn accept_key(key: &str) -> String {
    let hash = Sha1::from(format!("{key}{SUFFIX}")).digest().bytes();
    BASE64_STANDARD.encode(hash)
}

/// Removes the first frame from the received bytes: returns its kind and its unmasked content. None
/// while the frame is incomplete.
fn take_frame(received: &mut Vec<u8>) -> io::Result<Option<(u8, Vec<u8>)>> {
    let [first, second, ..] = received[..] else {
        return Ok(None);
    };
    let (length, start) = match second & 0x7f {
        126 => match received.get(2..4) {
            Some(&[a, b]) => (usize::from(u16::from_be_bytes([a, b])), 4),
            _ => return Ok(None),
        },
        127 => (usize::MAX, 10),
        length => (usize::from(length), 2),
    };
    let is_masked = second & 0x80 != 0;
    if length > MAX_MESSAGE || !is_masked {
        return Err(ErrorKind::InvalidData.into());
    }
    let end = start + 4 + length;
    if received.len() < end {
        return Ok(None);
    }
    let mask: Vec<u8> = received[start..start + 4].to_vec();
    let masked = received[start + 4..end].iter().zip(mask.iter().cycle());
    let bytes = masked.map(|(byte, mask)| byte ^ mask).collect();
    received.drain(..end);
    Ok(Some((first & 0x0f, bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_of_the_rfc_has_the_answer_of_the_rfc() {
        let answer = accept_key("dGhlIHNhbXBsZSBub25jZQ==");
        assert_eq!(answer, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    }

    #[test]
    fn a_masked_frame_is_taken_when_it_is_whole() {
        // Example of RFC 6455, section 5.7: "Hello".
        let whole = [
            0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58,
        ];
        let mut received = whole[..7].to_vec();
        assert_eq!(take_frame(&mut received).unwrap(), None);
        received.extend(&whole[7..]);
        received.push(0x81);
        assert_eq!(
            take_frame(&mut received).unwrap(),
            Some((TEXT, b"Hello".to_vec()))
        );
        assert_eq!(received, [0x81]);
        assert!(
            take_frame(&mut vec![0x81, 0x05, 0, 0]).is_err(),
            "a client masks"
        );
    }
}
