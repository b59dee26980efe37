//! Runs a Chromium without a window.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};
use tempfile::TempDir;

/// File names of Chromium on different systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// Time limit for a command.
const COMMAND_TIMEOUT: Duration = Duration::from_secs(60);

/// A running Chromium. The process ends when this value is dropped.
pub struct Chromium {
    process: Child,
    commands: ChildStdin,
    messages: Receiver<Value>,
    events: Vec<Value>,
    last_id: u64,
    _profile: TempDir,
}

/// Path of Chromium, if it is installed.
pub fn find() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let candidates =
        std::env::split_paths(&folders).flat_map(|folder| NAMES.map(|name| folder.join(name)));
    candidates.into_iter().find(|path| path.is_file())
}

impl Chromium {
    /// Starts Chromium with an empty profile.
    ///
    /// # Errors
    /// If Chromium is not installed or does not start.
    pub fn launch() -> Result<Self> {
        let program = find().context("Chromium is not installed")?;
        let profile = tempfile::tempdir()?;
        // Chromium reads commands from descriptor 3 and writes messages to descriptor 4.
        let mut process = Command::new("sh")
            .args([
                "-c",
                "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1",
            ])
            .arg(program)
            .args([
                "--headless=new",
                "--remote-debugging-pipe",
                "--no-first-run",
            ])
            .args(["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"])
            .args([
                "--disable-extensions",
                "--disable-background-networking",
                "--disable-sync",
            ])
            .args([
                "--hide-scrollbars",
                "--lang=en-US",
                "--font-render-hinting=none",
            ])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot run sh")?;
        let commands = process.stdin.take().context("stdin is piped")?;
        let output = process.stdout.take().context("stdout is piped")?;
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            for message in BufReader::new(output).split(0).map_while(Result::ok) {
                let Ok(message) = serde_json::from_slice(&message) else {
                    break;
                };
                if sender.send(message).is_err() {
                    break;
                }
            }
        });
        Ok(Self {
            process,
            commands,
            messages,
            events: Vec::new(),
            last_id: 0,
            _profile: profile,
        })
    }

    /// Sends a command to the browser, or to one page by its session, and waits for the result.
    ///
    /// # Errors
    /// If Chromium refuses the command or does not answer.
    pub fn call(&mut self, session: Option<&str>, method: &str, params: Value) -> Result<Value> {
        self.last_id += 1;
        let mut command = json!({"id": self.last_id, "method": method, "params": params});
        if let Some(session) = session {
            command["sessionId"] = session.into();
        }
        let mut text = command.to_string().into_bytes();
        text.push(0);
        self.commands
            .write_all(&text)
            .context("Chromium has ended")?;
        loop {
            let mut message = self
                .next_message(COMMAND_TIMEOUT)
                .with_context(|| format!("no answer to {method}"))?;
            if message["id"] != self.last_id {
                self.events.push(message);
                continue;
            }
            if let Some(error) = message.get("error") {
                bail!("{method}: {error}");
            }
            return Ok(message["result"].take());
        }
    }

    /// Events of a page since the last call.
    pub fn events_of(&mut self, session: &str) -> Vec<Value> {
        while let Ok(message) = self.messages.try_recv() {
            self.events.push(message);
        }
        let is_own = |event: &mut Value| event["sessionId"] == session;
        self.events.extract_if(.., is_own).collect()
    }

    fn next_message(&mut self, patience: Duration) -> Result<Value> {
        self.messages
            .recv_timeout(patience)
            .context("Chromium is silent")
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // Chromium closes itself on request; killing ensures that the process does not outlive the
        // tests.
        let _ = self.call(None, "Browser.close", json!({}));
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
