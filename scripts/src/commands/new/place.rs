//! Names of problems, and the place of a task's files: the files of a known problem, or a name that
//! no other problem has.

use std::path::PathBuf;

use anyhow::{Result, bail, ensure};
use catalogue::Header;

use super::task::{LENGTH, Task, header_title};
use crate::system::files::is_device_of_windows;
use crate::workspace::Workspace;
use crate::workspace::find::{Found, find};
use crate::workspace::judge;

/// Name under which a task is filed, and where.
#[derive(Debug)]
pub struct Place {
    pub bin: String,
    /// The problem's file.
    pub file: PathBuf,
    /// Folder of its golden cases.
    pub golden: PathBuf,
    /// `true` if the problem's file is there already.
    pub is_there: bool,
    /// Remark for the user about another problem, which has the name that the task would have got.
    pub remark: Option<String>,
}

/// A problem of the workspace, and what its header says.
struct Known {
    bin: String,
    url: String,
    title: String,
}

/// Task as a new problem's header would show it.
struct Wanted<'a> {
    task: &'a Task,
    title: String,
}

/// Limit of the problems whose names differ by a number alone.
const MAX_NEIGHBOURS: usize = 1000;

impl Place {
    /// Finds the place of a task: under the name that the user gives, or at the problem that the
    /// task is, or under the task's own name, with a number if another problem has it.
    ///
    /// # Errors
    /// If the user's name isn't valid or belongs to another problem, or the folder of problems
    /// cannot be read.
    pub fn find(workspace: &Workspace, task: &Task, name: Option<&str>) -> Result<Self> {
        let title = header_title(task);
        let wanted = Wanted { task, title };
        if let Some(name) = name {
            return Self::named(workspace, &wanted, name);
        }
        let all = workspace.bins()?.into_iter();
        let mut known = all.map(|bin| Known::read(workspace, bin));
        if let Some(known) = known.find(|known| known.is_at(&wanted)) {
            return Ok(Self::at(workspace, known.bin));
        }
        let name = of_task(task);
        let mut neighbour = None;
        for number in 1..=MAX_NEIGHBOURS {
            let bin = match number {
                1 => name.clone(),
                _ => numbered(&name, number),
            };
            let place = Self::at(workspace, bin.clone());
            if !place.is_there {
                let remark = neighbour.map(|it: Known| it.remark(&wanted));
                return Ok(Self { remark, ..place });
            }
            let known = Known::read(workspace, bin);
            if known.may_be(&wanted) {
                return Ok(place);
            }
            neighbour = neighbour.or(Some(known));
        }
        bail!("{MAX_NEIGHBOURS} other problems have the name `{name}`; name this one yourself")
    }

    /// Finds the place under the user's name. A file that exists means itself.
    fn named(workspace: &Workspace, wanted: &Wanted, name: &str) -> Result<Self> {
        let is_file = name.ends_with(".rs") && std::path::Path::new(name).is_file();
        let bin = if is_file {
            let Found { bin, .. } = find(workspace, name)?;
            bin
        } else {
            check_name(name)?;
            name.to_string()
        };
        let place = Self::at(workspace, bin.clone());
        let known = place.is_there.then(|| Known::read(workspace, bin));
        if let Some(known) = known.filter(|known| !known.may_be(wanted)) {
            bail!(
                "{} is there already for {}; choose another name",
                workspace.shown(&place.file),
                known.page()
            );
        }
        Ok(place)
    }

    fn at(workspace: &Workspace, bin: String) -> Self {
        let file = workspace.bin_path(&bin);
        Self {
            golden: workspace.golden_dir().join(&bin),
            is_there: file.exists(),
            remark: None,
            file,
            bin,
        }
    }
}

impl Known {
    /// Reads what the header says. A file that is no text says nothing.
    fn read(workspace: &Workspace, bin: String) -> Self {
        let source = fs_err::read(workspace.bin_path(&bin)).unwrap_or_default();
        let header = Header::parse(&String::from_utf8_lossy(&source)).ok();
        let url = header.as_ref().and_then(|header| header.field("url"));
        Self {
            bin,
            url: url.map(|field| field.value.clone()).unwrap_or_default(),
            title: header.map(|header| header.title).unwrap_or_default(),
        }
    }

    /// Returns the problem's address, or words for a message if it has none.
    fn page(&self) -> &str {
        if self.url.is_empty() {
            "another problem"
        } else {
            &self.url
        }
    }

    /// Returns whether the task, which would get this problem's name, is this problem. If one of
    /// them has no address, only the name of a known judge or the title can tell.
    fn may_be(&self, wanted: &Wanted) -> bool {
        let task = wanted.task;
        if !self.url.is_empty() && !task.url.is_empty() {
            return self.is_at(wanted);
        }
        of_page(&task.url, &task.name).is_some()
            || self.has_title(&task.name)
            || self.title == wanted.title
    }

    /// Returns whether the task's address is this problem's. Addresses that a judge has for one
    /// problem count as one. An address that tells no problem may have many, which their titles
    /// tell apart.
    fn is_at(&self, Wanted { task, .. }: &Wanted) -> bool {
        let is_one = |a: Option<String>, b: Option<String>| a.is_some() && a == b;
        if task.url.is_empty() || self.url.is_empty() {
            return false;
        }
        is_one(of_url(&self.url), of_url(&task.url))
            || is_one(
                of_page(&self.url, &self.title),
                of_page(&task.url, &task.name),
            )
            || self.url.trim_end_matches('/') == task.url.trim_end_matches('/')
                && self.has_title(&task.name)
    }

    /// Returns whether the header has this title, or none but the problem's name. A header begins
    /// with the judge's name, and ends without a full stop.
    fn has_title(&self, title: &str) -> bool {
        let (known, title) = (self.title.to_lowercase(), title.to_lowercase());
        let title = title.trim_end_matches('.');
        if title.is_empty() || known == self.bin {
            return true;
        }
        if known.chars().count() >= LENGTH {
            return known
                .split_once(". ")
                .is_some_and(|(_, cut)| title.starts_with(cut));
        }
        let is_begin = |before: &str| {
            let word = before.trim_end();
            let is_end = |c: char| c.is_ascii_digit() || ".:".contains(c);
            before.is_empty() || word.len() < before.len() && word.ends_with(is_end)
        };
        known.strip_suffix(title).is_some_and(is_begin)
    }

    /// Returns what to tell the user of a task that is filed beside this problem.
    fn remark(&self, wanted: &Wanted) -> String {
        let (bin, page) = (&self.bin, self.page());
        if self.has_title(&wanted.task.name) {
            return format!(
                "`{bin}` has the same title at {page}, and this one is filed beside it; if they \
                 are one problem, delete either"
            );
        }
        format!("`{bin}` is {page}, so this one is filed beside it")
    }
}

const MAX_LENGTH: usize = 60;

/// Checks that a name is a valid crate name, a file name on every system, and easy to type.
///
/// # Errors
/// If the name is invalid; the error shows how to write one.
fn check_name(bin: &str) -> Result<()> {
    const OF_RUST: [&str; 5] = ["test", "core", "std", "proc_macro", "self"];
    // With one of these, cargo builds no problem at all.
    const OF_CARGO: [&str; 4] = ["build", "deps", "examples", "incremental"];
    ensure!(
        !is_device_of_windows(bin),
        "`{bin}` is a reserved name on Windows, where no file can have it; choose another, such \
         as `cf15_c`"
    );
    ensure!(
        !OF_RUST.contains(&bin) && !OF_CARGO.contains(&bin),
        "`{bin}` is a name of Rust's or cargo's own, which no program can have; choose another, \
         such as `cf15_c`"
    );
    let is_snake = !bin.is_empty()
        && bin.split('_').all(|word| {
            !word.is_empty()
                && word
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })
        && bin.starts_with(|c: char| c.is_ascii_lowercase());
    ensure!(
        is_snake && bin.len() <= MAX_LENGTH,
        "`{bin}` cannot name a problem; write `<judge><contest>_<problem>` in lower snake case, \
         such as `cf15_c`"
    );
    Ok(())
}

/// Name of a task's binary: by its page if the judge is known, else by its group and title, or by
/// the words of its address if the title isn't ASCII. It always passes [`check_name`].
fn of_task(task: &Task) -> String {
    of_page(&task.url, &task.name).unwrap_or_else(|| of_words(task))
}

/// The name with `_<number>` at its end, shortened if need be.
fn numbered(bin: &str, number: usize) -> String {
    let end = format!("_{number}");
    let room = bin.len().min(MAX_LENGTH - end.len());
    format!("{}{end}", bin[..room].trim_end_matches('_'))
}

/// Name of the problem on a judge's page; all pages of one problem give the same name.
pub fn of_url(url: &str) -> Option<String> {
    of_page(url, "")
}

/// Name of the problem on a judge's page whose title tells what the address leaves out.
fn of_page(url: &str, title: &str) -> Option<String> {
    let name = snake(&judge::bin_of(url, title)?);
    check_name(&name).is_ok().then_some(name)
}

fn of_words(task: &Task) -> String {
    let group = task.group.split(" - ").next().unwrap_or_default();
    let (label, words) = judge::words_of(&task.url).unwrap_or_default();
    let mut judge = snake(group);
    if judge.is_empty() {
        judge = snake(label);
    }
    if !judge.starts_with(|c: char| c.is_ascii_lowercase()) {
        judge = format!("problem_{judge}");
    }
    let (title, address) = (snake(&task.name), snake(&words.join(" ")));
    let problem = if task.name.is_ascii() && !title.is_empty() || address.is_empty() {
        title
    } else {
        address
    };
    let mut whole = snake(&format!("{judge}_{problem}"));
    whole.truncate(MAX_LENGTH);
    let name = whole.trim_end_matches('_');
    check_name(name).map_or_else(|_| format!("{name}_problem"), |()| name.to_string())
}

/// Words of lower-case ASCII letters and digits, joined by `_`.
fn snake(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<String> = words
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    words.join("_")
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
            "", "CF15", "cf15-c", "../x", "cf__1", "_a", "15c", "con", "com1", "std", "build", "ö",
            "a/b", &long,
        ] {
            assert!(
                check_name(bad).unwrap_err().to_string().contains("cf15_c"),
                "{bad}"
            );
        }
    }

    #[test]
    fn a_page_tells_the_name() {
        for row in include_str!("pages.tsv").lines().skip(1) {
            let (name, url) = row.split_once('\t').unwrap();
            assert_eq!(of_url(url).as_deref(), Some(name), "{url}");
        }
    }

    #[test]
    fn a_title_in_any_script_gives_a_readable_name() {
        let long = "word ".repeat(20);
        for (group, title, url, name) in [
            (
                "UVa Online Judge",
                "10404 - Bachet's Game",
                "https://onlinejudge.org/index.php?option=com_onlinejudge&problem=1345",
                "uva_10404",
            ),
            (
                "",
                "A: 硕鼠",
                "http://acm.ocrosoft.com/problem.php?cid=3659&pid=0",
                "ocrosoft_3659_0",
            ),
            ("大学", "石", "", "problem"),
            (
                "SSOIER",
                "1006：A+B问题",
                "http://ybt.ssoier.cn:8088/problem_show.php?pid=1006",
                "ssoier_1006",
            ),
            (
                "Baekjoon Online Judge",
                "A/B",
                "https://acm.example.net/problem/1008",
                "baekjoon_online_judge_a_b",
            ),
            ("Con", "石", "", "con_problem"),
        ] {
            let json = serde_json::json!({"group": group, "name": title, "url": url});
            let task = Task::parse(json.to_string().as_bytes()).unwrap();
            assert_eq!(of_task(&task), name);
        }
        let json = serde_json::json!({"name": long});
        let name = of_task(&Task::parse(json.to_string().as_bytes()).unwrap());
        check_name(&name).unwrap();
        let other = numbered(&name, 2);
        check_name(&other).unwrap();
        assert!(other.ends_with("_2"), "{other}");
    }

    #[test]
    fn a_page_of_nowhere_tells_nothing() {
        for url in [
            "",
            "codeforces.com/contest/1/problem/A",
            "file:///etc/passwd",
            "https://codeforces.com/",
            "https://evilcodeforces.com/contest/1/problem/A",
            "https://codeforces.com/contest/../problem/A",
            "https://atcoder.jp/contests/x/tasks/..%2f..%2fx/../石",
            "https://cses.fi/problemset/task/",
        ] {
            let name = of_url(url);
            assert!(
                name.as_ref().is_none_or(|name| check_name(name).is_ok()),
                "{url}: {name:?}"
            );
        }
    }
}
