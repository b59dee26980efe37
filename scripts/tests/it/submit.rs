//! Tests `cargo x submit` with requests like those of the browser extension cph-submit.

use std::io::{Read, Write};
use std::net::{Ipv6Addr, TcpListener, TcpStream, ToSocketAddrs};
use std::os::unix::fs::PermissionsExt as _;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::{Outcome, Sandbox, outcome};

const PAGE: &str = "https://codeforces.com/contest/1/problem/A";

/// Sandbox with the problem `cf1_a` of this page, and profiles of two judges.
fn sandbox(page: &str, judge: &str) -> Sandbox {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1 2\n", "3\n");
    let header =
        format!("//! Sum \u{201c}of\u{201d} two.\n//! - url: {page}\n//! - judge: {judge}\n");
    let path = "problems/src/bin/cf1_a.rs";
    let solution = sandbox.read(path).replacen("//! Sum.\n", &header, 1);
    let judges = "[snippet]\nroots = []\n\
        [judge.codeforces]\nedition = \"2024\"\nsource-limit = 65536\n\
        [judge.atcoder]\nrustc = \"1.89.0\"\nedition = \"2021\"\nsource-limit = 65536\n\
        [judge.cses]\nedition = \"2021\"\nsource-limit = 65536\n\
        [judge.other]\nedition = \"2021\"\nsource-limit = 65536\n";
    sandbox
        .file(path, &solution)
        .file("cargo-snippet.toml", judges)
}

/// A running `cargo x submit cf1_a`.
struct Submit {
    sandbox: Sandbox,
    child: Child,
    port: u16,
}

impl Submit {
    /// Starts the command, and returns when it waits for the extension.
    fn start(sandbox: Sandbox) -> Self {
        let log = sandbox.path("submit.log");
        let mut command = sandbox.command("submit cf1_a --port 0");
        let command = command.stdout(Stdio::null());
        let mut child = command
            .stderr(std::fs::File::create(&log).unwrap())
            .spawn()
            .unwrap();
        let deadline = Instant::now() + Duration::from_secs(300);
        let port = loop {
            let said = std::fs::read_to_string(&log).unwrap();
            let port = said
                .split("on port ")
                .nth(1)
                .and_then(|rest| rest.split(' ').next());
            if let Some(port) = port.filter(|_| said.ends_with('\n')) {
                break port.parse().unwrap();
            }
            assert!(child.try_wait().unwrap().is_none(), "{said}");
            assert!(Instant::now() < deadline, "{said}");
            std::thread::sleep(Duration::from_millis(20));
        };
        Self {
            sandbox,
            child,
            port,
        }
    }

    /// Status and text of the answer; `None` if the command no longer listens.
    fn ask(&self, address: impl ToSocketAddrs, request: &str) -> Option<(u16, String)> {
        let mut stream = TcpStream::connect(address).ok()?;
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let status = answer.split(' ').nth(1)?.parse().ok()?;
        Some((status, answer.split("\r\n\r\n").nth(1)?.to_string()))
    }

    /// Request of `fetch("http://localhost:27121/getSubmit", {headers: {"cph-submit": "true"}})`.
    fn request(&self) -> String {
        let host = format!("localhost:{}", self.port);
        format!(
            "GET /getSubmit HTTP/1.1\r\nHost: {host}\r\nAccept: */*\r\ncph-submit: true\r\n\r\n"
        )
    }

    fn ends(mut self) -> (Option<i32>, String, Sandbox) {
        let code = self.child.wait().unwrap().code();
        (code, self.sandbox.read("submit.log"), self.sandbox)
    }
}

#[test]
fn the_extension_gets_the_bundle_once_and_as_it_reads_it() {
    for (page, judge, language) in [
        (PAGE, "codeforces", 98),
        ("https://cses.fi/problemset/task/1", "cses", 75),
    ] {
        let submit = Submit::start(sandbox(page, judge));
        let (request, port) = (submit.request(), submit.port);
        // Of many simultaneous requests only one gets the submission.
        let answers: Vec<String> = std::thread::scope(|scope| {
            let ask = || submit.ask(("127.0.0.1", port), &request);
            let askers: Vec<_> = (0..8).map(|_| scope.spawn(ask)).collect();
            let answers = askers.into_iter().filter_map(|asker| asker.join().unwrap());
            answers
                .map(|(status, text)| {
                    assert_eq!(status, 200, "{text}");
                    text
                })
                .collect()
        });
        let (code, said, sandbox) = submit.ends();
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains("taken by cph-submit"), "{said}");
        let answers: Vec<Value> = answers
            .iter()
            .map(|text| serde_json::from_str(text).unwrap())
            .collect();
        let full: Vec<&Value> = answers
            .iter()
            .filter(|answer| answer["empty"] == false)
            .collect();
        assert_eq!(full.len(), 1, "{answers:?}");
        assert!(
            answers
                .iter()
                .all(|it| it == full[0] || *it == json!({"empty": true}))
        );
        let bundle = sandbox.x("paste cf1_a --no-test").exits(0).stdout;
        let expected = json!({
            "empty": false,
            "problemName": "Sum \u{201c}of\u{201d} two",
            "url": page,
            "sourceCode": bundle,
            "languageId": language,
        });
        assert_eq!(*full[0], expected);
    }
}

#[test]
fn nobody_but_the_extension_gets_it() {
    let submit = Submit::start(sandbox(PAGE, "codeforces"));
    let (right, port) = (submit.request(), submit.port);
    for (wrong, status) in [
        (
            right.replace("\r\n\r\n", "\r\nOrigin: https://evil.example\r\n\r\n"),
            403,
        ),
        (right.replace("\r\n\r\n", "\r\nOrigin: null\r\n\r\n"), 403),
        (right.replace("localhost", "evil.example"), 403),
        (right.replace("cph-submit: true\r\n", ""), 400),
        (right.replace("/getSubmit", "/"), 400),
        (
            right
                .replace("GET", "POST")
                .replace("\r\n\r\n", "\r\nContent-Length: 0\r\n\r\n"),
            400,
        ),
        ("nothing like it\r\n\r\n".to_string(), 400),
    ] {
        let (got, text) = submit.ask(("127.0.0.1", port), &wrong).unwrap();
        assert_eq!(got, status, "{wrong}{text}");
        assert!(!text.contains("sourceCode"), "{text}");
    }
    let of_extension = "\r\nOrigin: chrome-extension://ekplnobooikgnbifjkcdoknhnkcfoija\r\n\r\n";
    let right = right.replace("\r\n\r\n", of_extension);
    // `localhost` may be the IPv6 or the IPv4 address.
    let answer = submit.ask((Ipv6Addr::LOCALHOST, port), &right);
    let answer = answer.or_else(|| submit.ask(("127.0.0.1", port), &right));
    assert!(answer.unwrap().1.contains("\"empty\":false"));
    assert_eq!(submit.ends().0, Some(0));
}

#[test]
fn nobody_asks_and_it_says_so_and_what_else_there_is() {
    let submitted = sandbox(PAGE, "codeforces").x("submit cf1_a --port 0 --wait 1");
    submitted.exits(1).says(&[
        "extension cph-submit",
        "error: nobody asked within 1 s, so nothing is submitted",
        "https://github.com/agrawal-d/cph-submit",
        "`cargo x paste cf1_a --copy --open`",
    ]);
}

#[test]
fn what_is_wrong_is_told_and_nothing_waits() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let sandbox = sandbox(PAGE, "codeforces");
    sandbox
        .x(&format!("submit cf1_a --port {port}"))
        .exits(2)
        .says(&[
            "Competitive Programming Helper",
            &format!("port {port} is taken"),
        ]);
    let sandbox = sandbox.file("tests/golden/cf1_a/sample-1.out", "4\n");
    sandbox.x("submit cf1_a --port 0").exits(1).says_only(
        "problems/src/bin/cf1_a.rs\
         \nerror: the bundle fails its golden cases\
         \nWA sample-1\
         \n    line 1 differs\
         \n        line  expected                              got\
         \n    >      1  4                                     3\n",
    );
    let nowhere = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
    nowhere.x("submit cf1_a --port 0").exits(2).says_only(
        "problems/src/bin/cf1_a.rs\n\
         error: problems/src/bin/cf1_a.rs: no page to submit to; add `//! - url: https://…`\n",
    );
}

/// Runs `cargo x submit cf1_a` with these shell scripts first in `PATH`.
fn submitted_with(sandbox: &Sandbox, programs: &[(&str, &str)]) -> Outcome {
    let folder = sandbox.path("programs");
    std::fs::create_dir_all(&folder).unwrap();
    for (name, script) in programs {
        let program = folder.join(name);
        std::fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    outcome(sandbox.command("submit cf1_a --no-test").env("PATH", path))
}

#[test]
fn for_other_judges_one_line_says_what_is_in_the_clipboard_and_where_it_goes() {
    let works = [
        ("wl-copy", "cat > copied"),
        ("xdg-open", "echo $1 > opened"),
    ];
    for (judge, page, submit_page) in [
        (
            "atcoder",
            "https://atcoder.jp/contests/abc1/tasks/abc1_a",
            "https://atcoder.jp/contests/abc1/submit?taskScreenName=abc1_a",
        ),
        (
            "luogu",
            "https://www.luogu.com.cn/problem/P2252",
            "https://www.luogu.com.cn/problem/P2252#submit",
        ),
        (
            "kattis",
            "https://open.kattis.com/problems/guess",
            "https://open.kattis.com/problems/guess/submit",
        ),
    ] {
        let sandbox = sandbox(page, judge);
        let done = submitted_with(&sandbox, &works).exits(0);
        let said = format!("{judge}: copied by wl-copy, paste it at {submit_page}, which is open");
        assert_eq!(done.stderr.lines().last(), Some(said.as_str()));
        assert!(sandbox.read("copied").contains("fn main()"));
        assert_eq!(sandbox.read("opened"), format!("{submit_page}\n"));
    }
    let page = "https://open.kattis.com/problems/guess";
    let none = [
        "wl-copy", "xclip", "xsel", "pbcopy", "xdg-open", "open", "wslview",
    ];
    submitted_with(
        &sandbox(page, "kattis"),
        &none.map(|program| (program, "exit 1")),
    )
    .exits(1)
    .says(&[
        "there is no clipboard here",
        "cargo x paste cf1_a --out FILE",
        "https://open.kattis.com/problems/guess/submit",
    ]);
}

#[test]
fn one_line_says_what_goes_where_and_a_dry_run_ends_with_it() {
    let sandbox = sandbox(PAGE, "codeforces");
    let bytes = sandbox.x("paste cf1_a --no-test").exits(0).stdout.len();
    let dry = sandbox.x("submit cf1_a --no-test --dry-run").exits(0);
    let line = format!(
        "cf1_a to codeforces: Sum \u{201c}of\u{201d} two, Rust 2024, {bytes} bytes, {PAGE}\n"
    );
    dry.says(&[&line, "nothing was handed in (--dry-run)"]);
    for page in ["file:///etc/passwd", "calc.exe"] {
        let sandbox = self::sandbox(page, "codeforces");
        for command in ["submit cf1_a", "paste cf1_a --no-test --open"] {
            let refused = sandbox.x(command);
            assert_ne!(refused.code, Some(0), "{refused:#?}");
            refused.says(&["is no web page"]);
        }
    }
}

#[test]
fn the_edition_is_that_of_the_bundle() {
    // `gen` is a keyword of edition 2024: a solution that compiles only as 2021 is sent as 2021.
    let sandbox = sandbox(PAGE, "codeforces");
    let path = "problems/src/bin/cf1_a.rs";
    let solution = sandbox.read(path).replace("numbers", "gen");
    let settings = sandbox.read("cargo-snippet.toml").replacen(
        "edition = \"2024\"\n",
        "edition = \"2024\"\nother-editions = [\"2021\"]\n",
        1,
    );
    let sandbox = sandbox
        .file(path, &solution)
        .file("cargo-snippet.toml", &settings);
    let submit = Submit::start(sandbox);
    let (_, answer) = submit
        .ask(("127.0.0.1", submit.port), &submit.request())
        .unwrap();
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(answer["languageId"], 75, "{answer}");
    let (code, said, _) = submit.ends();
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("Rust 2021"), "{said}");
}
