//! Helpers of the interactors beside this folder: they speak with a solution, and end with its
//! verdict.
#![allow(dead_code)]

use std::fmt::Display;
use std::io::{BufRead, Write};
use std::process::exit;

/// Sends a text to the solution, as whole lines.
pub fn say(text: impl Display) {
    let mut out = std::io::stdout().lock();
    let sent = writeln!(out, "{}", text.to_string().trim_end()).and_then(|()| out.flush());
    if sent.is_err() {
        fail("the solution does not listen");
    }
}

/// Returns the solution's next line, without blanks around it.
pub fn hear() -> String {
    let mut line = String::new();
    match std::io::stdin().lock().read_line(&mut line) {
        Ok(1..) => line.trim().to_string(),
        _ => fail("the solution has stopped speaking"),
    }
}

/// Ends with the verdict "wrong answer", and says why.
pub fn fail(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
