//! Tests of malformed requests to `cargo x listen`.

use std::io::Write;
use std::net::TcpStream;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;

use super::listener::{Listener, read_answer, task};

#[test]
fn no_garbage_stops_the_listener_or_gets_out_of_the_workspace() {
    let mut listener = Listener::start();
    let outside = names(&listener.sandbox.path(".."));
    let mut random = Random(1);
    // Slow requests come first: they stay open while all others are answered.
    let slow: Vec<TcpStream> = (0..8)
        .map(|i| {
            let mut stream = TcpStream::connect(("127.0.0.1", listener.port)).unwrap();
            let beginning = "POST / HTTP/1.1\r\nContent-Length: 100\r\n\r\n{\"name\"";
            stream
                .write_all(&beginning.as_bytes()[..i * beginning.len() / 7])
                .unwrap();
            stream
        })
        .collect();
    for round in 0..150 {
        let mut bytes: Vec<u8> = (0..random.below(3000))
            .map(|_| random.below(256) as u8)
            .collect();
        if round % 3 == 0 {
            let (status, _) = listener.post(&bytes, "");
            assert_eq!(status, 400);
        } else {
            if round % 3 == 1 {
                bytes = task("cses").to_string().into_bytes();
                let at = random.below(bytes.len());
                bytes[at] = random.below(256) as u8;
                bytes.truncate(random.below(bytes.len()));
                bytes = [
                    b"POST / HTTP/1.1\r\nContent-Length: 100\r\n\r\n",
                    &bytes[..],
                ]
                .concat();
            }
            let (status, _) = listener.send(&bytes);
            assert!([200, 400, 413].contains(&status), "{status}");
        }
    }
    let huge = vec![b' '; 9 << 20];
    assert_eq!(listener.post(&huge, "").0, 413);
    for (length, status) in [("99999999999999999999999", 413), ("-1", 400), ("1e9", 400)] {
        let request = format!("POST / HTTP/1.1\r\nContent-Length: {length}\r\n\r\n");
        assert_eq!(listener.send(request.as_bytes()).0, status);
    }
    let deep = "[".repeat(1 << 20);
    assert_eq!(listener.post(deep.as_bytes(), "").0, 400);
    assert_eq!(listener.send(b"GET / HTTP/1.1\r\n\r\n").0, 400);
    let long = "x".repeat(10_000);
    for hostile in [
        "../../x",
        "CON",
        "🎲",
        &long,
        "a\0b",
        "/etc/passwd",
        "..",
        "石取り",
        "-rf",
        "a/../../b",
    ] {
        for url in [
            hostile.to_string(),
            format!("https://open.kattis.com/problems/{hostile}"),
            format!("https://atcoder.jp/contests/x/tasks/{hostile}"),
            format!("https://codeforces.com/contest/{hostile}/problem/{hostile}"),
        ] {
            let channel = json!({"type": "file", "fileName": hostile});
            let task = json!({
                "name": hostile, "group": hostile, "url": url, "timeLimit": -1e300,
                "memoryLimit": 1e300, "input": channel, "output": channel,
                "tests": [{"input": hostile, "output": hostile}],
                "batch": {"id": hostile, "size": usize::MAX},
            });
            let (status, bin) = listener.post_task(&task);
            assert!([200, 400].contains(&status), "{bin}");
            let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            assert!(
                status != 200 || (bin.len() <= 60 && bin.chars().all(is_plain)),
                "{bin}"
            );
        }
    }
    for stream in slow {
        assert_eq!(read_answer(stream).0, 400);
    }
    assert_eq!(listener.post_task(&task("cses")).0, 200);
    assert!(!listener.said().contains("panicked"), "{}", listener.said());
    assert!(listener.is_alive());
    let inside = [
        "Cargo.toml",
        "cargo-snippet.toml",
        "listen.log",
        "problems",
        "snippets",
        "target",
        "tests",
    ];
    assert_eq!(names(&listener.sandbox.path(".")), inside);
    assert_eq!(names(&listener.sandbox.path("..")), outside);
    listener.sandbox.x("list").exits(0);
}

fn names(folder: &Path) -> Vec<String> {
    let entries = folder.read_dir().unwrap().map(|entry| entry.unwrap());
    let mut names: Vec<String> = entries
        .map(|e| e.file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Xorshift generator: good enough for garbage, and reproducible.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

#[test]
fn honest_requests_are_answered_while_slow_ones_hang() {
    let listener = Listener::start();
    let hanging = || {
        let mut stream = TcpStream::connect(("127.0.0.1", listener.port)).unwrap();
        stream.write_all(b"POST / HTTP/1.1\r\nContent-Le").unwrap();
        stream
    };
    let hung: Vec<TcpStream> = (0..100).map(|_| hanging()).collect();
    let start = Instant::now();
    assert_eq!(listener.post_task(&task("cses")).0, 200);
    assert!(
        start.elapsed() < Duration::from_secs(4),
        "{:?}",
        start.elapsed()
    );
    drop(hung);
}
