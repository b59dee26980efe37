//! Tasks in wire form become files as a contestant wants them; nothing else does.

mod support;

use std::io::{Read, Write};
use std::net::{Ipv6Addr, Shutdown, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use support::Sandbox;

/// A running `cargo x listen` in a sandbox.
struct Listener {
    sandbox: Sandbox,
    child: Child,
    port: u16,
}

impl Listener {
    fn start() -> Self {
        Self::start_in(Sandbox::new())
    }

    fn start_in(sandbox: Sandbox) -> Self {
        let log = sandbox.path("listen.log");
        let mut child = Command::new(env!("CARGO_BIN_EXE_x"))
            .args(["listen", "--port", "0"])
            .current_dir(sandbox.path("."))
            .stdout(Stdio::null())
            .stderr(std::fs::File::create(&log).unwrap())
            .spawn()
            .unwrap();
        let deadline = Instant::now() + Duration::from_secs(10);
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
    fn send(&self, request: &[u8]) -> (u16, String) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        // Refused early, the rest may meet a closed door.
        let _ = stream.write_all(request);
        let _ = stream.shutdown(Shutdown::Write);
        read_answer(stream)
    }

    fn post(&self, body: &[u8], headers: &str) -> (u16, String) {
        let length = body.len();
        let head = format!(
            "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
             {headers}Content-Length: {length}\r\n\r\n"
        );
        self.send(&[head.as_bytes(), body].concat())
    }

    fn post_task(&self, task: &Value) -> (u16, String) {
        self.post(task.to_string().as_bytes(), "")
    }

    fn said(&self) -> String {
        self.sandbox.read("listen.log")
    }

    fn is_alive(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read_answer(mut stream: TcpStream) -> (u16, String) {
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let answer = String::from_utf8(answer).unwrap();
    let status = answer.split(' ').nth(1).and_then(|s| s.parse().ok());
    let text = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
    (status.unwrap_or(0), text.trim_end().to_string())
}

fn task(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/tasks")
        .join(name)
        .with_extension("json");
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

#[test]
fn every_judge_s_task_becomes_a_file_and_samples() {
    let listener = Listener::start();
    for (name, bin, header) in [
        ("codeforces", "cf15_c", "judge: codeforces"),
        ("gym-file-input", "gym101991_e", "time-limit: 4s"),
        ("atcoder-japanese", "arc091_d", "D - 石取り大作戦"),
        ("luogu-chinese", "luogu_p2252", "取石子游戏"),
        ("cses", "cses_1099", "memory-limit: 512MB"),
        (
            "library-checker",
            "library_checker_nim_product_64",
            "time-limit: 5s",
        ),
        (
            "no-samples",
            "euler_459",
            "url: https://projecteuler.net/problem=459",
        ),
    ] {
        let task = task(name);
        assert_eq!(listener.post_task(&task), (200, bin.to_string()));
        let file = listener.sandbox.read(&format!("problems/src/bin/{bin}.rs"));
        assert!(file.contains(header), "{file}");
        let tests = task["tests"].as_array().unwrap();
        let written = listener.sandbox.path(&format!("tests/golden/{bin}"));
        assert_eq!(
            written.read_dir().unwrap().count(),
            2 * tests.len(),
            "{bin}"
        );
        for (i, test) in tests.iter().enumerate() {
            for (key, extension) in [("input", "in"), ("output", "out")] {
                let path = format!("tests/golden/{bin}/sample-{}.{extension}", i + 1);
                assert_eq!(listener.sandbox.read(&path), test[key].as_str().unwrap());
            }
        }
    }
}

#[test]
fn files_are_read_and_written_where_the_judge_has_them() {
    let listener = Listener::start();
    listener.post_task(&task("gym-file-input"));
    let file = listener.sandbox.read("problems/src/bin/gym101991_e.rs");
    assert!(file.contains("File::open(\"exciting.in\")"), "{file}");
    assert!(file.contains("from source(),"), "{file}");
    assert!(file.contains("println!"), "{file}");
    listener.post_task(&task("gym-files"));
    let file = listener.sandbox.read("problems/src/bin/gym100500_b.rs");
    assert!(file.contains("File::create(\"output.txt\")"), "{file}");
    assert!(!file.contains("println!"), "{file}");
}

#[test]
fn an_interactive_task_gets_no_case_to_compare_with() {
    let listener = Listener::start();
    let answer = listener.post_task(&task("kattis-interactive"));
    assert_eq!(answer, (200, "kattis_guess".to_string()));
    let golden = listener.sandbox.path("tests/golden/kattis_guess");
    assert_eq!(golden.read_dir().unwrap().count(), 0);
    let file = listener.sandbox.read("problems/src/bin/kattis_guess.rs");
    assert!(file.contains("input_interactive!"), "{file}");
    assert!(file.contains("//!   higher"), "{file}");
    assert!(
        listener
            .said()
            .contains("write tests/judges/kattis_guess.rs")
    );
}

#[test]
fn a_problem_that_is_there_gets_only_new_samples() {
    let mine = "//! Mine.\n//! - url: https://codeforces.com/contest/15/problem/C\nfn main() {}\n";
    let sandbox = Sandbox::new()
        .file("problems/src/bin/cf15_c.rs", mine)
        .file("tests/golden/cf15_c/sample-1.in", "1\n2 1\n")
        .file("tests/golden/cf15_c/sample-1.out", "mine\n");
    let listener = Listener::start_in(sandbox);
    let mut task = task("codeforces");
    task["tests"] = json!([
        {"input": "1\n2 1\n", "output": "tolik\n"},
        {"input": "2\n1 1\n1 1\n", "output": "bolik\n"},
    ]);
    for _ in 0..2 {
        assert_eq!(listener.post_task(&task).0, 200);
    }
    assert_eq!(listener.sandbox.read("problems/src/bin/cf15_c.rs"), mine);
    assert_eq!(
        listener.sandbox.read("tests/golden/cf15_c/sample-1.out"),
        "mine\n"
    );
    assert_eq!(
        listener.sandbox.read("tests/golden/cf15_c/sample-2.out"),
        "bolik\n"
    );
    assert!(
        !listener
            .sandbox
            .path("tests/golden/cf15_c/sample-3.in")
            .exists()
    );
    for said in [
        "the file was there already and stays as it is",
        "`sample-1` differently",
        "added sample-2",
        "no new sample",
    ] {
        assert!(
            listener.said().contains(said),
            "{said}: {}",
            listener.said()
        );
    }
}

#[test]
fn another_problem_of_the_same_name_is_refused() {
    let mine = "//! Mine.\n//! - url: https://a.b/other\nfn main() {}\n";
    let listener = Listener::start_in(Sandbox::new().file("problems/src/bin/cses_1099.rs", mine));
    let (status, reason) = listener.post_task(&task("cses"));
    assert_eq!(status, 400);
    assert!(
        reason.contains("is there already for https://a.b/other"),
        "{reason}"
    );
    assert!(!listener.sandbox.path("tests/golden/cses_1099").exists());
}

#[test]
fn a_contest_says_when_it_is_whole_and_when_a_task_is_lost() {
    let listener = Listener::start();
    let send = |contest: u32, letters: &str| {
        for letter in letters.chars() {
            let url = format!("https://codeforces.com/contest/{contest}/problem/{letter}");
            let batch = json!({"id": contest.to_string(), "size": 5});
            let task = json!({"name": letter.to_string(), "url": url, "batch": batch});
            assert_eq!(listener.post_task(&task).0, 200);
        }
    };
    send(1, "ABCDE");
    send(2, "ABDE");
    let said = listener.said();
    assert!(
        said.contains("all 5 problems: cf1_a cf1_b cf1_c cf1_d cf1_e"),
        "{said}"
    );
    let deadline = Instant::now() + Duration::from_secs(15);
    let lost = "4 of 5 problems arrived (cf2_a cf2_b cf2_d cf2_e)";
    while !listener.said().contains(lost) {
        assert!(Instant::now() < deadline, "{}", listener.said());
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn web_pages_are_refused_and_extensions_are_not() {
    let listener = Listener::start();
    let body = task("cses").to_string();
    for page in ["http://localhost:3000", "https://evil.example", "null"] {
        let (status, _) = listener.post(body.as_bytes(), &format!("Origin: {page}\r\n"));
        assert_eq!(status, 403, "{page}");
    }
    assert!(!listener.sandbox.path("tests/golden/cses_1099").exists());
    let (status, _) = listener.post(body.as_bytes(), "Origin: moz-extension://1b2c\r\n");
    assert_eq!(status, 200);
}

#[test]
fn only_this_machine_is_heard_on_both_of_its_addresses() {
    let listener = Listener::start();
    let stream = TcpStream::connect((Ipv6Addr::LOCALHOST, listener.port));
    if let Ok(mut stream) = stream {
        let body = task("cses").to_string();
        write!(
            stream,
            "POST / HTTP/1.1\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        assert_eq!(read_answer(stream).0, 200);
    }
    let Ok(sockets) = std::fs::read_to_string("/proc/net/tcp") else {
        return; // not Linux: nothing to look at
    };
    let port = format!(":{:04X}", listener.port);
    let ours = sockets
        .lines()
        .filter(|line| line.contains(&port) && line.contains(" 0A "));
    assert!(ours.clone().count() == 1 && ours.clone().all(|line| line.contains("0100007F:")));
}

#[test]
fn no_garbage_stops_the_listener_or_gets_out_of_the_workspace() {
    let mut listener = Listener::start();
    let outside = names(&listener.sandbox.path(".."));
    let mut random = Random(1);
    // Slow ones first: they wait while everything else is answered.
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

/// Xorshift: enough to make garbage, and the same garbage every time.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}
