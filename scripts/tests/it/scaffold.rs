//! Tests of new problems, and of commands that work although another file is broken.

use serde_json::json;

use crate::support::Sandbox;

const PAGE: &str = "https://codeforces.com/problemset/problem/15/C";

#[test]
fn a_new_problem_is_of_no_game_unless_it_is_asked_for() {
    let sandbox = Sandbox::new();
    sandbox.x("new cf1_a").exits(0);
    let neutral = sandbox.read("problems/src/bin/cf1_a.rs");
    assert!(
        !neutral.contains("games:") && !neutral.contains("heap"),
        "{neutral}"
    );
    for part in [
        "fn solve(input: &str) -> String {",
        "from OnceSource::from(input),",
        "fn cf1_a_agrees_with_the_slow_way(",
    ] {
        assert!(neutral.contains(part), "no `{part}` in {neutral}");
    }
    sandbox.x("new cf1_b --game").exits(0);
    let game = sandbox.read("problems/src/bin/cf1_b.rs");
    for part in [
        "//! - games: nim\n",
        "fn first_player_wins(",
        "fn wins_by_search(",
    ] {
        assert!(game.contains(part), "no `{part}` in {game}");
    }
}

#[test]
fn a_new_problem_compiles_passes_its_samples_and_its_tests() {
    let task = r#"{"name": "Same", "url": "https://cses.fi/problemset/task/1",
                   "tests": [{"input": "7", "output": "7"}]}"#;
    let sandbox = Sandbox::with_dependencies().file("task.json", task);
    sandbox.x("new --from task.json").exits(0);
    sandbox
        .x("test cses_1")
        .exits(0)
        .prints_only("AC   cses_1 sample-1 _ ms _ MiB\n");
    let mut cargo = sandbox.cargo("test -q -p problems --bin cses_1");
    let output = cargo.output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output:?}");
    assert!(printed.contains("1 passed"), "{printed}");
}

/// Sandbox whose configuration names this template for new problems.
fn with_template(text: &str) -> Sandbox {
    Sandbox::new().file("mine.txt", text).file(
        "cargo-snippet.toml",
        "[snippet]\nroots = []\n[new]\ntemplate = \"mine.txt\"\n[judge]\n",
    )
}

#[test]
fn the_user_s_own_template_wins() {
    let sandbox = with_template(
        "{header}\n// {bin} at {judge}, {time-limit}, {memory-limit}: {url}\nfn main() { println!(\"{n}\") }\n",
    );
    sandbox.x(&format!("new --url {PAGE}")).exits(0);
    let file = sandbox.read("problems/src/bin/cf15_c.rs");
    assert!(file.starts_with("//! cf15_c\n"), "{file}");
    let rest = format!(
        "// cf15_c at codeforces, 2s, 1024MB: {PAGE}\nfn main() {{ println!(\"{{n}}\") }}\n"
    );
    assert!(file.ends_with(&rest), "{file}");
    sandbox.x("new cf1_b --game").exits(0);
    assert!(
        sandbox
            .read("problems/src/bin/cf1_b.rs")
            .contains("first_player_wins")
    );
}

#[test]
fn a_template_that_makes_no_problem_is_named_with_the_remedy() {
    let sandbox = with_template("fn main() {}\n");
    sandbox
        .x("new cf1_a")
        .exits(2)
        .says(&["mine.txt", "write the line {header}"]);
    assert!(!sandbox.path("problems/src/bin/cf1_a.rs").exists());
    std::fs::remove_file(sandbox.path("mine.txt")).unwrap();
    sandbox
        .x("new cf1_a")
        .exits(2)
        .says(&["`template` in cargo-snippet.toml", "mine.txt"]);
}

#[test]
fn a_name_that_cannot_be_is_refused_with_the_reason() {
    let sandbox = Sandbox::new();
    for (words, reason) in [
        ("new", "name the problem, as in `cargo x new cf15_c`"),
        ("new con", "`con` is a reserved name on Windows"),
        ("new std", "`std` is a name of Rust's or cargo's own"),
        ("new build", "`build` is a name of Rust's or cargo's own"),
    ] {
        sandbox.x(words).exits(2).says(&[reason]);
    }
}

#[test]
fn the_page_alone_tells_the_name_as_the_listener_does() {
    let sandbox = Sandbox::new();
    for (page, bin) in [
        (
            "https://codeforces.com/problemset/gymProblem/100500/E",
            "gym100500_e",
        ),
        ("https://codeforces.net/contest/118/problem/A", "cf118_a"),
        ("https://m1.codeforces.com/contest/118/problem/B", "cf118_b"),
        (
            "https://vjudge.net/contest/480959#problem/A",
            "vjudge480959_a",
        ),
    ] {
        let path = format!("problems/src/bin/{bin}.rs\n");
        sandbox
            .x(&format!("new --url {page}"))
            .exits(0)
            .prints(&[&path]);
    }
    sandbox.x(&format!("new {PAGE}")).exits(0).prints_only(
        "problems/src/bin/cf15_c.rs\n\
         tests/golden/cf15_c\n",
    );
    sandbox
        .x("new --url https://codeforces.com/contest/15/problem/C")
        .exits(2)
        .says_only(
            "error: problems/src/bin/cf15_c.rs is there already for this page and stays as it is\n",
        );
    sandbox
        .x("new --url https://example.org/a")
        .exits(2)
        .says_only(
            "error: https://example.org/a tells no name; give one: `cargo x new NAME --url \
             https://example.org/a`\n",
        );
}

#[test]
fn problems_of_no_game_are_in_no_list_and_no_drill() {
    let sandbox = Sandbox::new().sum_problem("cf1_a", "1 2\n", "3\n").file(
        "problems/src/bin/cf1_b.rs",
        "//! Heaps.\n//! - games: nim\nfn main() {}\n",
    );
    for command in ["list", "list nim heaps", "drill list"] {
        let listed = sandbox.x(command).exits(0).prints(&["cf1_b"]);
        assert!(!listed.stdout.contains("cf1_a"), "{listed:#?}");
    }
    sandbox.x("drill").exits(0).prints_only(
        "Heaps\n\
         goal: 6 min\n\
         drills/cf1_b/attempt.rs\n",
    );
}

#[test]
fn a_broken_header_is_named_and_the_others_go_on() {
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1 2\n", "3\n")
        .sum_problem("cf1_b", "1 2\n", "3\n")
        .sum_problem("cf1_c", "1 2\n", "3\n");
    let a = sandbox.read("problems/src/bin/cf1_a.rs");
    let games = |time: &str| {
        a.replacen(
            "Sum.\n",
            &format!("Sum.\n//! - games: sums\n//! - time-limit: {time}\n"),
            1,
        )
    };
    let sandbox = sandbox
        .file("problems/src/bin/cf1_a.rs", &games("2s"))
        .file("problems/src/bin/cf1_b.rs", &games("soon"))
        .file("problems/src/bin/cf1_c.rs", &games("2s"))
        .file(
            "problems/course.toml",
            "[[family]]\nname = \"Sums\"\nintroduction = \"Add.\"\n\
             [[family.lesson]]\nroad = [\"cf1_a\", \"cf1_b\", \"cf1_c\"]\n",
        );
    for command in ["list", "list sums", "list --course", "drill list", "test"] {
        let outcome = sandbox.x(command).exits(1).prints(&["cf1_a", "cf1_c"]);
        outcome.says(&["error: ", "cf1_b.rs: line 3: `time-limit: soon`"]);
    }
    sandbox
        .x("drill cf1_b")
        .exits(2)
        .says(&["cf1_b.rs: line 3"]);
}

#[test]
fn each_contest_may_have_a_folder_that_every_command_knows() {
    let task = |letter: &str| {
        let url = format!("https://codeforces.com/contest/15/problem/{letter}");
        let tests = json!([{"input": "1 2\n", "output": "3\n"}]);
        json!({"name": format!("{letter}. Sum"), "url": url, "tests": tests})
    };
    let sandbox = Sandbox::new()
        .sum_problem("flat_a", "4\n", "4\n")
        .file(
            "cargo-snippet.toml",
            "[new]\nfolders = true\n[judge.codeforces]\nedition = \"2021\"\nsource-limit = 65536\n",
        )
        .file("tasks.json", &json!([task("A"), task("B")]).to_string());
    let both = "problems/src/bin/cf15/a.rs\ntests/golden/cf15_a\nproblems/src/bin/cf15/b.rs\n";
    sandbox
        .x("listen --import tasks.json")
        .exits(0)
        .prints(&[both]);
    let again = sandbox.x("listen --import tasks.json").exits(0);
    again.says_only(
        "cf15_a: the file exists, so it stays as it is\n\
         cf15_a: no new sample\n\
         cf15_b: the file exists, so it stays as it is\n\
         cf15_b: no new sample\n",
    );
    sandbox.x("new cf15_c").exits(0).prints_only(
        "problems/src/bin/cf15/c.rs\n\
         tests/golden/cf15_c\n",
    );
    let solution = sandbox.read("problems/src/bin/flat_a.rs");
    let url = "//! - judge: codeforces\n//! - url: https://codeforces.com/contest/15/problem/A\n";
    let solution = solution.replacen("Sum.\n", &format!("Sum.\n{url}//! - games: nim\n"), 1);
    let path = "problems/src/bin/cf15/a.rs";
    let sandbox = sandbox.file(path, &solution);
    for name in ["cf15_a", "a", path, "cf15/a.rs"] {
        let tested = sandbox.x(&format!("test {name}")).exits(0);
        tested.prints_only("AC   cf15_a sample-1 _ ms _ MiB\n");
    }
    sandbox.x("list").exits(0).prints_only(
        "problems\
         \n  cf15_a  Sum  nim\n",
    );
    sandbox
        .x("case a own-1")
        .exits(2)
        .says_only("error: there is no input, so nothing was written\n");
    sandbox.x("paste a").exits(0).prints_only(
        "//! Sum.\
         \n//! - judge: codeforces\
         \n//! - url: https://codeforces.com/contest/15/problem/A\
         \n//! - games: nim\
         \nfn main() {\
         \n    let input = std::io::read_to_string(std::io::stdin()).unwrap();\
         \n    let numbers = input.split_whitespace().map(|t| t.parse::<i64>().unwrap());\
         \n    println!(\"{}\", numbers.sum::<i64>());\
         \n}\
         \n// Bundled by `cargo x paste` for codeforces.\n",
    );
    sandbox
        .x("submit a --dry-run")
        .exits(0)
        .says(&["cf15_a to codeforces: A. Sum, Rust 2021"]);
    let stress = "stress cf15_a --time 0.2 --gen echo --brute echo";
    sandbox
        .x(stress)
        .exits(1)
        .prints(&["expected, by the brute force"]);
    // Files that are moved or made by hand are found, and cargo knows no file that is gone.
    std::fs::rename(
        sandbox.path(path),
        sandbox.path("problems/src/bin/cf15/d.rs"),
    )
    .unwrap();
    sandbox.x("test d").exits(2).says_only(
        "error: no golden case in tests/golden/cf15_d; put `sample-1.in` and `sample-1.out` \
         there; if this was cf15_a, rename its folder, too\n",
    );
    sandbox.x("test flat_a").exits(0);
    let manifest = sandbox.read("problems/Cargo.toml");
    assert!(
        manifest.contains("src/bin/cf15/d.rs") && !manifest.contains("cf15/a.rs"),
        "{manifest}"
    );
    let sandbox = sandbox.file("cargo-snippet.toml", "");
    sandbox.x("test flat_a").exits(0);
    assert!(!sandbox.read("problems/Cargo.toml").contains("[[bin]]"));
}
