//! `cargo x submit`: passes a solution to the browser in which the user is logged in.
//!
//! The extension cph-submit fills in the forms of two judges: it asks for `/getSubmit` at port
//! 27121 every three seconds. For all other judges the solution goes into the clipboard, and the
//! submit page opens.

use std::io::{self, BufRead, IsTerminal as _, stdin};
use std::net::TcpListener;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use bundler::{Bundle, Style};
use serde_json::{Value, json};

use crate::eprint;
use crate::eprintln;
use crate::runner::bundle::{rejected, tested_bundle};
use crate::system::http::{self, BAD_REQUEST, FORBIDDEN, Refusal, Request, Response, refuse};
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::contests::{self, Contest};
use crate::workspace::find::{Found, find};
use crate::workspace::judge;
use crate::workspace::problem::Problem;

/// Page from which the extension is installed.
const EXTENSION: &str = "https://github.com/agrawal-d/cph-submit";

/// Answer to the extension while there is nothing to submit.
const EMPTY: &str = r#"{"empty": true}"#;

/// Paste, and hand the result to your browser
///
/// For Codeforces and CSES, the extension cph-submit (https://github.com/agrawal-d/cph-submit)
/// opens the submit form in your browser, fills it in and submits. For other judges, the solution
/// goes into the clipboard and the submit page opens.
///
/// While it waits for the extension, any program and any user of this computer can ask the port for
/// your source. `--wait` sets for how long.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The problem: its file, its name or the beginning of it, or a letter of the latest contest
    pub bin: String,

    /// Skip the golden cases
    #[arg(long)]
    no_test: bool,

    /// Say what would go where, and hand in nothing
    #[arg(long)]
    dry_run: bool,

    /// Don't ask on a terminal before the extension gets the solution
    #[arg(long, short)]
    yes: bool,

    /// How many seconds to wait for the extension
    #[arg(long, value_name = "S", default_value_t = 60)]
    wait: u64,

    /// Port at which the extension asks; 0 takes a free one
    #[arg(long, default_value_t = 27121)]
    port: u16,
}

/// Hands in the bundle of a problem's solution: through the extension, or by clipboard and page.
///
/// # Errors
/// If the problem does not exist or has no page, its bundle cannot be made, or the port is in use.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let Found { home, bin } = find(workspace, &args.bin)?;
    let mut problem = home.problem(&bin)?;
    let path = home.shown(&problem.path);
    let latest = Contest::latest(workspace);
    let task = latest.task(&bin).filter(|task| !task.title.is_empty());
    match task {
        Some(task) => eprintln!("{path} is {}", task.shown()),
        None => eprintln!("{path}"),
    }
    let url = contests::page(workspace, &problem);
    if let Some(task) = task {
        problem.title.clone_from(&task.title);
    }
    let url =
        &url.with_context(|| format!("{path}: no page to submit to; add `//! - url: https://…`"))?;
    let workspace = &home;
    ensure!(
        output::is_web_page(url),
        "{path}: `{url}` is no web page, so nothing can be handed in there; write one that begins \
         with https://"
    );
    ensure!(
        judge::may_be_of_one_problem(url, &problem.title),
        "{path}: `{url}` shows several problems; write the page of the one that this solves"
    );
    let is_filled_in = judge::is_filled_in_by_cph_submit(url) && !args.dry_run;
    let handover = is_filled_in
        .then(|| Handover::start(args.port))
        .transpose()?;
    let bundle = match tested_bundle(workspace, &problem, None, Style::Readable, !args.no_test) {
        Ok(bundle) => bundle,
        Err(error) => return rejected(error, false),
    };
    for note in &bundle.notes {
        eprintln!("note: {note}");
    }
    eprintln!("{}", summary(&problem, url, &bundle));
    if args.dry_run {
        eprintln!("nothing was handed in (--dry-run)");
        return Ok(true);
    }
    if handover.is_some() && !args.yes && stdin().is_terminal() {
        eprint!("hand it in? Enter for yes, n for no: ");
        if !is_confirmed(stdin().lock())? {
            eprintln!("nothing was handed in");
            return Ok(false);
        }
    }
    match handover {
        Some(handover) => hand_over(&problem, url, &bundle, &handover, args),
        None => Ok(copy_and_open(&problem, url, &bundle)),
    }
}

/// One line that says what goes where.
fn summary(problem: &Problem, url: &str, bundle: &Bundle) -> String {
    let Problem { bin, title, .. } = problem;
    let (judge, edition, bytes) = (&bundle.judge, &bundle.edition, bundle.text.len());
    let title = title.trim_end_matches('.');
    format!("{bin} to {judge}: {title}, Rust {edition}, {bytes} bytes, {url}")
}

/// Reads an answer: Enter or `y` says yes, anything else and the end of input say no.
fn is_confirmed(mut answers: impl BufRead) -> Result<bool> {
    let mut line = String::new();
    let read = answers
        .read_line(&mut line)
        .context("cannot read your answer")?;
    let answer = line.trim().to_lowercase();
    Ok(read > 0 && ["", "y", "yes"].contains(&answer.as_str()))
}

fn hand_over(
    problem: &Problem,
    url: &str,
    bundle: &Bundle,
    handover: &Handover,
    args: &Args,
) -> Result<bool> {
    let submission = json!({
        "empty": false,
        "problemName": problem.title,
        "url": url,
        "sourceCode": bundle.text,
        "languageId": language_id(&bundle.edition)?,
    });
    let (bin, wait) = (&problem.bin, args.wait);
    eprintln!(
        "{bin}: waiting on port {} for the browser's extension cph-submit",
        handover.port
    );
    let sent = handover.offer(submission, Duration::from_secs(wait));
    match sent {
        Some(Ok(())) => {
            eprintln!("taken by cph-submit: your browser opens the form and submits");
        }
        Some(Err(_)) => eprintln!(
            "error: the extension hung up while it took the solution, which may or may not be \
             submitted: look at {url} before you submit again"
        ),
        None => eprintln!(
            "error: nobody asked within {wait} s, so nothing is submitted; is the browser open, \
             with {EXTENSION} installed? You can also use `cargo x paste {bin} --copy --open`"
        ),
    }
    Ok(matches!(sent, Some(Ok(()))))
}

/// Number of Rust in Codeforces' list of languages, which cph-submit translates for CSES.
fn language_id(edition: &str) -> Result<u32> {
    match edition {
        "2021" => Ok(75),
        "2024" => Ok(98),
        _ => bail!(
            "the extension knows Rust 2021 and 2024, not `{edition}`; correct the judge's \
             `edition` in cargo-snippet.toml"
        ),
    }
}

/// Copies the solution, opens the submit page, and tells both in a line. False without a clipboard.
fn copy_and_open(problem: &Problem, url: &str, bundle: &Bundle) -> bool {
    let judge = problem.judge.as_deref().unwrap_or(judge::OTHER);
    let page = judge::submit_page(url);
    let opened = match output::open_in_browser(&page) {
        Some(_) => format!("paste it at {page}, which is open"),
        None => format!("paste it at {page}"),
    };
    let copied = output::copy_to_clipboard(&bundle.text);
    match copied {
        Some(program) => eprintln!("{judge}: copied by {program}, {opened}"),
        None => eprintln!(
            "error: there is no clipboard here: `cargo x paste {} --out FILE`, then {opened}",
            problem.bin
        ),
    }
    copied.is_some()
}

/// Server that the extension asks for a solution.
struct Handover {
    port: u16,
    /// Offered solution; only the thread that takes it out sends it.
    submission: Arc<Mutex<Option<Value>>>,
    sent: Receiver<io::Result<()>>,
}

impl Handover {
    /// Starts the server; until a solution is offered, it answers that there is none. It starts
    /// before the bundle is made, so that a port in use is reported at once.
    fn start(port: u16) -> Result<Self> {
        let listeners = http::bind(port).context(
            "the extension asks at one port only, which the Competitive Programming Helper also \
             uses",
        )?;
        let port = listeners.first().map(TcpListener::local_addr);
        let port = port.context("there is at least one address")??.port();
        let submission = Arc::new(Mutex::new(None));
        let (sender, sent) = mpsc::channel();
        let offered = submission.clone();
        http::serve(listeners, move |request| {
            let asked = request.and_then(|request| check(&request, port));
            asked.map_or_else(Refusal::tell, |()| answer(&offered, &sender))
        });
        Ok(Self {
            port,
            submission,
            sent,
        })
    }

    /// Offers a solution and waits until it is sent. It is never sent twice. Returns whether the
    /// extension received all of it; `None` if nobody asked.
    fn offer(&self, submission: Value, patience: Duration) -> Option<io::Result<()>> {
        *self.submission.lock().expect("no holder panics") = Some(submission);
        self.sent.recv_timeout(patience).ok().or_else(|| {
            // If the extension has just taken the solution, wait until it is sent.
            let left = self.submission.lock().expect("no holder panics").take();
            left.is_none().then(|| self.sent.recv().ok()).flatten()
        })
    }
}

/// Answers the extension: with the submission when it is ready, to the first who asks.
fn answer(offered: &Mutex<Option<Value>>, sender: &Sender<io::Result<()>>) -> Response {
    let submission = offered.lock().expect("no holder panics").take();
    let text = submission.as_ref().map(Value::to_string);
    Response {
        kind: "application/json",
        sent: submission.map(|_| sender.clone()),
        ..Response::text(http::OK, text.as_deref().unwrap_or(EMPTY))
    }
}

/// Refuses all clients except the extension.
fn check(request: &Request, port: u16) -> Result<(), Refusal> {
    if !request.is_for_us(port) {
        return refuse(FORBIDDEN, "the request is not for this address");
    }
    let asks = request.method == "GET" && request.path == "/getSubmit";
    if !asks || !request.is_of_cph_submit {
        let reason = "only the extension cph-submit is answered, which asks for /getSubmit";
        return refuse(BAD_REQUEST, reason);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enter_says_yes_and_the_end_of_input_says_no() {
        let answered = |text: &str| is_confirmed(text.as_bytes()).unwrap();
        assert!(answered("\n") && answered("y\n") && answered("YES\r\n"));
        assert!(!answered("") && !answered("n\n") && !answered("what\n"));
    }
}
