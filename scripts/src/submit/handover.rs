//! One solution for the one extension that asks for it, once.

use std::io;
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anstream::eprintln;

use crate::listen::http::{self, Kind, Refusal, Request, Status};
use crate::listen::server;

const EMPTY: &str = r#"{"empty": true}"#;

/// How an offer ended.
#[derive(Debug, PartialEq, Eq)]
pub enum End {
    Taken,
    /// Somebody asked, but did not take the whole answer.
    BrokeOff,
    NobodyAsked,
}

/// A solution that waits to be asked for.
pub struct Handover {
    pub port: u16,
    /// Whoever takes the text out is the only one who sends it.
    submission: Arc<Mutex<Option<String>>>,
    sent: Receiver<io::Result<()>>,
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

    /// Waits until the text is sent; it is never sent twice.
    pub fn offer(&self, submission: String, patience: Duration) -> End {
        let put = |text| *self.submission.lock().expect("no holder panics") = text;
        put(Some(submission));
        let sent = self.sent.recv_timeout(patience).ok().or_else(|| {
            // If somebody has taken it at the last moment, it is on its way.
            let left = self.submission.lock().expect("no holder panics").take();
            left.is_none().then(|| self.sent.recv().ok()).flatten()
        });
        match sent {
            Some(Ok(())) => End::Taken,
            Some(Err(_)) => End::BrokeOff,
            None => End::NobodyAsked,
        }
    }
}

fn answer(
    mut stream: TcpStream,
    port: u16,
    offered: &Mutex<Option<String>>,
    sender: &Sender<io::Result<()>>,
) {
    let asked = http::read(&mut stream).and_then(|request| check(&request, port));
    if let Err(Refusal { status, reason }) = asked {
        eprintln!("refused: {reason}");
        let _ = http::reply(&mut stream, status, Kind::Text, &reason);
        return;
    }
    let submission = offered.lock().expect("no holder panics").take();
    let text = submission.as_deref().unwrap_or(EMPTY);
    let replied = http::reply(&mut stream, Status::Ok, Kind::Json, text);
    if submission.is_some() {
        let _ = sender.send(replied);
    }
}

/// Is it the extension? A page in the browser may call this address by a name of its own, but
/// it cannot hide that name.
fn check(request: &Request, port: u16) -> Result<(), Refusal> {
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
    let asks = request.method == "GET" && request.path == "/getSubmit";
    if !asks || !request.is_of_cph_submit {
        return refuse(
            Status::BadRequest,
            "only the extension cph-submit is answered, which asks for /getSubmit",
        );
    }
    Ok(())
}
