//! Tests of where tasks are filed: each problem by itself, under a name that one can read.

use std::io::Write as _;
use std::net::TcpStream;
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::listener::{Listener, read_answer};
use crate::support::{Sandbox, x_with_input};

/// A task with one sample, whose answer tells it from others.
fn task(group: &str, title: &str, url: &str, answer: &str) -> Value {
    let tests = json!([{"input": "1\n", "output": answer}]);
    json!({"name": title, "group": group, "url": url, "tests": tests})
}

/// Imports the tasks into a new sandbox; returns it and the names of the problems, in order.
fn imported(tasks: &[Value]) -> (Sandbox, Vec<String>, String) {
    let sandbox = Sandbox::new().file("tasks.json", &json!(tasks).to_string());
    let done = sandbox.x("listen --import tasks.json").exits(0);
    let bin = |line: &str| Some(line.strip_prefix("problems/src/bin/")?.replace(".rs", ""));
    let bins = done.stdout.lines().filter_map(bin).collect();
    (sandbox, bins, done.stderr)
}

#[test]
fn problems_of_different_contests_are_never_one() {
    let hdu = "https://acm.hdu.edu.cn";
    let room = "https://onlinejudge.u-aizu.ac.jp/services/room.html";
    let (set, stones) = (
        "https://codeforces.com/contest/1/problems",
        "https://a.b/stones",
    );
    let tasks = [
        (
            "CSES",
            "Distance Code",
            "https://cses.fi/241/task/A",
            "cses241_a",
        ),
        ("CSES", "Other", "https://cses.fi/999/task/A", "cses999_a"),
        (
            "HDOJ",
            "Sum",
            &format!("{hdu}/showproblem.php?pid=1003"),
            "hdu_1003",
        ),
        (
            "HDOJ",
            "Contest",
            &format!("{hdu}/contests/contest_showproblem.php?pid=1003&cid=1174"),
            "hdu1174_1003",
        ),
        (
            "AOJ",
            "C: Query",
            &format!("{room}#KUPC2020/problems/C"),
            "aoj_kupc2020_c",
        ),
        (
            "AOJ",
            "C: Other",
            &format!("{room}#KUPC2021/problems/C"),
            "aoj_kupc2021_c",
        ),
        ("Codeforces - 1", "A. Theatre Square", set, "cf1_a"),
        ("Codeforces - 1", "B. Spreadsheets", set, "cf1_b"),
        ("A B", "Stones", stones, "a_b_stones"),
        ("A B", "More Stones", stones, "a_b_more_stones"),
        ("A B", "Stones+", stones, "a_b_stones_2"),
        ("A B", "A+B", "", "a_b_a_b"),
        ("A B", "A-B", "", "a_b_a_b_2"),
    ];
    let numbered = tasks.iter().enumerate();
    let sent: Vec<Value> = numbered
        .map(|(i, (group, title, url, _))| task(group, title, url, &format!("{i}\n")))
        .collect();
    let (sandbox, bins, said) = imported(&sent);
    let expected: Vec<&str> = tasks.iter().map(|(.., bin)| *bin).collect();
    assert_eq!(bins, expected, "{said}");
    for (i, bin) in expected.iter().enumerate() {
        let answer = sandbox.read(&format!("tests/golden/{bin}/sample-1.out"));
        assert_eq!(answer, format!("{i}\n"), "{bin}");
    }
    // A second time, each is found again.
    let again = sandbox.x("listen --import tasks.json").exits(0);
    assert_eq!(
        again.stderr.matches("no new sample").count(),
        bins.len(),
        "{again:#?}"
    );
    let alone = task(
        "Codeforces",
        "A. Theatre Square",
        "https://codeforces.com/contest/1/problem/A",
        "6\n",
    );
    let sandbox = sandbox.file("alone.json", &alone.to_string());
    let alone = sandbox.x("listen --import alone.json").exits(0);
    alone
        .prints_only(
            "problems/src/bin/cf1_a.rs\n\
             tests/golden/cf1_a\n",
        )
        .says_only(
            "cf1_a: the file exists, so it stays as it is\n\
             cf1_a: no new sample\n",
        );
}

#[test]
fn one_title_at_two_addresses_is_filed_beside_and_told() {
    let page = "https://acm.example.org/problem.aspx?space=1&num=1098";
    let (_, bins, said) = imported(&[
        task("Some Online Judge", "1098. Questions", page, "1\n"),
        task(
            "Some Online Judge",
            "1098. Questions",
            &format!("{page}&locale=ru"),
            "1\n",
        ),
    ]);
    assert_eq!(
        bins,
        [
            "some_online_judge_1098_questions",
            "some_online_judge_1098_questions_2"
        ]
    );
    assert!(said.contains(&format!(
        "has the same title at {page}, and this one is filed beside"
    )));
}

#[test]
fn a_title_in_any_script_gives_a_name_that_one_can_read() {
    let (_, bins, _) = imported(&[
        task(
            "UOJ - Goodbye",
            "A. 新年的促销",
            "https://uoj.ac/contest/50/problem/495",
            "1\n",
        ),
        task(
            "SSOIER",
            "1006：A+B问题",
            "http://ybt.ssoier.cn:8088/problem_show.php?pid=1006",
            "1\n",
        ),
        task(
            "南宁",
            "金币",
            "http://nnsznoi.openjudge.cn/080601/4/",
            "1\n",
        ),
        task(
            "CH",
            "旅行者",
            "http://a.b/contest/%E9%87%8D%20day2/%E6%97%85",
            "1\n",
        ),
        task(
            "CH",
            "旧词",
            "http://a.b/contest/%E9%87%8D%20day2/%E6%97%A7",
            "1\n",
        ),
    ]);
    let names = [
        "uoj_495",
        "ssoier_1006",
        "openjudge_080601_4",
        "ch_day2",
        "ch_day2_2",
    ];
    assert_eq!(bins, names);
}

#[test]
fn a_letter_is_that_of_the_title_in_the_contest_that_came_last() {
    let batch = |tasks: &[(&str, &str)]| -> String {
        let of_batch = |(title, name): &(&str, &str)| {
            let contest = name.split('_').next().unwrap();
            let url = format!("https://atcoder.jp/contests/{contest}/tasks/{name}");
            let mut task = task("AtCoder", title, &url, "1\n");
            task["batch"] = json!({"id": tasks[0].1, "size": tasks.len()});
            task
        };
        json!(tasks.iter().map(of_batch).collect::<Vec<_>>()).to_string()
    };
    let arc = [
        ("C - Day", "arc065_a"),
        ("D - Roads - Part C", "arc065_b"),
        ("E - Points", "arc065_c"),
    ];
    let abc = [("A - Sum", "abc049_a"), ("C - Day", "arc064_a")];
    let sandbox = Sandbox::new()
        .file("arc.json", &batch(&arc))
        .file("abc.json", &batch(&abc));
    let meant = |letter: &str| {
        let added = x_with_input(
            &sandbox.path("."),
            &format!("case {letter} {letter}"),
            "1\n",
        );
        let path = added.exits(0).stdout;
        path.split('/').nth(2).unwrap().to_string()
    };
    sandbox.x("listen --import abc.json arc.json").exits(0);
    for (letter, bin) in [("c", "arc065_a"), ("d", "arc065_b"), ("E", "arc065_c")] {
        assert_eq!(meant(letter), bin);
    }
    // A contest may have problems of two names. Touching the files of another changes nothing.
    sandbox.x("listen --import abc.json").exits(0);
    let text = sandbox.read("problems/src/bin/arc065_a.rs");
    let sandbox = sandbox.file("problems/src/bin/arc065_a.rs", &text);
    let added = x_with_input(&sandbox.path("."), "case c c", "1\n").exits(0);
    added.prints_only("tests/golden/arc064_a/c.in\n");
    // Without a record, a letter that several have means none of them.
    std::fs::remove_file(sandbox.path("problems/contests.jsonl")).unwrap();
    sandbox.x("test c").exits(2).says_only(
        "error: `c` is the letter of 2 problems, such as `arc064_a` and `arc065_a`, and of no \
         imported contest; write the name of the one you mean\n",
    );
}

#[test]
fn one_broken_file_stops_no_task() {
    let sandbox = Sandbox::new();
    let powershell: Vec<u8> = "//! Mine.\r\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    std::fs::create_dir_all(sandbox.path("problems/src/bin")).unwrap();
    std::fs::write(sandbox.path("problems/src/bin/mine.rs"), powershell).unwrap();
    let url = "https://cses.fi/problemset/task/1";
    let sandbox = sandbox.file("task.json", &task("CSES", "A", url, "1\n").to_string());
    sandbox.x("listen --import task.json").exits(0).prints_only(
        "problems/src/bin/cses_1.rs\n\
         tests/golden/cses_1\n",
    );
}

#[test]
fn an_answer_that_was_never_written_comes_at_the_next_time() {
    let url = "https://cses.fi/problemset/task/1";
    let (sandbox, ..) = imported(&[task("CSES", "A", url, "3\n")]);
    std::fs::remove_file(sandbox.path("tests/golden/cses_1/sample-1.out")).unwrap();
    sandbox.x("listen --import tasks.json").exits(0).says_only(
        "cses_1: the file exists, so it stays as it is\n\
         cses_1: `sample-1` had no answer and has the judge's now\n\
         cses_1: no new sample\n",
    );
    assert_eq!(sandbox.read("tests/golden/cses_1/sample-1.out"), "3\n");
    assert_eq!(
        sandbox
            .path("tests/golden/cses_1")
            .read_dir()
            .unwrap()
            .count(),
        2
    );
}

#[test]
fn a_closed_pipe_stops_no_import() {
    let url = |i: u32| format!("https://cses.fi/problemset/task/{i}");
    let tasks: Vec<Value> = (0..10).map(|i| task("CSES", "A", &url(i), "1\n")).collect();
    let sandbox = Sandbox::new().file("tasks.json", &json!(tasks).to_string());
    let mut command = sandbox.command("listen --import tasks.json");
    let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop((child.stdout.take(), child.stderr.take()));
    assert!(child.wait().unwrap().success());
    assert_eq!(sandbox.path("tests/golden").read_dir().unwrap().count(), 10);
}

#[test]
fn marks_of_direction_are_left_out_of_a_header() {
    let marks = "\u{202e}\u{2066}\u{200f}";
    let title = format!("Sto{marks}nes");
    let (sandbox, bins, _) = imported(&[task("CSES", &title, "https://a.b/1", "1\n")]);
    let file = sandbox.read(&format!("problems/src/bin/{}.rs", bins[0]));
    assert!(file.starts_with("//! CSES. Stones\n"), "{file}");
}

#[test]
fn many_connections_are_all_taken() {
    let listener = Listener::start();
    // All are opened before the first one sends its request.
    let open = || TcpStream::connect(("127.0.0.1", listener.port)).unwrap();
    let streams: Vec<TcpStream> = (0..100).map(|_| open()).collect();
    let answers = std::thread::scope(|scope| {
        let send = |(i, mut stream): (usize, TcpStream)| {
            let url = format!("https://cses.fi/problemset/task/{}", i + 2);
            let body = task("CSES", "Small", &url, "1\n").to_string();
            let head = format!("POST / HTTP/1.1\r\nContent-Length: {}\r\n\r\n", body.len());
            stream.write_all((head + &body).as_bytes()).unwrap();
            read_answer(stream)
        };
        let threads = streams.into_iter().enumerate();
        let threads: Vec<_> = threads.map(|it| scope.spawn(move || send(it))).collect();
        let answers = threads.into_iter().map(|thread| thread.join().unwrap());
        answers.collect::<Vec<_>>()
    });
    for (i, answer) in answers.into_iter().enumerate() {
        assert_eq!(answer, (200, format!("cses_{}", i + 2)));
    }
}

#[test]
fn samples_are_filed_as_the_judge_writes_them() {
    let mut pattern = task("Judge", "Pattern", "https://a.b/pattern", "");
    pattern["tests"] = json!([
        {"input": "  *\r\n ***\r\n", "output": "  *\r\n ***"},
        {"input": "*\n***\n", "output": "*\n***\n"},
        {"input": "\n\n*\n", "output": "\n\n*\n"},
    ]);
    let echo = |trim: &str| {
        format!(
            "//! Pattern.\n//! - url: https://a.b/pattern\n//! - compare: exact\nfn main() {{\n    \
             print!(\"{{}}\", std::io::read_to_string(std::io::stdin()).unwrap(){trim});\n}}\n"
        )
    };
    let path = "problems/src/bin/judge_pattern.rs";
    let sandbox = Sandbox::new()
        .file(path, &echo(""))
        .file("task.json", &pattern.to_string());
    let import = "listen --import task.json";
    sandbox.x(import).exits(0).says_only(
        "judge_pattern: the file exists, so it stays as it is\n\
         judge_pattern: added sample-1, sample-2, sample-3; next: `cargo x test judge_pattern`\n",
    );
    sandbox.x(import).exits(0).says_only(
        "judge_pattern: the file exists, so it stays as it is\n\
         judge_pattern: no new sample\n",
    );
    let golden = |name: &str| sandbox.read(&format!("tests/golden/judge_pattern/{name}"));
    assert_eq!(golden("sample-1.in"), "  *\n ***\n");
    assert_eq!(golden("sample-3.out"), "\n\n*\n");
    sandbox
        .x("test judge_pattern")
        .exits(0)
        .says_only("3 AC in _ s\n");
    let sandbox = sandbox.file(path, &echo(".trim_start()"));
    let cut = sandbox
        .x("test judge_pattern")
        .exits(1)
        .says_only("1 AC, 2 PE in _ s\n");
    assert!(!cut.stdout.contains("every number"), "{cut:#?}");
}

#[test]
fn a_sample_that_the_judge_corrected_is_shown_and_taken_if_asked() {
    let url = "https://atcoder.jp/contests/abc346/tasks/abc346_c";
    let sent = |samples: &[(&str, &str)]| {
        let mut task = task("AtCoder", "C - \u{3a3}", url, "");
        let sample = |(input, output): &(&str, &str)| json!({"input": input, "output": output});
        task["tests"] = samples.iter().map(sample).collect();
        task.to_string()
    };
    let old = [("1 3\n346\n", "6\n"), ("10\n", "7\n"), ("5\n", "5\n")];
    let new = [
        ("1 3\n346", "6"),
        ("10", "8\n"),
        ("6\n", "6\n"),
        ("6\n", "6\n"),
    ];
    let sandbox = Sandbox::new()
        .file("old.json", &sent(&old))
        .file("new.json", &sent(&new));
    sandbox.x("listen --import old.json").exits(0);
    let golden = |name: &str| sandbox.read(&format!("tests/golden/abc346_c/{name}"));
    let shown = sandbox.x("listen --import new.json").exits(0);
    shown.says_only(
        "abc346_c: the file exists, so it stays as it is\
         \nabc346_c: `sample-2.out` is another at the judge now:\
         \n    - 7\
         \n    + 8\
         \nabc346_c: `sample-3.in` is another at the judge now:\
         \n    - 5\
         \n    + 6\
         \nabc346_c: `sample-3.out` is another at the judge now:\
         \n    - 5\
         \n    + 6\
         \nabc346_c: your files stay as they are; to take the judge's, run `cargo x listen \
         --renew` and send the problem again\
         \nabc346_c: no new sample\n",
    );
    assert_eq!(golden("sample-2.out") + &golden("sample-3.in"), "7\n5\n");
    let renewed = sandbox.x("listen --renew --import new.json").exits(0);
    renewed.says_only(
        "abc346_c: the file exists, so it stays as it is\
         \nabc346_c: `sample-2.out` was corrected by the judge and is replaced:\
         \n    - 7\
         \n    + 8\
         \nabc346_c: `sample-3.in` was corrected by the judge and is replaced:\
         \n    - 5\
         \n    + 6\
         \nabc346_c: `sample-3.out` was corrected by the judge and is replaced:\
         \n    - 5\
         \n    + 6\
         \nabc346_c: no new sample\n",
    );
    assert_eq!(golden("sample-2.out") + &golden("sample-3.in"), "8\n6\n");
    assert_eq!(golden("sample-3.out"), "6\n");
    let again = sandbox.x("listen --renew --import new.json").exits(0);
    assert!(!again.stderr.contains("corrected"), "{again:#?}");
    let folder = sandbox.path("tests/golden/abc346_c");
    assert_eq!(folder.read_dir().unwrap().count(), 6);
}

#[test]
fn thousands_of_samples_take_seconds_and_block_nobody() {
    let samples: Vec<Value> = (0..1000)
        .map(|i| json!({"input": format!("{i}\n"), "output": format!("{}\n", 2 * i)}))
        .collect();
    let listener = Listener::start();
    let mut large = task("CSES", "Large", "https://cses.fi/problemset/task/1", "");
    large["tests"] = json!(samples);
    let began = Instant::now();
    let (whole, small) = std::thread::scope(|scope| {
        let whole = scope.spawn(|| {
            assert_eq!(listener.post_task(&large), (200, "cses_1".to_string()));
            began.elapsed()
        });
        let golden = listener.sandbox.path("tests/golden");
        let is_writing = || {
            let mut entries = golden.read_dir().into_iter().flatten().flatten();
            entries.any(|it| it.file_name().to_string_lossy().starts_with(".grundy-"))
        };
        while !is_writing() && !whole.is_finished() {
            std::thread::yield_now();
        }
        let small = task("CSES", "Small", "https://cses.fi/problemset/task/2", "1\n");
        assert_eq!(listener.post_task(&small), (200, "cses_2".to_string()));
        let small = began.elapsed();
        (whole.join().unwrap(), small)
    });
    let golden = listener.sandbox.path("tests/golden/cses_1");
    assert_eq!(golden.read_dir().unwrap().count(), 2000);
    // Each file used to read the whole folder: 25 s for these.
    assert!(whole < Duration::from_secs(20), "{whole:?}");
    assert!(small < whole, "{small:?}, {whole:?}");
}
