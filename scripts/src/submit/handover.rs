//! A text that a browser extension takes once.
//!
//! cph-submit asks `/getSubmit` every few seconds; cph-ng holds a WebSocket open at `/ws`.

use std::io;
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anstream::eprintln;
use serde_json::{Value, json};

use super::socket_io::Client;
use crate::listen::http::{self, Kind, Refusal, Request, Status};
use crate::listen::server;

const EMPTY: &str = r#"{"empty": true}"#;

/// Time between two looks for a solution on an open WebSocket.
const PAUSE: Duration = Duration::from_millis(50);

/// How an offer ended.
#[derive(Debug, PartialEq, Eq)]
pub enum End {
    /// The extension of this name has the whole solution.
    Taken(&'static str),
    /// An extension asked, but did not take the whole solution.
    BrokeOff,
    NobodyAsked,
}

/// A solution as each extension reads it; None for an extension that does not know the judge.
#[derive(Debug, Clone)]
pub struct Submission {
    pub cph_submit: Option<Value>,
    pub cph_ng: Option<Value>,
}

/// The end of one attempt to send the solution, with the extension's name.
type Sent = io::Result<&'static str>;

/// A place where extensions ask for a solution.
pub struct Handover {
    pub port: u16,
    /// The thread that takes the solution out is the only one that sends it.
    submission: Arc<Mutex<Option<Submission>>>,
    sent: Receiver<Sent>,
}

impl Handover {
    /// Answers that there is nothing yet.
    pub fn start(listeners: Vec<TcpListener>, port: u16) -> Self {
        let submission = Arc::new(Mutex::new(None));
        let (sender, sent) = mpsc::channel();
        let (offered, sender) = (submission.clone(), Mutex::new(sender));
        server::serve(listeners, move |stream| {
            let sender = sender.lock().expect("no holder panics").clone();
            answer(stream, port, &offered, &sender);
        });
        Self {
            port,
            submission,
            sent,
        }
    }

    /// Waits until the solution is sent; it is never sent twice.
    pub fn offer(&self, submission: Submission, patience: Duration) -> End {
        let put = |text| *self.submission.lock().expect("no holder panics") = text;
        put(Some(submission));
        let sent = self.sent.recv_timeout(patience).ok().or_else(|| {
            // If an extension has taken it at the last moment, it is on its way.
            let left = self.submission.lock().expect("no holder panics").take();
            left.is_none().then(|| self.sent.recv().ok()).flatten()
        });
        match sent {
            Some(Ok(extension)) => End::Taken(extension),
            Some(Err(_)) => End::BrokeOff,
            None => End::NobodyAsked,
        }
    }
}

fn answer(
    mut stream: TcpStream,
    port: u16,
    offered: &Mutex<Option<Submission>>,
    sender: &Sender<Sent>,
) {
    let asked = http::read(&mut stream).and_then(|request| check(request, port));
    let request = match asked {
        Ok(request) => request,
        Err(Refusal { status, reason }) => {
            eprintln!("refused: {reason}");
            let _ = http::reply(&mut stream, status, Kind::Text, &reason);
            return;
        }
    };
    if let Some(key) = request.websocket_key {
        // A client that hangs up before a solution was sent has missed nothing.
        if let Ok(client) = Client::accept(stream, &key) {
            let _ = serve_cph_ng(client, offered, sender);
        }
        return;
    }
    let submission = taken(offered, |it| it.cph_submit.take());
    let text = submission
        .as_ref()
        .map_or(EMPTY.to_string(), Value::to_string);
    let replied = http::reply(&mut stream, Status::Ok, Kind::Json, &text);
    if submission.is_some() {
        let _ = sender.send(replied.map(|()| "cph-submit"));
    }
}

/// Waits for a solution and sends it.
fn serve_cph_ng(
    mut client: Client,
    offered: &Mutex<Option<Submission>>,
    sender: &Sender<Sent>,
) -> io::Result<()> {
    client.emit("status", &json!({"isActive": true}))?;
    loop {
        client.idle(PAUSE)?;
        if let Some(submission) = taken(offered, |it| it.cph_ng.take()) {
            let emitted = client.emit("submitRequest", &submission);
            let confirmed = emitted.and_then(|()| client.confirm());
            let _ = sender.send(confirmed.map(|()| "cph-ng"));
        }
    }
}

/// Takes the solution out, if it is there for this extension.
fn taken(
    offered: &Mutex<Option<Submission>>,
    part: impl Fn(&mut Submission) -> Option<Value>,
) -> Option<Value> {
    let mut offered = offered.lock().expect("no holder panics");
    let wanted = part(offered.as_mut()?)?;
    *offered = None;
    Some(wanted)
}

/// Refuses all but the extensions. A page in the browser may call this address by a name of its
/// own, but it cannot hide that name.
fn check(request: Request, port: u16) -> Result<Request, Refusal> {
    let refuse = |status, reason: &str| {
        Err(Refusal {
            status,
            reason: reason.to_string(),
        })
    };
    let own = ["localhost", "127.0.0.1", "[::1]"].map(|host| format!("{host}:{port}"));
    if !own.contains(&request.host) {
        return refuse(Status::Forbidden, "the request is not for this address");
    }
    let path = request.path.split('?').next().unwrap_or_default();
    let is_cph_ng = request.websocket_key.is_some() && ["/ws", "/ws/"].contains(&path);
    let is_cph_submit = request.path == "/getSubmit" && request.is_of_cph_submit;
    if request.method != "GET" || !is_cph_ng && !is_cph_submit {
        return refuse(
            Status::BadRequest,
            "only extensions are answered: cph-submit, which asks for /getSubmit, and cph-ng, \
             which opens a WebSocket at /ws",
        );
    }
    Ok(request)
}
