//! A small HTTP/1.1 server on the loopback addresses: one request and one response per connection.
//!
//! Browser extensions send tasks to it (`listen`) and ask it for solutions (`submit`), and browsers
//! read the pages from it (`site --serve`).

use std::io::{self, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::eprintln;
use anyhow::{Context, bail};
use httparse::{EMPTY_HEADER, Header};

/// Maximum number of open connections. A further one waits until one is closed, or closes the
/// oldest that has let us wait for [`PATIENCE`].
const CONNECTIONS: usize = 64;

/// Time that a client may let us wait while others want to connect. An honest one needs
/// milliseconds.
const PATIENCE: Duration = Duration::from_secs(1);

/// Maximum size of a body in bytes, far above any contest's samples.
pub const MAX_BODY: usize = 8 << 20;

const MAX_HEAD: usize = 16 << 10;
const MAX_HEADERS: usize = 64;

/// Time limit for a whole request to arrive.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);

/// Listens on the loopback addresses, which no other machine can reach.
///
/// # Errors
/// If the port is in use.
pub fn bind(port: u16) -> anyhow::Result<Vec<TcpListener>> {
    let first = match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        Ok(listener) => listener,
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            bail!("port {port} is taken, by another listener perhaps; end that or choose --port")
        }
        Err(error) => return Err(error).with_context(|| format!("cannot listen on port {port}")),
    };
    let address = SocketAddr::from((Ipv6Addr::LOCALHOST, first.local_addr()?.port()));
    match TcpListener::bind(address) {
        Ok(second) => Ok(vec![first, second]),
        Err(error) => {
            eprintln!("only 127.0.0.1, not ::1: {error}");
            Ok(vec![first])
        }
    }
}

/// Answers every request with `answer`, in the background, until the program ends.
pub fn serve(
    listeners: Vec<TcpListener>,
    answer: impl Fn(Result<Request, Refusal>) -> Response + Send + Sync + 'static,
) {
    let answer = Arc::new(answer);
    let open = Arc::new(Open::default());
    for listener in listeners {
        let (answer, open) = (answer.clone(), open.clone());
        thread::spawn(move || {
            // A connection that failed at once has sent nothing.
            for mut stream in listener.incoming().flatten() {
                let Ok(number) = open.add(&stream) else {
                    continue; // the system has no connection left
                };
                let (answer, open) = (answer.clone(), open.clone());
                let _ = thread::Builder::new().spawn(move || {
                    let request = read(&mut stream);
                    open.wait_for_client(number, false);
                    let is_head = request.as_ref().is_ok_and(|it| it.method == "HEAD");
                    let response = answer(request);
                    open.wait_for_client(number, true);
                    let sent = reply(&mut stream, &response, is_head);
                    let _ = response.sent.map(|told| told.send(sent));
                    open.remove(number);
                });
            }
        });
    }
}

/// Open connections, the oldest first.
#[derive(Default)]
struct Open {
    connections: Mutex<Vec<Connection>>,
    is_closed: Condvar,
    count: AtomicU64,
}

struct Connection {
    number: u64,
    stream: TcpStream,
    /// Time since which we wait for the client; `None` while we make the answer.
    waits_since: Option<Instant>,
}

impl Open {
    /// Adds a connection, as soon as there are few enough, and returns its number.
    fn add(&self, stream: &TcpStream) -> io::Result<u64> {
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        let connection = Connection {
            number,
            stream: stream.try_clone()?,
            waits_since: Some(Instant::now()),
        };
        let hangs = |it: &Connection| it.waits_since.is_some_and(|it| it.elapsed() >= PATIENCE);
        let mut open = self.connections.lock().expect("no holder panics");
        while open.len() >= CONNECTIONS {
            if let Some(place) = open.iter().position(hangs) {
                let _ = open.remove(place).stream.shutdown(Shutdown::Both);
            } else {
                let waited = self.is_closed.wait_timeout(open, PATIENCE / 10);
                open = waited.expect("no holder panics").0;
            }
        }
        open.push(connection);
        Ok(number)
    }

    /// Says whether the client or we have to go on.
    fn wait_for_client(&self, number: u64, is_client: bool) {
        let mut open = self.connections.lock().expect("no holder panics");
        if let Some(it) = open.iter_mut().find(|it| it.number == number) {
            it.waits_since = is_client.then(Instant::now);
        }
    }

    fn remove(&self, number: u64) {
        let mut open = self.connections.lock().expect("no holder panics");
        open.retain(|it| it.number != number);
        self.is_closed.notify_all();
    }
}

/// Status of a response: number and phrase.
type Status = &'static str;
pub const OK: Status = "200 OK";
pub const BAD_REQUEST: Status = "400 Bad Request";
pub const FORBIDDEN: Status = "403 Forbidden";
pub const NOT_FOUND: Status = "404 Not Found";
pub const NOT_ALLOWED: Status = "405 Method Not Allowed";
const TOO_LARGE: Status = "413 Content Too Large";

/// Status and reason of a refused request.
#[derive(Debug)]
pub struct Refusal {
    pub status: Status,
    pub reason: String,
}

impl Refusal {
    /// Tells the user, and makes the response.
    pub fn tell(self) -> Response {
        eprintln!("refused: {}", self.reason);
        Response::text(self.status, &self.reason)
    }
}

/// Refuses a request.
///
/// # Errors
/// Always.
pub fn refuse<T>(status: Status, reason: impl Into<String>) -> Result<T, Refusal> {
    let reason = reason.into();
    Err(Refusal { status, reason })
}

/// Complete request.
#[derive(Debug)]
pub struct Request {
    pub method: String,
    pub path: String,
    /// Host address as the sender wrote it, such as `localhost:27121`.
    pub host: String,
    /// `true` if the header `cph-submit: true` is present, which that extension sends.
    pub is_of_cph_submit: bool,
    /// `true` if the sender waits for `100 Continue` before it sends the body.
    expects: bool,
    pub body: Vec<u8>,
}

impl Request {
    /// Returns whether the request is for an address of this machine. A web page may reach it
    /// through its own domain name, but the request then has that name as its host.
    pub fn is_for_us(&self, port: u16) -> bool {
        let own = ["localhost", "127.0.0.1", "[::1]"].map(|host| format!("{host}:{port}"));
        own.contains(&self.host.to_ascii_lowercase())
    }
}

/// Reads a request and refuses those that a web page sends. A POST must state the length of its
/// body.
///
/// # Errors
/// If the request is malformed, refused or too large, or does not arrive in time.
fn read(stream: &mut TcpStream) -> Result<Request, Refusal> {
    let deadline = Instant::now() + REQUEST_TIMEOUT;
    let mut received = Vec::new();
    let (mut request, start, length) = loop {
        if let Some(head) = parse_head(&received)? {
            break head;
        }
        if received.len() > MAX_HEAD {
            return refuse(BAD_REQUEST, "the request's head is too long");
        }
        receive(stream, &mut received, deadline)?;
    };
    if request.expects {
        let _ = stream.write_all(b"HTTP/1.1 100 Continue\r\n\r\n");
    }
    while received.len() < start + length {
        receive(stream, &mut received, deadline)?;
    }
    received.truncate(start + length);
    request.body = received.split_off(start);
    Ok(request)
}

/// Parses the head of a request; also returns the lengths of the head and of the body in bytes.
/// None while the head is incomplete.
fn parse_head(received: &[u8]) -> Result<Option<(Request, usize, usize)>, Refusal> {
    let mut headers = [EMPTY_HEADER; MAX_HEADERS];
    let mut request = httparse::Request::new(&mut headers);
    let start = match request.parse(received) {
        Ok(httparse::Status::Complete(start)) => start,
        Ok(httparse::Status::Partial) => return Ok(None),
        Err(error) => return refuse(BAD_REQUEST, format!("this is not HTTP: {error}")),
    };
    let value = |name: &str| {
        let is_named = |header: &&Header| header.name.eq_ignore_ascii_case(name);
        let header = request.headers.iter().find(is_named)?;
        Some(String::from_utf8_lossy(header.value).trim().to_string())
    };
    if let Some(origin) = value("origin").filter(|origin| !is_extension(origin)) {
        return refuse(
            FORBIDDEN,
            format!("the page {origin:?} is no browser extension"),
        );
    }
    let is_post = request.method == Some("POST");
    let length = match value("content-length") {
        Some(length) => parse_length(&length),
        None => (!is_post).then_some(0),
    };
    let Some(length) = length else {
        return refuse(BAD_REQUEST, "the request has no Content-Length");
    };
    if length > MAX_BODY {
        let reason = format!("a body of {length} bytes is over {MAX_BODY}");
        return refuse(TOO_LARGE, reason);
    }
    let expects = value("expect").is_some_and(|value| value.eq_ignore_ascii_case("100-continue"));
    let text = |text: Option<&str>| text.unwrap_or_default().to_string();
    let request = Request {
        method: text(request.method),
        path: text(request.path),
        host: value("host").unwrap_or_default(),
        is_of_cph_submit: value("cph-submit").is_some_and(|value| value == "true"),
        expects,
        body: Vec::new(),
    };
    Ok(Some((request, start, length)))
}

/// Parses decimal digits. A number that doesn't fit becomes `usize::MAX`, which is refused as too
/// large.
fn parse_length(text: &str) -> Option<usize> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(usize::MAX))
}

/// Returns whether the origin is a browser extension (`chrome-extension://…`, `moz-extension://…`):
/// never a web page, nor `null`, which pages may send.
fn is_extension(origin: &str) -> bool {
    let scheme = origin.split("://").next().unwrap_or_default();
    origin.contains("://") && scheme.to_ascii_lowercase().ends_with("extension")
}

fn receive(
    stream: &mut TcpStream,
    received: &mut Vec<u8>,
    deadline: Instant,
) -> Result<(), Refusal> {
    let mut chunk = [0; 16 << 10];
    match read_before(stream, &mut chunk, deadline) {
        Ok(0) => refuse(BAD_REQUEST, "the request broke off"),
        Ok(n) => {
            received.extend_from_slice(&chunk[..n]);
            Ok(())
        }
        Err(error) => refuse(BAD_REQUEST, format!("the request did not arrive: {error}")),
    }
}

fn read_before(stream: &mut TcpStream, chunk: &mut [u8], deadline: Instant) -> io::Result<usize> {
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(ErrorKind::TimedOut.into());
        }
        stream.set_read_timeout(Some(left))?;
        match stream.read(chunk) {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            result => return result,
        }
    }
}

/// What a request is answered with.
#[derive(Debug)]
pub struct Response {
    pub status: Status,
    /// Media type of the body.
    pub kind: &'static str,
    pub body: Vec<u8>,
    /// Receives whether the client has taken the response.
    pub sent: Option<Sender<io::Result<()>>>,
}

impl Response {
    /// A line of text.
    pub fn text(status: Status, text: &str) -> Self {
        Self {
            status,
            kind: "text/plain",
            body: format!("{text}\n").into_bytes(),
            sent: None,
        }
    }
}

/// Sends a response (HEAD gets no body) and closes the connection.
fn reply(stream: &mut TcpStream, response: &Response, is_head: bool) -> io::Result<()> {
    let Response {
        status, kind, body, ..
    } = response;
    let length = body.len();
    stream.set_write_timeout(Some(REQUEST_TIMEOUT))?;
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}; charset=utf-8\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n"
    );
    // At once: `submit` may end while it still answers others.
    stream.write_all(&[head.as_bytes(), if is_head { &[] } else { body }].concat())?;
    stream.shutdown(Shutdown::Write)?;
    // If the connection were closed with unread bytes, the response could be lost.
    let deadline = Instant::now() + Duration::from_secs(1);
    let mut chunk = [0; 16 << 10];
    while matches!(read_before(stream, &mut chunk, deadline), Ok(1..)) {}
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_extensions_may_name_their_origin() {
        for good in [
            "chrome-extension://abc",
            "moz-extension://1",
            "safari-web-extension://1",
        ] {
            assert!(is_extension(good), "{good}");
        }
        for bad in [
            "http://localhost:8000",
            "https://codeforces.com",
            "HTTPS://a.b",
            "null",
            "",
            "http://chrome-extension",
            "https://a-extension://b",
        ] {
            assert!(!is_extension(bad), "{bad}");
        }
    }

    #[test]
    fn a_length_is_digits_alone() {
        assert_eq!(parse_length("12"), Some(12));
        assert_eq!(parse_length("99999999999999999999999"), Some(usize::MAX));
        for bad in ["", "-1", "+1", "1,2", "0x1", " 1"] {
            assert_eq!(parse_length(bad), None, "{bad}");
        }
    }
}
