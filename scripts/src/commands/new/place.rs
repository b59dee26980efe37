//! Place of a task's files: the files of a known problem, or a name that no other problem has.

use std::path::PathBuf;

use anyhow::{Result, bail};
use catalogue::Header;

use super::name::{check_name, numbered, of_page, of_task, of_url};
use super::task::{LENGTH, Task};
use crate::workspace::Workspace;
use crate::workspace::find::{Found, find};

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
    title: &'a str,
}

/// Limit of the problems whose names differ by a number alone.
const MAX_NEIGHBOURS: usize = 1000;

impl Place {
    /// Finds the place of a task: under the name that the user gives, or at the problem that the
    /// task is, or under the task's own name, with a number if another problem has it. `title` is
    /// the title that the task would have in a header.
    ///
    /// # Errors
    /// If the user's name isn't valid or belongs to another problem, or the folder of problems
    /// cannot be read.
    pub fn find(
        workspace: &Workspace,
        task: &Task,
        title: &str,
        name: Option<&str>,
    ) -> Result<Self> {
        let wanted = Wanted { task, title };
        if let Some(name) = name {
            return Self::named(workspace, &wanted, name);
        }
        let all = workspace.bins()?.into_iter();
        let mut known = all.map(|bin| Known::read(workspace, bin));
        if let Some(known) = known.find(|known| known.is_at(&wanted)) {
            return Ok(Self::at(workspace, known.bin));
        }
        let own = of_task(task);
        let mut neighbour = None;
        for number in 1..=MAX_NEIGHBOURS {
            let bin = match number {
                1 => own.clone(),
                _ => numbered(&own, number),
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
        bail!("{MAX_NEIGHBOURS} other problems have the name `{own}`; name this one yourself")
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
        let (own, title) = (self.title.to_lowercase(), title.to_lowercase());
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
