//! `cargo x listen`: takes tasks from the browser extension Competitive Companion.

mod http;
mod inbox;

use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use anstream::eprintln;
use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;
use http::{Refusal, Status};
use inbox::Inbox;

/// Take problems and samples from the Competitive Companion browser extension
#[derive(Debug, clap::Args)]
pub struct Args {
    /// One of the ports that the extension sends to, such as 1327, 4244, 6174, 10042,
    /// 10043, 10045 or 27121; 0 takes a free one
    #[arg(long, default_value_t = 10043)]
    port: u16,
}

/// The most connections that are open at once; a further one is closed unread.
const CONNECTIONS: usize = 32;

/// Listens until Ctrl-C.
///
/// # Errors
/// If the port is taken.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let listeners = bind(args.port)?;
    let inbox = Mutex::new(Inbox::new(workspace));
    let open = AtomicUsize::new(0);
    let address = listeners[0].local_addr()?;
    eprintln!(
        "listening on port {}; press the extension's green plus on a problem or a contest, \
         Ctrl-C here ends it",
        address.port()
    );
    thread::scope(|scope| {
        for listener in &listeners {
            scope.spawn(|| {
                // A connection that failed at once has sent nothing.
                for stream in listener.incoming().flatten() {
                    if open.fetch_add(1, Ordering::Relaxed) < CONNECTIONS {
                        let (inbox, open) = (&inbox, &open);
                        scope.spawn(move || {
                            answer(stream, inbox);
                            open.fetch_sub(1, Ordering::Relaxed);
                        });
                    } else {
                        open.fetch_sub(1, Ordering::Relaxed);
                    }
                }
            });
        }
        loop {
            thread::sleep(Duration::from_secs(1));
            inbox.lock().expect("no holder panics").report_lost_tasks();
        }
    })
}

/// Listens on the loopback addresses, which no other machine can reach.
fn bind(port: u16) -> Result<Vec<TcpListener>> {
    let first = match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        Ok(listener) => listener,
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            bail!("port {port} is taken, by another listener perhaps; end that or choose --port")
        }
        Err(error) => return Err(error).with_context(|| format!("cannot listen on port {port}")),
    };
    let address = SocketAddr::from((Ipv6Addr::LOCALHOST, first.local_addr()?.port()));
    match TcpListener::bind(address) {
        Ok(second) => Ok(vec![first, second]),
        Err(error) => {
            eprintln!("only 127.0.0.1, not ::1: {error}");
            Ok(vec![first])
        }
    }
}

fn answer(mut stream: TcpStream, inbox: &Mutex<Inbox>) {
    let body = http::read(&mut stream);
    let answer = body.and_then(|body| {
        let mut inbox = inbox.lock().expect("no holder panics");
        inbox.take(&body).map_err(|error| Refusal {
            status: Status::BadRequest,
            reason: format!("{error:#}"),
        })
    });
    let (status, text) = match answer {
        Ok(text) => (Status::Ok, text),
        Err(Refusal { status, reason }) => {
            eprintln!("refused: {reason}");
            (status, reason)
        }
    };
    // The browser may have hung up already.
    let _ = http::reply(&mut stream, status, &text);
}
