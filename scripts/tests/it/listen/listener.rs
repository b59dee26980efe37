//! Runs `cargo x listen`, and sends requests to it.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::support::Sandbox;

/// A running `cargo x listen` in a sandbox.
pub struct Listener {
    pub sandbox: Sandbox,
    child: Child,
    pub port: u16,
}

impl Listener {
    pub fn start() -> Self {
        Self::start_in(Sandbox::new())
    }

    pub fn start_in(sandbox: Sandbox) -> Self {
        let log = sandbox.path("listen.log");
        let mut child = sandbox
            .command("listen --port 0")
            .stdout(Stdio::null())
            .stderr(std::fs::File::create(&log).unwrap())
            .spawn()
            .unwrap();
        let deadline = Instant::now() + Duration::from_secs(300);
        let port = loop {
            let said = std::fs::read_to_string(&log).unwrap();
            let port = said.split("port ").nth(1).and_then(|s| s.split(';').next());
            if let Some(port) = port.filter(|_| said.ends_with('\n')) {
                break port.parse().unwrap();
            }
            assert!(child.try_wait().unwrap().is_none(), "{said}");
            assert!(Instant::now() < deadline, "it does not listen: {said}");
            std::thread::sleep(Duration::from_millis(5));
        };
        Self {
            sandbox,
            child,
            port,
        }
    }

    /// Status and text of the answer to these bytes.
    pub fn send(&self, request: &[u8]) -> (u16, String) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        // After an early refusal, writing the rest may fail.
        let _ = stream.write_all(request);
        let _ = stream.shutdown(Shutdown::Write);
        read_answer(stream)
    }

    pub fn post(&self, body: &[u8], headers: &str) -> (u16, String) {
        let length = body.len();
        let head = format!(
            "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
             {headers}Content-Length: {length}\r\n\r\n"
        );
        self.send(&[head.as_bytes(), body].concat())
    }

    pub fn post_task(&self, task: &Value) -> (u16, String) {
        self.post(task.to_string().as_bytes(), "")
    }

    pub fn said(&self) -> String {
        self.sandbox.read("listen.log")
    }

    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads an answer: status and text.
pub fn read_answer(mut stream: TcpStream) -> (u16, String) {
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let answer = String::from_utf8(answer).unwrap();
    let status = answer.split(' ').nth(1).and_then(|s| s.parse().ok());
    let text = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
    (status.unwrap_or(0), text.trim_end().to_string())
}

/// A task in the form in which the extension sends it.
pub fn task(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/tasks")
        .join(name)
        .with_extension("json");
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}
