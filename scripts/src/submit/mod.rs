//! `cargo x submit`: passes a solution to the browser in which the user is logged in.
//!
//! Two extensions fill in judges' forms, and both connect to port 27121: cph-submit polls
//! `/getSubmit` every three seconds, cph-ng holds a WebSocket open. For judges that neither knows,
//! the clipboard and the submit page are used.

mod handover;
mod socket_io;

use std::net::TcpListener;
use std::time::Duration;

use anstream::eprintln;
use anyhow::{Context, Result, bail};
use bundler::Bundle;
use serde_json::json;

use crate::desktop;
use crate::judge::{self, Extension};
use crate::listen::server;
use crate::paste::{compiler_note, paste, rejected, verify};
use crate::problem::Problem;
use crate::short_name::find_bin;
use crate::workspace::Workspace;
use handover::{Handover, OfferResult, Submission};

/// Paste, and hand the result to the browser extension that fills in the judge's form
///
/// In the browser in which you are logged in: cph-submit (https://github.com/agrawal-d/cph-submit)
/// knows Codeforces and CSES, cph-ng (https://github.com/langningchen/cph-ng) Codeforces, AtCoder,
/// Luogu and VJudge. For other judges the solution goes into the clipboard and the submit page is
/// opened.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The problem by name, its beginning, or a letter of the latest contest
    bin: String,

    /// Skip the golden cases
    #[arg(long)]
    no_test: bool,

    /// Seconds to wait for the extension; if none is given 60, and 15 at judges that only cph-ng
    /// knows, which is there at once
    #[arg(long, value_name = "S")]
    wait: Option<u64>,

    /// Port where the extension asks; 0 takes a free one
    #[arg(long, default_value_t = 27121)]
    port: u16,
}

/// Hands the bundle of a problem's solution in, by a browser extension or the submit page.
///
/// # Errors
/// If the problem does not exist or has no page, its bundle cannot be made, or the port is in use.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let bin = find_bin(workspace, &args.bin)?;
    let workspace = &workspace.home_of(&bin);
    let problem = workspace.problem(&bin)?;
    let path = workspace.shown(&problem.path);
    let url = problem.url.as_deref().filter(|url| !url.is_empty());
    let url =
        url.with_context(|| format!("{path}: no page to submit to; add `//! - url: https://…`"))?;
    let is_known = !judge::filled_in_by(url).is_empty();
    let handover = is_known.then(|| listen(args.port)).transpose()?;
    let bundle = match tested_bundle(workspace, &problem, args) {
        Ok(bundle) => bundle,
        Err(error) => return rejected(error),
    };
    for note in bundle
        .notes
        .iter()
        .chain(&compiler_note(&problem.bin, &bundle))
    {
        eprintln!("note: {note}");
    }
    match handover {
        Some(handover) => hand_over(workspace, &problem, url, &bundle, &handover, args),
        None => Ok(copy_and_open(&problem, url, &bundle)),
    }
}

/// Starts to listen before the bundle is made, so that a port in use is reported at once.
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
    let extensions = judge::filled_in_by(url);
    let language = language(workspace, bundle)?;
    let submission = submission(problem, url, bundle, &language)?;
    let (bin, judge) = (&problem.bin, &bundle.judge);
    let size = bundle.text.len();
    let edition = bundle.edition();
    let pages: Vec<&str> = extensions.iter().map(|it| it.page()).collect();
    let names: Vec<&str> = extensions.iter().map(|it| it.name()).collect();
    eprintln!(
        "{bin}: {size} bytes for {judge}, Rust {edition}; waiting on port {} for the browser's \
         extension {}",
        handover.port,
        names.join(" or ")
    );
    if extensions.contains(&Extension::CphNg) {
        eprintln!("{}", language_advice(judge, &language));
    }
    let is_slow = extensions.contains(&Extension::CphSubmit);
    let wait = args.wait.unwrap_or(if is_slow { 60 } else { 15 });
    match handover.offer(submission, Duration::from_secs(wait)) {
        OfferResult::Taken(extension) => {
            eprintln!("taken by {extension}: your browser opens the form and submits it");
            Ok(true)
        }
        OfferResult::BrokeOff => {
            eprintln!(
                "error: the extension hung up while it took the solution, which may be submitted \
                 or not: look at {url} before you submit again"
            );
            Ok(false)
        }
        OfferResult::NobodyAsked if !is_slow => {
            eprintln!(
                "{} did not come within {wait} s ({})",
                names.join(" or "),
                pages.join(" or ")
            );
            Ok(copy_and_open(problem, url, bundle))
        }
        OfferResult::NobodyAsked => {
            eprintln!(
                "error: nobody asked within {wait} s, nothing is submitted; is the browser open, \
                 with {} installed? Else: `cargo x paste {bin} --copy --open`",
                pages.join(" or ")
            );
            Ok(false)
        }
    }
}

/// Advice about the form's language: version 0.7 of cph-ng submits without a question.
fn language_advice(judge: &str, language: &str) -> String {
    if judge == "atcoder" {
        return format!(
            "the form must show `{language}`: versions of cph-ng that do not read the language \
             choose C++ there, which does not compile"
        );
    }
    "the form must show Rust: cph-ng leaves the language there as you chose it last".to_string()
}

/// Solution in the format of each extension that knows the judge.
fn submission(problem: &Problem, url: &str, bundle: &Bundle, language: &str) -> Result<Submission> {
    let extensions = judge::filled_in_by(url);
    let cph_submit = extensions.contains(&Extension::CphSubmit).then(|| {
        Ok::<_, anyhow::Error>(json!({
            "empty": false,
            "problemName": problem.title,
            "url": url,
            "sourceCode": bundle.text,
            "languageId": language_id(bundle.edition())?,
        }))
    });
    let cph_ng = extensions.contains(&Extension::CphNg).then(|| {
        json!({
            "url": judge::address_for_cph_ng(url),
            "sourceCode": bundle.text,
            "language": language,
        })
    });
    Ok(Submission {
        cph_submit: cph_submit.transpose()?,
        cph_ng,
    })
}

/// Language as the judge's form shows it, such as `Rust (rustc 1.89.0)`.
fn language(workspace: &Workspace, bundle: &Bundle) -> Result<String> {
    let profile = workspace.config()?.judge.remove(&bundle.judge);
    let rustc = profile.and_then(|profile| profile.rustc);
    Ok(rustc.map_or("Rust".to_string(), |it| format!("Rust (rustc {it})")))
}

/// Number of Rust in Codeforces' list of languages, which cph-submit translates for CSES.
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

/// Copies the solution and opens the submit page, for judges that no extension knows. One line
/// reports what was done.
fn copy_and_open(problem: &Problem, url: &str, bundle: &Bundle) -> bool {
    let judge = problem.judge.as_deref().unwrap_or(judge::OTHER);
    let page = judge::submit_page(url);
    let opened = match desktop::open_in_browser(&page) {
        Some(_) => format!("paste it at {page}, which is open"),
        None => format!("paste it at {page}"),
    };
    let copied = desktop::copy_to_clipboard(&bundle.text);
    if let Some(program) = copied {
        eprintln!("{judge}: copied by {program}, {opened}");
    } else {
        eprintln!(
            "error: there is no clipboard here: `cargo x paste {} --out FILE`, then {opened}",
            problem.bin
        );
    }
    copied.is_some()
}
