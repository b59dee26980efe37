//! Offers a solution that a browser extension takes once.
//!
//! The extension cph-submit polls `/getSubmit` every few seconds; cph-ng holds a WebSocket open at
//! `/ws`.

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

/// Time between two checks for a solution on an open WebSocket.
const PAUSE: Duration = Duration::from_millis(50);

/// Result of an offer.
#[derive(Debug, PartialEq, Eq)]
pub enum OfferResult {
    /// The extension of this name received the whole solution.
    Taken(&'static str),
    /// An extension connected, but did not receive the whole solution.
    BrokeOff,
    NobodyAsked,
}

/// Solution in the format of each extension; None for an extension that does not know the judge.
#[derive(Debug, Clone)]
pub struct Submission {
    pub cph_submit: Option<Value>,
    pub cph_ng: Option<Value>,
}

/// Result of one attempt to send the solution, with the extension's name.
type Sent = io::Result<&'static str>;

/// Server that extensions ask for a solution.
pub struct Handover {
    pub port: u16,
    /// Offered solution; only the thread that takes it out sends it.
    submission: Arc<Mutex<Option<Submission>>>,
    sent: Receiver<Sent>,
}

impl Handover {
    /// Starts the server; until a solution is offered, it answers that there is none.
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

    /// Offers a solution and waits until it is sent. It is never sent twice.
    pub fn offer(&self, submission: Submission, patience: Duration) -> OfferResult {
        let put = |text| *self.submission.lock().expect("no holder panics") = text;
        put(Some(submission));
        let sent = self.sent.recv_timeout(patience).ok().or_else(|| {
            // If an extension has just taken the solution, wait until it is sent.
            let left = self.submission.lock().expect("no holder panics").take();
            left.is_none().then(|| self.sent.recv().ok()).flatten()
        });
        match sent {
            Some(Ok(extension)) => OfferResult::Taken(extension),
            Some(Err(_)) => OfferResult::BrokeOff,
            None => OfferResult::NobodyAsked,
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
        // If a client disconnects before a solution was sent, nothing is lost.
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

/// Waits for a solution and sends it over the WebSocket.
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

/// Takes the solution out, if this extension can submit it.
fn taken(
    offered: &Mutex<Option<Submission>>,
    part: impl Fn(&mut Submission) -> Option<Value>,
) -> Option<Value> {
    let mut offered = offered.lock().expect("no holder panics");
    let wanted = part(offered.as_mut()?)?;
    *offered = None;
    Some(wanted)
}

/// Refuses all clients except the extensions. A web page may reach this address through its own
/// domain name, but the request then has that name as its host.
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
