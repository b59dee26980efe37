//! Tests that no path of a repository that another made leads out of it.

use std::path::Path;

#[cfg(unix)]
use crate::support::x_with_input;
use crate::support::{Sandbox, collection, x_in};

/// A repository made by `init`, beside a file that no command may touch.
fn own() -> Sandbox {
    let sandbox = Sandbox::new().file("victim", "mine\n");
    x_in(
        collection(),
        &format!("init {}", sandbox.path("own").display()),
    )
    .exits(0);
    sandbox
}

#[test]
fn an_update_of_the_modules_touches_nothing_outside() {
    let sandbox = own();
    let sums = sandbox.read("own/modules/CHECKSUMS");
    let victim = sandbox.path("victim");
    for path in [
        "../../victim",
        "src/../../../victim",
        victim.to_str().unwrap(),
    ] {
        // With the right sum it would be deleted, with another it would be renamed.
        for sum in [crc32fast::hash(b"mine\n"), 0] {
            let hostile = format!("{sums}{sum:08x}  {path}\n");
            std::fs::write(sandbox.path("own/modules/CHECKSUMS"), hostile).unwrap();
            let refused = x_in(&sandbox.path("own"), "init --update").exits(2);
            refused.says(&[
                "CHECKSUMS: remove this line; nothing was changed",
                "may lead out",
            ]);
        }
    }
    assert_eq!(sandbox.read("victim"), "mine\n");
    assert!(!sandbox.path("victim.mine").exists());
    let settings = sandbox.read("own/cargo-snippet.toml");
    let hostile = settings.replace("modules = \"modules\"", "modules = \"../../elsewhere\"");
    let sandbox = sandbox.file("own/cargo-snippet.toml", &hostile);
    let refused = x_in(&sandbox.path("own"), "list nim").exits(2);
    refused.says(&["may lead out", "cargo-snippet.toml"]);
    assert!(!sandbox.path("../elsewhere").exists());
}

#[test]
fn a_name_in_the_log_of_drills_leads_to_no_other_folder() {
    let sandbox = Sandbox::new().file("elsewhere/attempt.rs", "mine\n").file(
        "drills/log.jsonl",
        "{\"at\":\"2020-01-01T00:00:00Z\",\"name\":\"../elsewhere\",\"event\":\"start\"}\n",
    );
    let refused = sandbox.x("drill").exits(2);
    refused.says(&["log.jsonl:1: not an event", "may lead out"]);
    assert_eq!(sandbox.read("elsewhere/attempt.rs"), "mine\n");
}

#[test]
fn files_of_a_judge_are_in_the_folder_of_the_run() {
    for files in ["../a b", "a ..", "a /tmp/b", "C:a b"] {
        let text = format!("//! Sum.\n//! - files: {files}\nfn main() {{}}\n");
        let sandbox = Sandbox::new().sum_problem("cf1_a", "1\n", "1\n");
        let sandbox = sandbox.file("problems/src/bin/cf1_a.rs", &text);
        let refused = sandbox.x("test cf1_a").exits(2);
        refused.says(&["write the names of two files"]);
    }
}

/// Each command that writes into a folder that the repository made a link.
#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link() {
    use std::os::unix::fs::symlink;
    let task = r#"{"name": "A", "url": "https://cses.fi/problemset/task/1",
                   "tests": [{"input": "1\n", "output": "1\n"}]}"#;
    let target = "[snippet]\nroots = []\n[[snippet.target]]\nformat = \"zed\"\n\
                  path = \"editor/rust.json\"\n[judge]\n";
    for (link, command) in [
        ("problems/src/bin", "new --from task.json"),
        ("tests/golden", "new --from task.json"),
        ("tests", "listen --import task.json"),
        ("tests/golden/cf1_a", "case cf1_a"),
        ("tests/golden/cf1_a", "case cf1_a --import package"),
        ("editor", "snippet --write"),
        ("drills", "drill cf1_a"),
    ] {
        let sandbox = Sandbox::new()
            .sum_problem("cf1_a", "1\n", "1\n")
            .file("task.json", task)
            .file("package/1.in", "1\n")
            .file("package/1.out", "1\n")
            .file("elsewhere/keep", "")
            .file("cargo-snippet.toml", target);
        let path = sandbox.path(link);
        // What was there is there behind the link.
        if path.exists() {
            std::fs::remove_dir_all(sandbox.path("elsewhere")).unwrap();
            std::fs::rename(&path, sandbox.path("elsewhere")).unwrap();
        }
        symlink(sandbox.path("elsewhere"), &path).unwrap();
        let before = count(&sandbox.path("elsewhere"));
        let code = 2 - i32::from(command.starts_with("listen"));
        let refused = x_with_input(&sandbox.path(""), command, "2\n").exits(code);
        refused.says(&[&format!("{link} is a link")]);
        assert_eq!(count(&sandbox.path("elsewhere")), before, "{command}");
    }
}

/// Number of files and folders below a folder.
fn count(folder: &Path) -> usize {
    let entries = folder
        .read_dir()
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let below = |path: &Path| if path.is_dir() { count(path) } else { 0 };
    entries.map(|path| 1 + below(&path)).sum()
}
