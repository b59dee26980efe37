//! Serves a folder over HTTP on this machine.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use anyhow::Result;

/// A server that runs until it is stopped or the process ends.
pub struct Server {
    port: u16,
    is_stopped: Arc<AtomicBool>,
    listening: JoinHandle<()>,
}

impl Server {
    /// Serves the files of a folder on a free port of this machine.
    ///
    /// # Errors
    /// If no port is free.
    pub fn start(folder: &Path) -> Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let port = listener.local_addr()?.port();
        let folder = folder.to_path_buf();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&is_stopped);
        let listening = thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if stop.load(Ordering::Relaxed) {
                    return;
                }
                let folder = folder.clone();
                // Errors are ignored: the browser has closed the connection.
                thread::spawn(move || drop(answer(stream, &folder)));
            }
        });
        Ok(Self {
            port,
            is_stopped,
            listening,
        })
    }

    /// Closes the port: from then on each request fails.
    pub fn stop(self) {
        self.is_stopped.store(true, Ordering::Relaxed);
        // This connection wakes the listener.
        drop(TcpStream::connect(("127.0.0.1", self.port)));
        drop(self.listening.join());
    }

    /// The address of the served folder.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }
}

fn answer(mut stream: TcpStream, folder: &Path) -> Result<()> {
    let mut request = BufReader::new(stream.try_clone()?.take(1 << 16));
    let mut first = String::new();
    request.read_line(&mut first)?;
    let mut line = String::new();
    while request.read_line(&mut line)? > 2 {
        line.clear();
    }
    let path = first.split(' ').nth(1).unwrap_or("/");
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let file = below(folder, path);
    let (status, body) = match file.as_ref().and_then(|file| std::fs::read(file).ok()) {
        Some(body) => ("200 OK", body),
        None => ("404 Not Found", Vec::new()),
    };
    let kind = kind(path);
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n"
    )?;
    stream.write_all(&body)?;
    Ok(())
}

/// The file of an address; `None` if it is outside the folder.
fn below(folder: &Path, path: &str) -> Option<PathBuf> {
    let path = Path::new(path.trim_start_matches('/'));
    let is_plain = path
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    let file = folder.join(path);
    let file = if file.is_dir() {
        file.join("index.html")
    } else {
        file
    };
    is_plain.then_some(file)
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "rs" | "txt" => "text/plain; charset=utf-8",
        _ => "text/html; charset=utf-8",
    }
}
