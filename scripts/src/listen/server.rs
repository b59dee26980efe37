//! Server on the loopback addresses; each connection has a thread.

use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anstream::eprintln;
use anyhow::{Context, Result, bail};

/// Limit of the open connections; a further one is closed unread.
const CONNECTIONS: usize = 32;

/// Listens on the loopback addresses, which no other machine can reach.
///
/// # Errors
/// If the port is in use.
pub fn bind(port: u16) -> Result<Vec<TcpListener>> {
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

/// Handles every connection with `answer`, in the background, until the program ends.
pub fn serve(listeners: Vec<TcpListener>, answer: impl Fn(TcpStream) + Send + Sync + 'static) {
    let answer = Arc::new(answer);
    let open = Arc::new(AtomicUsize::new(0));
    for listener in listeners {
        let (answer, open) = (answer.clone(), open.clone());
        thread::spawn(move || {
            // A connection that failed at once has sent nothing.
            for stream in listener.incoming().flatten() {
                if open.fetch_add(1, Ordering::Relaxed) < CONNECTIONS {
                    let (answer, open) = (answer.clone(), open.clone());
                    thread::spawn(move || {
                        answer(stream);
                        open.fetch_sub(1, Ordering::Relaxed);
                    });
                } else {
                    open.fetch_sub(1, Ordering::Relaxed);
                }
            }
        });
    }
}
