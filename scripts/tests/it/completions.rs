//! Tests the completions that shells offer after `cargo x` and Tab.

use std::process::Command;

use crate::support::Sandbox;
#[cfg(unix)]
use crate::support::outcome;

/// Completions that bash offers for the last of these words.
#[cfg(unix)]
fn bash_offers(sandbox: &Sandbox, words: &[&str]) -> Vec<String> {
    let script = sandbox.x("completions bash").exits(0).stdout;
    let quoted: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    let ask = format!(
        "_before() {{ COMPREPLY=(before); }}; complete -F _before cargo\n{script}\n\
         COMP_WORDS=({}); COMP_CWORD={}; COMPREPLY=()\n\
         _cargo_x_or_cargo cargo; printf '%s\\n' \"${{COMPREPLY[@]}}\"\n",
        quoted.join(" "),
        words.len() - 1
    );
    let mut bash = Command::new("bash");
    let bash = bash.args(["--norc", "-c", &ask]);
    let output = bash
        .current_dir(sandbox.path("problems/src"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let offered = String::from_utf8(output.stdout).unwrap();
    offered.lines().map(str::to_string).collect()
}

#[cfg(unix)]
#[test]
fn bash_offers_commands_options_and_problems() {
    let sandbox = Sandbox::new()
        .sum_problem("cf1_a", "1\n", "1\n")
        .sum_problem("cses_1", "1\n", "1\n");
    assert_eq!(bash_offers(&sandbox, &["cargo", "x", "pas"]), ["paste"]);
    assert_eq!(
        bash_offers(&sandbox, &["cargo", "x", "test", "cs"]),
        ["cses_1"]
    );
    assert_eq!(
        bash_offers(&sandbox, &["cargo", "x", "paste", "--cop"]),
        ["--copy"]
    );
    assert_eq!(
        bash_offers(&sandbox, &["cargo", "x", "drill", "cf"]),
        ["cf1_a"]
    );
    let sandbox = sandbox.sum_problem("cses_2", "1\n", "1\n");
    assert_eq!(
        bash_offers(&sandbox, &["cargo", "x", "submit", "cs"]),
        ["cses_1", "cses_2"]
    );
    let sandbox = sandbox.file("problems/src/bin/cses9/a.rs", "");
    assert_eq!(
        bash_offers(&sandbox, &["cargo", "x", "test", "cses9"]),
        ["cses9_a"]
    );
    assert_eq!(bash_offers(&sandbox, &["cargo", "bu"]), ["before"]);
    let sandbox = sandbox
        .file(
            "snippets/src/mex.rs",
            "//! Mex.\n#[snippet(\"mex\")]\nfn mex() {}\n",
        )
        .file(
            "cargo-snippet.local.toml",
            "[judge.mine]\nedition = \"2021\"\nsource-limit = 1\n",
        );
    let judges = bash_offers(&sandbox, &["cargo", "x", "paste", "cf1_a", "--judge", "mi"]);
    assert_eq!(judges, ["mine"]);
    assert_eq!(
        bash_offers(&sandbox, &["cargo", "x", "snippet", "me"]),
        ["mex"]
    );
    assert_eq!(
        bash_offers(&sandbox, &["cargo", "x", "drill", "me"]),
        ["mex"]
    );
}

#[test]
fn zsh_and_fish_look_for_problems_too() {
    let sandbox = Sandbox::new();
    let zsh = sandbox.x("completions zsh").exits(0);
    let zsh = zsh.prints(&[
        "#compdef cargo-x\n",
        "_cargo_x_problems()",
        ":_cargo_x_problems'",
    ]);
    let fish = sandbox.x("completions fish").exits(0);
    let fish = fish.prints(&["complete -c cargo ", "(__cargo_x_problems)"]);
    for (shell, script) in [("zsh", zsh.stdout), ("fish", fish.stdout)] {
        assert!(!script.contains("-OF-THE-WORKSPACE"), "{script}");
        let sandbox = Sandbox::new().file("script", &script);
        let checked = Command::new(shell)
            .arg("-n")
            .arg(sandbox.path("script"))
            .output();
        // If the shell is installed, it must accept its script.
        assert!(
            checked.is_err() || checked.is_ok_and(|it| it.status.success()),
            "{shell}"
        );
    }
    sandbox.x("completions tcsh").exits(2).says_only(
        "error: invalid value 'tcsh' for '<SHELL>'\
         \n  [possible values: bash, zsh, fish, powershell]\
         \n\
         \n  tip: a similar value exists: 'zsh'\
         \n\
         \nFor more information, try '--help'.\n",
    );
}

#[test]
fn powershell_looks_for_problems_too() {
    let script = Sandbox::new().x("completions powershell").exits(0);
    let script = script.prints(&[
        "Register-ArgumentCompleter -Native -CommandName 'cargo'",
        "$completions += Get-CargoXNames $command\n    $completions.Where{",
        "function Get-CargoXNames($command)",
        "$escape::EscapeSingleQuotedStringContent($text)",
    ]);
    assert!(!script.stdout.contains("-OF-THE-WORKSPACE"), "{script:#?}");
}

/// Names of problems that begin differently. Evaluated, many of them would make a file `X`.
#[cfg(target_os = "linux")]
const HOSTILE: [&str; 15] = [
    "a0$(touch X)",
    "a1`touch X`",
    "a2'\"q",
    "a3 b  c",
    "a4;touch X",
    "a5&touch X",
    "a6|touch X",
    "a7\u{77f3}",
    "a8\\t",
    "a9*?[x]",
    "b0!x",
    "b1{a,b}",
    "b2$HOME",
    "b3=x:y",
    "b4${IFS%?}",
];

/// Completes each hostile name, and this one, in a terminal of the shell, and runs the line. Every
/// name must arrive as one argument. `setup` ends with the function that is called.
#[cfg(target_os = "linux")]
fn completes_names_as_data(shell: &str, call: &str, setup: &str, last: Option<&str>) {
    let shell_name = shell.split(' ').next().unwrap();
    let is_there = |name: &str| Command::new(name).arg("--version").output().is_ok();
    if !is_there(shell_name) || !is_there("script") {
        return; // nothing to test here
    }
    let names: Vec<&str> = HOSTILE.into_iter().chain(last).collect();
    let mut sandbox = Sandbox::new()
        .file("problems/src/bin/-a.rs", "")
        .file("problems/src/bin/c0/d$(touch X).rs", "");
    for name in &names {
        sandbox = sandbox.file(&format!("problems/src/bin/{name}.rs"), "");
    }
    let script = sandbox.x(&format!("completions {shell_name}")).exits(0);
    let sandbox = sandbox.file("_cargo-x", &script.stdout);
    let begun = names.iter().map(|name| &name[..2]).chain(["c0"]);
    let lines: String = begun.map(|it| format!("{call} {it}\t\n")).collect();
    let sandbox = sandbox.file("typed", &format!("{setup}\n{lines}exit\n"));
    let mut typed = Command::new("timeout");
    let typed = typed
        .args(["60", "script", "-qec", shell, "/dev/null"])
        .current_dir(sandbox.path(""))
        .env("HOME", sandbox.path(""))
        .env("LANG", "C.UTF-8")
        .stdin(std::fs::File::open(sandbox.path("typed")).unwrap());
    outcome(typed).exits(0);
    let names = names.into_iter().chain(["c0_d$(touch X)"]);
    let expected: String = names.map(|name| format!("<{name}>\n")).collect();
    assert_eq!(sandbox.read("got"), expected);
    assert!(!sandbox.path("X").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn bash_offers_names_as_data() {
    let setup = "source ./_cargo-x\ncargo() { printf '<%s>\\n' \"$3\" >> got; }";
    completes_names_as_data("bash --norc -i", "cargo x test", setup, Some("zz\nX"));
}

#[cfg(target_os = "linux")]
#[test]
fn zsh_offers_names_as_data() {
    let setup = "fpath=($PWD $fpath); autoload -U compinit; compinit -u -D\n\
        cargo-x() { printf '<%s>\\n' \"$2\" >> got; }";
    completes_names_as_data("zsh -f -i", "cargo-x test", setup, Some("zz\nX"));
}

#[cfg(target_os = "linux")]
#[test]
fn fish_offers_names_as_data() {
    let setup = "source ./_cargo-x\nfunction cargo; printf '<%s>\\n' $argv[3] >> got; end";
    completes_names_as_data("fish --no-config -i", "cargo x test", setup, None);
}
