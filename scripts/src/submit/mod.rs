//! `cargo x submit`: hands a solution to the browser, which is logged in.
//!
//! The extension cph-submit asks `http://localhost:27121/getSubmit` every three seconds and
//! fills in the judge's form. It knows two judges; for the others there are the clipboard and
//! the submit page.

mod handover;

use std::net::TcpListener;
use std::time::Duration;

use anstream::eprintln;
use anyhow::{Context, Result, bail};
use bundler::Bundle;
use serde::Serialize;

use crate::judge;
use crate::listen::server;
use crate::paste::{desktop, paste, rejected, verify};
use crate::problem::Problem;
use crate::short_name::find_bin;
use crate::workspace::Workspace;
use handover::{End, Handover};

/// Paste, and hand the result to the browser extension that fills in the judge's form
///
/// The extension is cph-submit (https://github.com/agrawal-d/cph-submit), in the browser in
/// which you are logged in. It knows Codeforces and CSES; for other judges the solution goes
/// into the clipboard and the submit page is opened.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The problem's name
    bin: String,

    /// Skip the golden cases
    #[arg(long)]
    no_test: bool,

    /// How long to wait for the extension, in seconds
    #[arg(long, value_name = "S", default_value_t = 60)]
    wait: u64,

    /// Where the extension asks; 0 takes a free one
    #[arg(long, default_value_t = 27121)]
    port: u16,
}

/// What the extension is told.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Submission<'a> {
    empty: bool,
    problem_name: &'a str,
    url: &'a str,
    source_code: &'a str,
    language_id: u32,
}

/// # Errors
/// If the problem is not there or has no page, its bundle cannot be made, or the port is taken.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let bin = find_bin(workspace, &args.bin)?;
    let workspace = &workspace.home_of(&bin);
    let problem = workspace.problem(&bin)?;
    let path = workspace.relative(&problem.path).display();
    let url = problem.url.as_deref().filter(|url| !url.is_empty());
    let url =
        url.with_context(|| format!("{path}: no page to submit to; add `//! - url: https://…`"))?;
    let handover = if judge::is_filled_in(url) {
        Some(listen(args.port)?)
    } else {
        None
    };
    let bundle = match tested_bundle(workspace, &problem, args) {
        Ok(bundle) => bundle,
        Err(error) => return rejected(error),
    };
    for note in &bundle.notes {
        eprintln!("note: {note}");
    }
    match handover {
        Some(handover) => hand_over(workspace, &problem, url, &bundle, &handover, args),
        None => Ok(copy_and_open(&problem, url, &bundle)),
    }
}

/// Listens before the work, so that a taken port is told at once.
fn listen(port: u16) -> Result<Handover> {
    let listeners = server::bind(port).context(
        "the extension asks at one port only, which the Competitive Programming Helper uses too",
    )?;
    let port = listeners.first().map(TcpListener::local_addr);
    let port = port.context("at least one address is heard")??.port();
    Ok(Handover::start(listeners, port))
}

fn tested_bundle(workspace: &Workspace, problem: &Problem, args: &Args) -> Result<Bundle> {
    let bundle = paste(workspace, problem, None, false)?;
    if !args.no_test {
        verify::test(workspace, problem, &bundle.program)?;
    }
    Ok(bundle)
}

fn hand_over(
    workspace: &Workspace,
    problem: &Problem,
    url: &str,
    bundle: &Bundle,
    handover: &Handover,
    args: &Args,
) -> Result<bool> {
    let profile = workspace.config()?.judge.remove(&bundle.judge);
    let edition = profile.map(|profile| profile.edition).unwrap_or_default();
    let submission = serde_json::to_string(&Submission {
        empty: false,
        problem_name: &problem.title,
        url,
        source_code: &bundle.text,
        language_id: language_id(&edition)?,
    })?;
    let (bin, judge) = (&problem.bin, &bundle.judge);
    let size = bundle.text.len();
    eprintln!(
        "{bin}: {size} bytes for {judge}, Rust {edition}; waiting on port {} for the browser's \
         extension cph-submit, which asks every 3 s",
        handover.port
    );
    match handover.offer(submission, Duration::from_secs(args.wait)) {
        End::Taken => {
            eprintln!("taken by the extension: your browser opens the form and submits it");
            Ok(true)
        }
        End::BrokeOff => {
            eprintln!(
                "error: the extension hung up while it took the solution, which may be submitted \
                 or not: look at {url} before you submit again"
            );
            Ok(false)
        }
        End::NobodyAsked => {
            eprintln!(
                "error: nobody asked within {} s, nothing is submitted; is the browser open, with \
                 https://github.com/agrawal-d/cph-submit installed? Else: `cargo x paste {bin} \
                 --copy --open`",
                args.wait
            );
            Ok(false)
        }
    }
}

/// Rust in the list of languages of Codeforces. For CSES the extension knows what they mean.
fn language_id(edition: &str) -> Result<u32> {
    match edition {
        "2021" => Ok(75),
        "2024" => Ok(98),
        _ => bail!(
            "the extension knows Rust 2021 and 2024, not `{edition}`; correct `edition` of the \
             judge in cargo-snippet.toml"
        ),
    }
}

/// For judges that the extension does not know; one line says what was done.
fn copy_and_open(problem: &Problem, url: &str, bundle: &Bundle) -> bool {
    let judge = problem.judge.as_deref().unwrap_or(judge::OTHER);
    let page = judge::submit_page(url);
    let opened = match desktop::open_quietly(&page) {
        Some(_) => format!("paste it at {page}, which is open"),
        None => format!("paste it at {page}"),
    };
    let copied = desktop::copy_quietly(&bundle.text);
    if let Some(program) = copied {
        eprintln!("cph-submit does not know {judge}: copied by {program}, {opened}");
    } else {
        eprintln!(
            "error: cph-submit does not know {judge}, and there is no clipboard here: `cargo x \
             paste {} --out FILE`, then {opened}",
            problem.bin
        );
    }
    copied.is_some()
}
