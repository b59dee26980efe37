//! `cargo x new`: a problem file from the template and an empty golden folder.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::atomic;
use crate::workspace::Workspace;

/// Scaffold a problem file and its golden folder
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Binary name, `<judge><contest>_<problem>`, such as `cf15_c`
    bin: String,

    /// The problem's page; fills the header
    #[arg(long)]
    url: Option<String>,
}

const TEMPLATE: &str = include_str!("new/template.rs");

/// How a judge's binaries begin, its host, its name.
const JUDGES: [(&[&str], &str, &str); 14] = [
    (
        &["abc", "arc", "agc", "ahc", "edpc", "typical"],
        "atcoder.jp",
        "atcoder",
    ),
    (&["cf", "gym"], "codeforces.com", "codeforces"),
    (&["library_checker"], "judge.yosupo.jp", "library-checker"),
    (&["yukicoder"], "yukicoder.me", "yukicoder"),
    (&["kattis"], "open.kattis.com", "kattis"),
    (&["luogu"], "luogu.com.cn", "luogu"),
    (&["acwing"], "acwing.com", "acwing"),
    (&["cses"], "cses.fi", "cses"),
    (&["lightoj"], "lightoj.com", "lightoj"),
    (&["spoj"], "spoj.com", "spoj"),
    (&["hdu"], "acm.hdu.edu.cn", "hdu"),
    (&["poj"], "poj.org", "poj"),
    (&["euler"], "projecteuler.net", "euler"),
    (&["jutge"], "jutge.org", "jutge"),
];

pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    check_name(&args.bin)?;
    let path = workspace.bin_path(&args.bin);
    let golden = workspace.golden_dir().join(&args.bin);
    let text = fill_template(&args.bin, args.url.as_deref());
    atomic::create(&path, text)?;
    fs::create_dir_all(&golden).with_context(|| format!("cannot create {}", golden.display()))?;
    println!("{}", workspace.relative(&path).display());
    println!("{}", workspace.relative(&golden).display());
    eprintln!(
        "next: put `sample-1.in` and `sample-1.out` into the folder, write the solution, \
         then `cargo x test {}`",
        args.bin
    );
    Ok(true)
}

/// A name that is a crate name, a file name everywhere and easy to type.
fn check_name(bin: &str) -> Result<()> {
    const RESERVED: [&str; 9] = [
        "con",
        "prn",
        "aux",
        "nul",
        "test",
        "core",
        "std",
        "proc_macro",
        "self",
    ];
    let is_snake = !bin.is_empty()
        && bin.split('_').all(|word| {
            !word.is_empty()
                && word
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })
        && bin.starts_with(|c: char| c.is_ascii_lowercase());
    ensure!(
        is_snake && bin.len() <= 60 && !RESERVED.contains(&bin),
        "`{bin}` cannot name a problem; write `<judge><contest>_<problem>` in lower snake case, \
         such as `cf15_c`"
    );
    Ok(())
}

fn fill_template(bin: &str, url: Option<&str>) -> String {
    TEMPLATE
        .replace("{bin}", bin)
        .replace("{judge}", judge_of(bin, url))
        .replace("{url}", url.unwrap_or_default())
        .replace("url: \n", "url:\n")
}

/// By the url's host where there is one, otherwise by how the name begins.
fn judge_of(bin: &str, url: Option<&str>) -> &'static str {
    let host = url.and_then(|url| url.split("://").nth(1)?.split('/').next());
    let is_from = |(begins, domain, _): &&(&[&str], &str, &str)| match host {
        Some(host) => host == *domain || host.ends_with(&format!(".{domain}")),
        None => begins.iter().any(|begin| bin.starts_with(begin)),
    };
    JUDGES
        .iter()
        .find(is_from)
        .map_or("other", |&(_, _, judge)| judge)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_lower_snake_case() {
        for good in ["cf15_c", "gym100500_e", "library_checker_nim_product_64"] {
            check_name(good).unwrap();
        }
        let long = "a".repeat(61);
        for bad in [
            "", "CF15", "cf15-c", "../x", "cf__1", "_a", "15c", "con", "ö", "a/b", &long,
        ] {
            assert!(
                check_name(bad).unwrap_err().to_string().contains("cf15_c"),
                "{bad}"
            );
        }
    }

    #[test]
    fn the_url_tells_the_judge_and_else_the_name_does() {
        let url = Some("https://www.luogu.com.cn/problem/P2252");
        assert_eq!(judge_of("cf1_a", url), "luogu");
        assert_eq!(
            judge_of("abc1_a", Some("https://example.org/atcoder.jp")),
            "other"
        );
        assert_eq!(judge_of("gym100500_e", None), "codeforces");
        assert_eq!(judge_of("mine_a", None), "other");
    }

    #[test]
    fn the_template_is_filled_whole() {
        let text = fill_template(
            "cf15_c",
            Some("https://codeforces.com/problemset/problem/15/C"),
        );
        assert!(
            text.starts_with("//! cf15_c\n//! - url: https://codeforces.com/"),
            "{text}"
        );
        assert!(text.contains("//! - judge: codeforces\n"), "{text}");
        for placeholder in ["{bin}", "{judge}", "{url}"] {
            assert!(!text.contains(placeholder), "{text}");
        }
        assert!(
            fill_template("cf15_c", None)
                .lines()
                .all(|line| line.trim_end() == line)
        );
    }
}
