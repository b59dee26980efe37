//! Tests that tasks of the extension become the files of a problem, and that nothing else does.

mod filing;
mod garbage;
mod listener;

use std::io::Write;
use std::net::{Ipv6Addr, TcpStream};
#[cfg(unix)]
use std::os::unix::fs::PermissionsExt as _;
use std::time::{Duration, Instant};

#[cfg(unix)]
use crate::support::outcome;
use crate::support::{Sandbox, are_all_tried};
use listener::{Listener, read_answer, task};
use serde_json::json;

#[test]
fn every_judge_s_task_becomes_a_file_and_samples() {
    let listener = Listener::start();
    for (name, bin, header) in [
        ("codeforces", "cf15_c", "judge: codeforces"),
        (
            "gym-file-input",
            "gym101991_e",
            "time-limit: 4s\n//! - memory-limit: 1024MB\n//! - files: exciting.in stdout\n",
        ),
        (
            "gym-files",
            "gym100500_b",
            "//! - files: input.txt output.txt\n",
        ),
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

#[cfg(unix)]
#[test]
fn a_repository_that_was_moved_is_not_made_anew() {
    let listener = Listener::start();
    let root = listener.sandbox.path("");
    let moved = root.with_file_name("moved");
    std::fs::rename(&root, &moved).unwrap();
    let (status, said) = listener.post_task(&task("codeforces"));
    assert_eq!(status, 400);
    assert!(said.contains("was moved; end `cargo x listen`"), "{said}");
    assert!(!root.exists());
    std::fs::rename(moved, root).unwrap();
    assert_eq!(listener.post_task(&task("codeforces")).0, 200);
}

#[test]
fn tasks_of_more_judges_are_named_by_number() {
    let listener = Listener::start();
    for (url, title, bin) in [
        (
            "https://qoj.ac/contest/1456/problem/7733",
            "G. Game",
            "qoj_7733",
        ),
        (
            "https://www.codechef.com/START99/problems/NIMGAME",
            "Nim game",
            "codechef_nimgame",
        ),
        (
            "https://toph.co/p/stone-game",
            "Stone Game",
            "toph_stone_game",
        ),
        (
            "https://leetcode.com/problems/nim-game/",
            "292. Nim Game",
            "leetcode_292",
        ),
        (
            "https://ac.nowcoder.com/acm/contest/1234/B",
            "B-\u{53d6}\u{77f3}\u{5b50}",
            "nowcoder1234_b",
        ),
        (
            "https://ac.nowcoder.com/acm/problem/19987",
            "\u{53d6}\u{77f3}\u{5b50}",
            "nowcoder_19987",
        ),
    ] {
        let task = json!({
            "name": title,
            "url": url,
            "tests": [{"input": "1\n", "output": "2\n"}],
        });
        assert_eq!(listener.post_task(&task), (200, bin.to_string()));
        let file = listener.sandbox.read(&format!("problems/src/bin/{bin}.rs"));
        assert!(
            file.starts_with(&format!("//! {title}\n//! - url: {url}\n")),
            "{file}"
        );
        let case = format!("tests/golden/{bin}/sample-1.in");
        assert_eq!(listener.sandbox.read(&case), "1\n");
    }
}

#[test]
fn files_are_read_and_written_where_the_judge_has_them() {
    let listener = Listener::start();
    listener.post_task(&task("gym-file-input"));
    let file = listener.sandbox.read("problems/src/bin/gym101991_e.rs");
    assert!(
        file.contains("fs::read_to_string(\"exciting.in\").or_else("),
        "{file}"
    );
    assert!(file.contains("println!"), "{file}");
    listener.post_task(&task("gym-files"));
    let file = listener.sandbox.read("problems/src/bin/gym100500_b.rs");
    assert!(file.contains("fs::write(\"output.txt\", answer"), "{file}");
    // Without the judge's files, the samples run through stdin and stdout.
    assert!(file.contains("println!"), "{file}");
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
            .contains("write tests/checkers/kattis_guess.rs")
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
        "the file exists, so it stays as it is",
        "`sample-1.out` is another at the judge now:\n    - mine\n    + tolik",
        "run `cargo x listen --renew`",
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
fn another_problem_of_the_same_name_stays_and_the_task_is_filed_beside_it() {
    let mine = "//! Mine.\n//! - url: https://a.b/other\nfn main() {}\n";
    let listener = Listener::start_in(Sandbox::new().file("problems/src/bin/cses_1099.rs", mine));
    for _ in 0..2 {
        let answer = listener.post_task(&task("cses"));
        assert_eq!(answer, (200, "cses_1099_2".to_string()));
    }
    let said = listener.said();
    assert!(said.contains("`cses_1099` is https://a.b/other"), "{said}");
    assert!(!listener.sandbox.path("tests/golden/cses_1099").exists());
    let from = "new cses_1099 --from task.json";
    let sandbox = Sandbox::new().file("problems/src/bin/cses_1099.rs", mine);
    let sandbox = sandbox.file("task.json", &task("cses").to_string());
    let refused = sandbox.x(from).exits(2);
    refused.says_only(
        "error: problems/src/bin/cses_1099.rs is there already for https://a.b/other; choose \
         another name\n",
    );
}

#[test]
fn a_task_that_cannot_be_filed_is_not_lost() {
    let sandbox = Sandbox::new().file("tests/golden/cses_1099", "a file, not a folder");
    let listener = Listener::start_in(sandbox);
    let (status, reason) = listener.post_task(&task("cses"));
    assert_eq!(status, 400);
    // The advice names the file that keeps it.
    let advice = "cargo x new NAME --from target/x/unfiled/task-1.json";
    assert!(reason.contains(advice), "{reason}");
    let filed = listener
        .sandbox
        .x("new mine_a --from target/x/unfiled/task-1.json");
    filed.exits(0).prints_only(
        "problems/src/bin/mine_a.rs\n\
         tests/golden/mine_a\n",
    );
}

#[test]
fn saved_tasks_of_other_tools_are_imported() {
    let cph = json!({
        "name": "A. Stones", "group": "Codeforces - Round 1", "interactive": false,
        "url": "https://codeforces.com/contest/2999/problem/A", "memoryLimit": 256,
        "timeLimit": 1500, "srcPath": "/home/me/a.cpp", "local": false,
        "tests": [{"id": 1731, "input": "1\n", "output": "2\n"}],
    });
    let leetcode = json!({
        "name": "292. Nim Game", "url": "https://leetcode.com/problems/nim-game/",
    });
    let sandbox = Sandbox::new()
        .file("a.prob", &cph.to_string())
        .file("all.json", &json!([leetcode, {"name": ""}]).to_string());
    sandbox
        .x("listen --import a.prob all.json")
        .exits(1)
        .prints_only(
            "problems/src/bin/cf2999_a.rs\n\
             tests/golden/cf2999_a\n\
             problems/src/bin/leetcode_292.rs\n\
             tests/golden/leetcode_292\n",
        )
        .says_only(
            "cf2999_a: added sample-1; next: `cargo x test cf2999_a`\n\
             next: put `sample-1.in` and `sample-1.out` into the folder, write the solution, then \
             `cargo x test leetcode_292`\n\
             error: all.json: the task has no name\n",
        );
    assert_eq!(sandbox.read("tests/golden/cf2999_a/sample-1.out"), "2\n");
    let file = sandbox.read("problems/src/bin/cf2999_a.rs");
    assert!(file.contains("time-limit: 1500ms"), "{file}");
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
    if !are_all_tried() {
        return; // it's silent for ten seconds first
    }
    let deadline = Instant::now() + Duration::from_secs(300);
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

#[cfg(unix)]
#[test]
fn each_file_is_opened_as_it_arrives_and_its_name_is_never_evaluated() {
    let sandbox = Sandbox::new()
        .file(
            "a $(touch X)/opener",
            "#!/bin/sh\nprintf '%s\\n' \"$@\" >> opened\n",
        )
        .file("a.json", &task("cses").to_string())
        .file("b.json", &task("codeforces").to_string());
    let open = |words: &[&str]| {
        let mut listen = sandbox.command("listen --import");
        outcome(listen.args(words)).exits(0)
    };
    let opener = sandbox.path("a $(touch X)/opener");
    std::fs::set_permissions(&opener, std::fs::Permissions::from_mode(0o755)).unwrap();
    let command = "'a $(touch X)/opener' -g {file}:1 '; touch X'";
    open(&["a.json", "--open", command]);
    let file = sandbox.path("problems/src/bin/cses_1099.rs");
    wait_for(
        &sandbox,
        "opened",
        &format!("-g\n{}:1\n; touch X\n", file.display()),
    );
    // The user's own settings can say it as well; and a program that isn't there costs no task.
    let settings = "[listen]\nopen = \"no-such-editor {file}\"\n";
    std::fs::write(sandbox.path("cargo-snippet.local.toml"), settings).unwrap();
    sandbox.git("init -q");
    let imported = open(&["b.json"]).prints_only(
        "problems/src/bin/cf15_c.rs\n\
         tests/golden/cf15_c\n",
    );
    imported.says_only(
        "cf15_c: added sample-1, sample-2; next: `cargo x test cf15_c`\n\
         error: cannot open the file by `no-such-editor`: No such file or directory (os error 2)\n",
    );
    assert!(!sandbox.path("X").exists());
}

#[test]
fn no_program_that_a_repository_names_is_started() {
    let open = "[listen]\nopen = \"touch X\"\n";
    let with = |name: &str, text: &str| {
        let sandbox = Sandbox::new().file("a.json", &task("cses").to_string());
        sandbox.file(name, text)
    };
    let refuses = |sandbox: &Sandbox, says: &[&str]| {
        sandbox.x("listen --import a.json").exits(2).says(says);
        assert!(
            !sandbox.path("X").exists() && !sandbox.path("problems/src/bin/cses_1099.rs").exists()
        );
    };
    let named = with(
        "cargo-snippet.toml",
        &format!("[snippet]\nroots = []\n{open}"),
    );
    refuses(
        &named,
        &[
            "`open` under `[listen]`",
            "move it to cargo-snippet.local.toml",
        ],
    );
    // On a disk that ignores case, the second spelling is the user's file as well.
    for tracked in ["cargo-snippet.local.toml", "Cargo-Snippet.LOCAL.toml"] {
        let sandbox = with("cargo-snippet.local.toml", open).file(tracked, open);
        sandbox.git("init -q");
        sandbox.git(&format!("add -f {tracked}"));
        refuses(
            &sandbox,
            &["git tracks cargo-snippet.local.toml", "it starts a program"],
        );
    }
    // An archive was unpacked here, and then inside a repository of the user's.
    let unpacked = with("cargo-snippet.local.toml", open);
    let says = ["is no git repository", "it starts a program", "`git init`"];
    refuses(&unpacked, &says);
    unpacked.git("init -q ..");
    refuses(&unpacked, &says);
    // Once that repository has the folder, the file is the user's.
    unpacked.git("add cargo-snippet.toml");
    unpacked.x("listen --import a.json").exits(0);
}

/// Waits until a file has this text.
#[cfg(unix)]
fn wait_for(sandbox: &Sandbox, file: &str, text: &str) {
    let deadline = Instant::now() + Duration::from_secs(300);
    let there = || std::fs::read_to_string(sandbox.path(file)).unwrap_or_default();
    while there() != text {
        assert!(Instant::now() < deadline, "{}", there());
        std::thread::sleep(Duration::from_millis(5));
    }
}
