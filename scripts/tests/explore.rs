//! `cargo x explore` as a user meets it.

mod support;

use std::fmt::Write as _;
use std::process::{Command, Stdio};
use std::time::Duration;

use support::{Outcome, Sandbox, x_with_input};

/// What the emitted function returns for 0, 1, …, `count` − 1.
fn values_of_emitted(code: &str, count: u64) -> Vec<u64> {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("emitted.rs");
    let program = folder.path().join("emitted");
    let main = format!("fn main() {{ for n in 0..{count} {{ println!(\"{{}}\", grundy(n)); }} }}");
    std::fs::write(&source, format!("{code}\n{main}\n")).unwrap();
    for edition in ["2021", "2024"] {
        let mut rustc = Command::new("rustc");
        rustc
            .args(["--edition", edition, "-D", "warnings", "-o"])
            .arg(&program)
            .arg(&source);
        assert!(rustc.status().unwrap().success(), "{code}");
    }
    let output = Command::new(&program).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| line.parse().unwrap()).collect()
}

fn mex_table(count: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
    let mut g = Vec::new();
    for n in 0..count {
        let options = options(n, &g);
        g.push((0..).find(|v| !options.contains(v)).unwrap());
    }
    g
}

fn kayles(count: usize) -> Vec<u64> {
    mex_table(count, |n, g| {
        let rests = (1..=2usize.min(n)).map(|taken| n - taken);
        rests
            .flat_map(|rest| (0..=rest).map(move |part| g[part] ^ g[rest - part]))
            .collect()
    })
}

fn lines(values: &[u64]) -> String {
    values.iter().fold(String::new(), |mut text, v| {
        let _ = writeln!(text, "{v}");
        text
    })
}

fn stdout_of(outcome: Outcome) -> String {
    outcome.exits(0).stdout
}

#[test]
fn kayles_is_shown_with_its_period_and_the_proof() {
    Sandbox::new().x("explore kayles").exits(0).prints(&[
        "values\t0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7",
        "period\t12",
        "preperiod\t71",
        "Guy–Smith",
        "checked up to heap",
    ]);
}

#[test]
fn without_proof_no_period_is_claimed() {
    Sandbox::new()
        .x("explore 0.77 --terms 100")
        .exits(0)
        .prints(&["period\tnone proven up to heap"]);
}

#[test]
fn emitted_code_compiles_and_gives_the_values() {
    let sandbox = Sandbox::new();
    let code = stdout_of(sandbox.x("explore 0.77 --emit"));
    assert!(code.contains("Proof: Guy–Smith"), "{code}");
    assert_eq!(values_of_emitted(&code, 700), kayles(700));
    let code = stdout_of(sandbox.x("explore take{2,3,7} --emit"));
    let expected = mex_table(700, |n, g| {
        [2, 3, 7]
            .iter()
            .filter(|&&s| s <= n)
            .map(|s| g[n - s])
            .collect()
    });
    assert_eq!(values_of_emitted(&code, 700), expected);
}

#[test]
fn a_sequence_from_another_program_is_only_guessed_about() {
    let input = lines(&kayles(2000));
    let sandbox = Sandbox::new();
    x_with_input(&sandbox.path(""), "explore -", &input)
        .exits(0)
        .prints(&[
            "guess\tperiod 12, preperiod 71",
            "to prove it\t",
            "heap 166 + t",
        ]);
}

#[test]
fn half_a_table_from_heap_1_on_is_explored() {
    let sandbox = Sandbox::new();
    let folder = sandbox.path("");
    let rows = (1..12_u64).map(|a| lines(&(1..=a).map(|b| (a - 1) ^ (b - 1)).collect::<Vec<_>>()));
    let table: String = rows
        .map(|row| row.trim_end().replace('\n', " ") + "\n")
        .collect();
    x_with_input(&folder, "explore - --first 1", &table)
        .exits(0)
        .prints(&[
            "input\ta table, heaps 1 to 11 by 1 to 11\n",
            "guess\tnim-sum: a XOR b, at (a − 1, b − 1)\n",
            "evidence\tall 121 values\n",
        ]);
    x_with_input(&folder, "explore - --first 1 --emit", &table)
        .exits(0)
        .prints(&["A GUESS", "    nim_sum(a - 1, b - 1)\n"]);
}

#[test]
fn what_needs_the_rule_is_not_asked_of_numbers_and_the_other_way_round() {
    let sandbox = Sandbox::new();
    let folder = sandbox.path("");
    x_with_input(&folder, "explore - --csv values.csv", "0 1\n")
        .exits(2)
        .says(&["`--csv` is for games by their rule"]);
    assert!(!sandbox.path("values.csv").exists());
    sandbox
        .x("explore kayles --first 1")
        .exits(2)
        .says(&["`--first` is for numbers on standard input"]);
    sandbox
        .x("explore kayles --terms -3")
        .exits(2)
        .says(&["write a number from 1 to"]);
}

#[test]
fn a_list_of_games_becomes_a_table() {
    let sandbox = Sandbox::new().file("games.txt", "# two\n0.77\n0.07\n");
    sandbox
        .x("explore --all games.txt")
        .exits(0)
        .prints(&["0.77\t12\t71\t0", "0.07\t34\t53\t0"]);
    let sandbox = sandbox.file("wrong.txt", "0.77\n0.7x\n");
    sandbox
        .x("explore --all wrong.txt")
        .exits(2)
        .says(&["wrong.txt line 2", "`x` (character 4 of `0.7x`)"]);
}

#[test]
fn every_solved_code_with_a_short_period_is_proven() {
    let long = ["0.104", "0.054", "0.454", "0.354", "0.376", "0.56", "0.16"];
    let codes = include_str!("data/octal_codes.txt");
    let short: Vec<&str> = codes.lines().filter(|line| !long.contains(line)).collect();
    let sandbox = Sandbox::new().file("codes.txt", &short.join("\n"));
    sandbox
        .x("explore --all codes.txt")
        .exits(0)
        .says(&["92 of 92 periods proven"]);
}

#[test]
fn a_saved_run_goes_on_where_it_ended() {
    let sandbox = Sandbox::new();
    sandbox.x("explore 0.165 --terms 3000 --save run").exits(0);
    sandbox
        .x("explore 0.165 --save run")
        .exits(2)
        .says(&["run is there already", "--resume run"]);
    sandbox
        .x("explore 0.77 --resume run")
        .exits(2)
        .says(&["a run of 0.165, not of 0.77"]);
    let resumed = stdout_of(sandbox.x("explore --resume run"));
    assert_eq!(resumed, stdout_of(sandbox.x("explore 0.165")));
    let torn = &std::fs::read(sandbox.path("run")).unwrap()[..1000];
    std::fs::write(sandbox.path("run"), torn).unwrap();
    sandbox.x("explore --resume run").exits(2).says(&["torn"]);
}

/// Continues the run `save/run` by a few heaps and kills it so long after it has begun
/// to write. Whether the kill came before all was written: then the new file is still
/// beside the old one.
fn killed_while_saving(sandbox: &Sandbox, later: Duration) -> bool {
    let unfinished = || {
        let files = std::fs::read_dir(sandbox.path("save")).unwrap();
        let mut paths = files.map(|file| file.unwrap().path());
        paths.find(|path| !path.ends_with("run"))
    };
    let terms = saved_terms(sandbox) + 16;
    let words = format!("explore --resume save/run --terms {terms} --save save/run");
    let mut x = sandbox.command(&words);
    let mut x = x.stdout(Stdio::null()).spawn().unwrap();
    while unfinished().is_none() && x.try_wait().unwrap().is_none() {
        std::hint::spin_loop();
    }
    std::thread::sleep(later);
    let _ = x.kill();
    x.wait().unwrap();
    let unfinished = unfinished();
    let _ = unfinished.as_ref().map(std::fs::remove_file);
    unfinished.is_some()
}

/// What the header of `save/run` says.
fn saved_terms(sandbox: &Sandbox) -> usize {
    let bytes = std::fs::read(sandbox.path("save/run")).unwrap();
    let header = String::from_utf8_lossy(&bytes[..200]);
    let terms = header.lines().find_map(|line| line.strip_prefix("values "));
    terms.unwrap().parse().unwrap()
}

#[test]
fn no_kill_while_saving_loses_what_was_saved_before() {
    let sandbox = Sandbox::new();
    std::fs::create_dir(sandbox.path("save")).unwrap();
    sandbox
        .x("explore 0.104 --terms 1e6 --save save/run")
        .exits(0);
    let (mut before, mut known) = (0, saved_terms(&sandbox));
    for round in 0..30 {
        let was_before = killed_while_saving(&sandbox, Duration::from_micros(15 * round * round));
        before += usize::from(was_before);
        // Reads the whole file and computes nothing.
        sandbox.x("explore --resume save/run --terms 1").exits(0);
        let now = saved_terms(&sandbox);
        assert_eq!(now, if was_before { known } else { known + 16 });
        known = now;
    }
    println!("{before} of 30 kills came before all was written");
    assert!(before > 0, "no kill came while the file was written");
    let values = |words: &str| {
        sandbox
            .x(&format!("{words} --terms {known} --csv run.csv"))
            .exits(0);
        sandbox.read("run.csv")
    };
    assert!(values("explore --resume save/run") == values("explore 0.104"));
}

#[test]
fn the_table_has_a_line_for_each_heap() {
    let sandbox = Sandbox::new();
    sandbox.x("explore take1..2 --terms 5 --csv a.csv").exits(0);
    assert_eq!(
        sandbox.read("a.csv"),
        "heap,value\n0,0\n1,1\n2,2\n3,0\n4,1\n"
    );
}

#[test]
fn a_wrong_rule_says_where_and_what_is_accepted() {
    let sandbox = Sandbox::new();
    sandbox
        .x("explore kayle")
        .exits(2)
        .says(&["did you mean `kayles`", "--list"]);
    sandbox
        .x("explore 0.7G")
        .exits(2)
        .says(&["`G` (character 4 of `0.7G`)", "0–7"]);
    sandbox
        .x("explore take{0}")
        .exits(2)
        .says(&["`0` is no number from 1", "take{1,3,4}"]);
    sandbox
        .x("explore 0.77 --terms 0")
        .exits(2)
        .says(&["such as 200 or 1e6"]);
}

#[test]
fn the_pictures_in_the_repository_are_what_their_commands_draw() {
    let sandbox = Sandbox::new();
    let plots = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("plots");
    for (words, name) in [
        ("explore kayles --plot kayles.svg", "kayles.svg"),
        (
            "explore grundy --terms 10000 --plot grundy.svg",
            "grundy.svg",
        ),
        (
            "explore wythoff --terms 64 --plot wythoff.svg",
            "wythoff.svg",
        ),
    ] {
        sandbox.x(words).exits(0);
        let expected = std::fs::read_to_string(plots.join(name)).unwrap();
        assert!(
            sandbox.read(name) == expected,
            "scripts/plots/{name} is out of date: run `cargo x {}`",
            words.replace(name, &format!("scripts/plots/{name}"))
        );
    }
}

#[test]
fn a_picture_is_an_svg_or_a_png() {
    let sandbox = Sandbox::new();
    sandbox.x("explore kayles --plot k.png").exits(0);
    let png = std::fs::read(sandbox.path("k.png")).unwrap();
    assert!(png.starts_with(b"\x89PNG"));
    sandbox
        .x("explore kayles --plot k.gif")
        .exits(2)
        .says(&["ends in .svg or .png"]);
}

#[test]
fn two_heaps_make_a_table_that_can_be_explored_again() {
    let sandbox = Sandbox::new();
    let table = stdout_of(sandbox.x("explore nim --terms 9"));
    assert!(
        table.starts_with("0\t1\t2\t3\t4\t5\t6\t7\t8\n1\t0\t3\t2"),
        "{table}"
    );
    x_with_input(&sandbox.path(""), "explore -", &table)
        .exits(0)
        .prints(&["nim-sum: a XOR b"]);
}

#[test]
fn coins_and_hexadecimal_codes_are_explored() {
    let sandbox = Sandbox::new();
    sandbox
        .x("explore mock-turtles")
        .exits(0)
        .prints(&["none proven", "guess\todious numbers"]);
    sandbox
        .x("explore 0.8F")
        .exits(0)
        .prints(&["period\t7", "saltus\t4", "proof\tcarries"]);
    sandbox.x("explore lasker").exits(0).prints(&[
        "lasker = 4.3...",
        "period\t4",
        "saltus\t4",
        "proof\tcarries",
    ]);
}
