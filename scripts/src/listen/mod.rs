//! `cargo x listen`: receives tasks from the browser extension Competitive Companion.

pub mod http;
mod inbox;
pub mod server;

use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use anstream::eprintln;
use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::init::home_of_new_problems;
use crate::new::template;
use crate::workspace::Workspace;
use http::{Kind, Refusal, Request, Status};
use inbox::Inbox;

/// Take problems and samples from the Competitive Companion browser extension
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A port that the extension sends to, such as 1327, 4244, 6174, 10042, 10043, 10045 or
    /// 27121; 0 takes a free one
    #[arg(long, default_value_t = 10043)]
    port: u16,

    /// Take tasks that other tools have saved as Competitive Companion's JSON, and do not listen
    #[arg(long, value_name = "FILE", num_args = 1..)]
    import: Vec<PathBuf>,
}

/// Listens until Ctrl-C.
///
/// # Errors
/// If the port is in use or the user's template cannot be read.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let workspace = &home_of_new_problems(workspace)?;
    let mut inbox = Inbox::new(workspace, template(workspace, false)?);
    if !args.import.is_empty() {
        return import(&mut inbox, &args.import);
    }
    let listeners = server::bind(args.port)?;
    let inbox = Arc::new(Mutex::new(inbox));
    let address = listeners[0].local_addr()?;
    eprintln!(
        "listening on port {}; press the extension's green plus on a problem or a contest, \
         Ctrl-C here ends it",
        address.port()
    );
    let taking = inbox.clone();
    server::serve(listeners, move |stream| answer(stream, &taking));
    loop {
        thread::sleep(Duration::from_secs(1));
        inbox.lock().expect("no holder panics").report_lost_tasks();
    }
}

/// Files every task of these files. False if a task could not be filed, which is reported.
fn import(inbox: &mut Inbox, files: &[PathBuf]) -> Result<bool> {
    let mut all_filed = true;
    for file in files {
        let shown = file.display();
        let json: Value = serde_json::from_slice(&fs_err::read(file)?)
            .with_context(|| format!("{shown} is no JSON of Competitive Companion"))?;
        let tasks = match json {
            Value::Array(tasks) => tasks,
            task => vec![task],
        };
        for task in tasks {
            if let Err(error) = inbox.take(task.to_string().as_bytes()) {
                eprintln!("error: {shown}: {error:#}");
                all_filed = false;
            }
        }
    }
    Ok(all_filed)
}

fn answer(mut stream: TcpStream, inbox: &Mutex<Inbox>) {
    let answer = http::read(&mut stream).and_then(|request| take(&request, inbox));
    let (status, text) = match answer {
        Ok(text) => (Status::Ok, text),
        Err(Refusal { status, reason }) => {
            eprintln!("refused: {reason}");
            (status, reason)
        }
    };
    // The browser may have closed the connection already.
    let _ = http::reply(&mut stream, status, Kind::Text, &text);
}

fn take(request: &Request, inbox: &Mutex<Inbox>) -> Result<String, Refusal> {
    let refuse = |reason: String| Refusal {
        status: Status::BadRequest,
        reason,
    };
    if request.method != "POST" {
        return Err(refuse("POST a task of Competitive Companion".to_string()));
    }
    let mut inbox = inbox.lock().expect("no holder panics");
    let taken = inbox.take(&request.body);
    taken.map_err(|error| refuse(format!("{error:#}")))
}
