//! `cargo x listen`: receives tasks from the browser extension Competitive Companion.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Error, Result, ensure};
use serde_json::Value;

use crate::commands::init::check_home_of_new_problems;
use crate::commands::new::{Scaffolded, Task, Template, begin};
use crate::eprintln;
use crate::system::files::{atomic, text};
use crate::system::http::{self, BAD_REQUEST, Refusal, Request, Response, refuse};
use crate::system::opener::Opener;
use crate::system::output::shortened;
use crate::workspace::Workspace;
use crate::workspace::contests;

/// Receive problems and samples from the browser extension Competitive Companion
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A port that the extension sends to, such as 1327, 4244, 6174, 10042, 10043, 10045 or
    /// 27121; 0 takes a free one
    #[arg(long, default_value_t = 10043)]
    port: u16,

    /// Import tasks that other tools have saved as Competitive Companion's JSON, instead of
    /// listening
    #[arg(long, value_name = "FILE", num_args = 1..)]
    import: Vec<PathBuf>,

    /// Open each problem's file by this command, such as `code -g {file}`; it is started without a
    /// shell
    #[arg(long, value_name = "CMD")]
    open: Option<String>,

    /// Replace samples that the judge has corrected since they were saved
    #[arg(long)]
    renew: bool,
}

/// Listens until Ctrl-C.
///
/// # Errors
/// If the port is in use or the user's template cannot be read.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    check_home_of_new_problems(workspace)?;
    let open = args
        .open
        .as_ref()
        .or(workspace.config().listen.open.as_ref());
    let opener = open.map(|command| Opener::parse(command)).transpose()?;
    let inbox = Arc::new(Mutex::new(Inbox {
        workspace: workspace.clone(),
        template: Template::of_settings(workspace)?,
        opener,
        renews: args.renew,
        contests: BTreeMap::new(),
        writing: BTreeMap::new(),
    }));
    if !args.import.is_empty() {
        return import(&inbox, &args.import);
    }
    let listeners = http::bind(args.port)?;
    if let Some(command) = open {
        eprintln!("each file is opened by `{command}`");
    }
    let address = listeners[0].local_addr()?;
    eprintln!(
        "listening on port {}; press the extension's green plus on a problem or a contest page, \
         and Ctrl-C here when you're done",
        address.port()
    );
    let taking = inbox.clone();
    http::serve(listeners, move |request| {
        let bin = request.and_then(|request| take(&request, &taking));
        bin.map_or_else(Refusal::tell, |bin| Response::text(http::OK, &bin))
    });
    loop {
        thread::sleep(Duration::from_secs(1));
        inbox.lock().expect("no holder panics").report_lost_tasks();
    }
}

/// Creates a problem for every task in these files. Reports tasks that fail, and returns false if
/// there are any.
fn import(inbox: &Mutex<Inbox>, files: &[PathBuf]) -> Result<bool> {
    let mut all_filed = true;
    for path in files {
        let shown = path.display();
        let json: Value = serde_json::from_slice(&text::cleaned(fs_err::read(path)?))
            .with_context(|| format!("{shown} is no JSON of Competitive Companion"))?;
        let tasks = match json {
            Value::Array(tasks) => tasks,
            task => vec![task],
        };
        for task in tasks {
            if let Err(error) = file(task.to_string().as_bytes(), inbox) {
                eprintln!("error: {shown}: {}", shortened(&format!("{error:#}")));
                all_filed = false;
            }
        }
    }
    Ok(all_filed)
}

fn take(request: &Request, inbox: &Mutex<Inbox>) -> Result<String, Refusal> {
    if request.method != "POST" {
        return refuse(BAD_REQUEST, "POST a task of Competitive Companion");
    }
    let taken = file(&request.body, inbox);
    taken.or_else(|error| refuse(BAD_REQUEST, format!("{error:#}")))
}

/// Writes the files of one task; returns the problem's name. Others use the inbox while samples are
/// written, which takes seconds if there are thousands.
fn file(json: &[u8], inbox: &Mutex<Inbox>) -> Result<String> {
    let task = Task::parse(json)?;
    let mut unlocked = inbox.lock().expect("no holder panics");
    let root = unlocked.workspace.root();
    ensure!(
        root.is_dir(),
        "{} was moved; end `cargo x listen` and start it in the new folder",
        root.display()
    );
    let begun = unlocked.begin(&task);
    let (workspace, renews) = (unlocked.workspace.clone(), unlocked.renews);
    drop(unlocked);
    let scaffolded = begun.and_then(|(mut scaffolded, writing)| {
        let _only = writing.lock().expect("no holder panics");
        scaffolded.add_samples(&workspace, &task, renews)?;
        Ok(scaffolded)
    });
    let mut inbox = inbox.lock().expect("no holder panics");
    inbox.end(task, json, scaffolded)
}

/// Time without a new task after which an incomplete contest is reported.
const CONTEST_TIMEOUT: Duration = Duration::from_secs(10);

/// Maximum number of contests that are tracked at once.
const CONTESTS: usize = 64;

struct Inbox {
    workspace: Workspace,
    /// Text of new problems.
    template: Template,
    /// Opens the files of new problems.
    opener: Option<Opener>,
    /// `true` if samples that the judge has corrected are replaced.
    renews: bool,
    contests: BTreeMap<String, Contest>,
    /// Locks of the problems whose samples one thread at a time may write.
    writing: BTreeMap<String, Arc<Mutex<()>>>,
}

struct Contest {
    size: usize,
    bins: Vec<String>,
    last: Instant,
}

impl Inbox {
    /// Writes the problem's file; returns it with the lock for its samples.
    fn begin(&mut self, task: &Task) -> Result<(Scaffolded, Arc<Mutex<()>>)> {
        let scaffolded = begin(&self.workspace, task, None, &self.template)?;
        let writing = self.writing.entry(scaffolded.place.bin.clone());
        Ok((scaffolded, writing.or_default().clone()))
    }

    /// Reports what was written for a task, or saves the task; returns the problem's name.
    fn end(&mut self, task: Task, json: &[u8], written: Result<Scaffolded>) -> Result<String> {
        let scaffolded = written.map_err(|error| self.save_unfiled(json, &error))?;
        scaffolded.report(&self.workspace)?;
        if let Some(opener) = &self.opener {
            opener.open(&scaffolded.place.file);
        }
        let bin = scaffolded.place.bin;
        contests::note(&self.workspace, &task.import(), &bin);
        if let Some(batch) = task.batch.filter(|batch| batch.size > 1) {
            self.note(batch.id, batch.size, &bin);
        }
        Ok(bin)
    }

    /// Saves a task for which no file could be written, so that it need not be sent again. Returns
    /// the error with advice on how to file the task.
    fn save_unfiled(&self, json: &[u8], error: &Error) -> Error {
        let folder = self.workspace.scratch_dir("unfiled");
        let name = (1..).map(|n| folder.join(format!("task-{n}.json")));
        let path = name.into_iter().find(|path| !path.exists());
        let path = path.expect("some number is free");
        if let Err(unsaved) = atomic::create(&path, json) {
            return unsaved.context(format!("{error:#}"));
        }
        let path = self.workspace.shown(&path);
        Error::msg(format!(
            "{error:#}; the task is saved: `cargo x new NAME --from {path}`"
        ))
    }

    /// Counts a problem of a contest, and reports when all problems have arrived.
    fn note(&mut self, id: String, size: usize, bin: &str) {
        if !self.contests.contains_key(&id) && self.contests.len() >= CONTESTS {
            return;
        }
        let contest = self.contests.entry(id.clone()).or_insert(Contest {
            size,
            bins: Vec::new(),
            last: Instant::now(),
        });
        contest.last = Instant::now();
        if !contest.bins.iter().any(|known| known == bin) {
            contest.bins.push(bin.to_string());
        }
        let (arrived, size) = (contest.bins.len(), contest.size);
        if arrived < size {
            eprintln!("problem {arrived} of {size}");
            return;
        }
        eprintln!("all {size} problems: {}", contest.bins.join(" "));
        self.contests.remove(&id);
    }

    /// Reports each incomplete contest once, after its tasks have stopped arriving.
    fn report_lost_tasks(&mut self) {
        self.contests.retain(|_, contest| {
            let waits = contest.last.elapsed() < CONTEST_TIMEOUT;
            if !waits {
                eprintln!(
                    "{} of {} problems arrived ({}); open the page of each missing one and \
                     send it by itself",
                    contest.bins.len(),
                    contest.size,
                    contest.bins.join(" ")
                );
            }
            waits
        });
    }
}
