//! Where a task is filed: at the problem that it is, or under a name that no other problem has.

use anyhow::{Result, bail};
use catalogue::Header;

use super::description::{Description, LENGTH, one_line};
use super::name::{numbered, of_page, of_task, of_url};
use super::task::Task;
use crate::workspace::Workspace;

/// Name under which a task is filed.
#[derive(Debug)]
pub struct Place {
    pub bin: String,
    /// Whether the problem's file is there already.
    pub is_there: bool,
    /// Other problem that has the name that the task would have got.
    pub neighbour: Option<Known>,
}

/// A problem of the workspace, as far as its header can be read.
#[derive(Debug)]
pub struct Known {
    pub bin: String,
    url: String,
    title: Option<String>,
}

impl Place {
    /// Finds the problem that the task is. If there is none, takes the task's own name, with a
    /// number if another problem has it.
    ///
    /// # Errors
    /// If the folder of problems cannot be read.
    pub fn find(workspace: &Workspace, task: &Task) -> Result<Self> {
        if let Some(bin) = same_problem(workspace, &task.url, &task.name)? {
            return Ok(Self {
                bin,
                is_there: true,
                neighbour: None,
            });
        }
        let own = of_task(task);
        let mut neighbour = None;
        for number in 1..=MAX_NEIGHBOURS {
            let bin = match number {
                1 => own.clone(),
                _ => numbered(&own, number),
            };
            let is_there = workspace.bin_path(&bin).exists();
            let known = is_there.then(|| Known::read(workspace, &bin));
            if known.as_ref().is_none_or(|known| known.may_be(task)) {
                return Ok(Self {
                    bin,
                    is_there,
                    neighbour: neighbour.filter(|_| !is_there),
                });
            }
            neighbour = neighbour.or(known);
        }
        bail!("{MAX_NEIGHBOURS} other problems have the name `{own}`; name this one yourself")
    }
}

/// Limit of the problems whose names differ by a number alone.
const MAX_NEIGHBOURS: usize = 1000;

/// Name of the problem with this page; the title tells problems of one address apart.
///
/// # Errors
/// If the folder of problems cannot be read.
pub fn same_problem(workspace: &Workspace, url: &str, title: &str) -> Result<Option<String>> {
    let all = workspace.bins()?.into_iter();
    let mut known = all.map(|bin| Known::read(workspace, &bin));
    Ok(known
        .find(|known| known.is_at(url, title))
        .map(|known| known.bin))
}

impl Known {
    /// Reads what the header says. A file that is no text says nothing.
    pub fn read(workspace: &Workspace, bin: &str) -> Self {
        let source = fs_err::read(workspace.bin_path(bin)).unwrap_or_default();
        let header = Header::parse(&String::from_utf8_lossy(&source)).ok();
        let url = header.as_ref().and_then(|header| header.field("url"));
        Self {
            bin: bin.to_string(),
            url: url.map(|field| field.value.clone()).unwrap_or_default(),
            title: header.map(|header| header.title),
        }
    }

    /// The problem's address, or what stands for it in a message.
    pub fn page(&self) -> &str {
        if self.url.is_empty() {
            "another problem"
        } else {
            &self.url
        }
    }

    /// Whether the task, which would get this problem's name, is this problem. If one of them has
    /// no address, only the name of a known judge or the title can tell.
    pub fn may_be(&self, task: &Task) -> bool {
        if !self.url.is_empty() && !task.url.is_empty() {
            return self.is_at(&task.url, &task.name);
        }
        of_page(&task.url, &task.name).is_some()
            || self.has_title(&task.name)
            || self.title.as_ref() == Some(&Description::from_task(task).title)
    }

    /// Whether this is the problem at this address. Addresses that a judge has for one problem
    /// count as one. An address that tells no problem may have many, which their titles tell apart.
    fn is_at(&self, url: &str, title: &str) -> bool {
        let own_title = self.title.as_deref().unwrap_or_default();
        let is_one = |a: Option<String>, b: Option<String>| a.is_some() && a == b;
        if url.is_empty() || self.url.is_empty() {
            return false;
        }
        is_one(of_url(&self.url), of_url(url))
            || is_one(of_page(&self.url, own_title), of_page(url, title))
            || self.url.trim_end_matches('/') == url.trim_end_matches('/') && self.has_title(title)
    }

    /// Whether the header has this title, or none but the problem's name. A header begins with the
    /// judge's name, and ends without a full stop.
    fn has_title(&self, title: &str) -> bool {
        let plain = |title: &str| one_line(title).to_lowercase();
        let (own, title) = (
            plain(self.title.as_deref().unwrap_or_default()),
            plain(title),
        );
        let title = title.trim_end_matches('.');
        if title.is_empty() || own == self.bin {
            return true;
        }
        if own.chars().count() >= LENGTH {
            return own
                .split_once(". ")
                .is_some_and(|(_, cut)| title.starts_with(cut));
        }
        let is_begin = |before: &str| {
            let word = before.trim_end();
            let is_end = |c: char| c.is_ascii_digit() || ".:".contains(c);
            before.is_empty() || word.len() < before.len() && word.ends_with(is_end)
        };
        own.strip_suffix(title).is_some_and(is_begin)
    }

    /// What to tell the user of a task that is filed beside this problem.
    pub fn remark(&self, task: &Task) -> String {
        let (bin, page) = (&self.bin, self.page());
        if self.has_title(&task.name) {
            return format!(
                "`{bin}` has the same title at {page}, and this one is filed beside it; if they \
                 are one problem, delete either"
            );
        }
        format!("`{bin}` is {page}, so this one is filed beside it")
    }
}
