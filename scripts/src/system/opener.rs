//! Opens files by a command line of the user's. It is split into words once, and started without a
//! shell: whatever a file is called, its name is one word and is never evaluated.

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result};

use crate::eprintln;

/// Word, or part of a word, that the file's path replaces.
const FILE: &str = "{file}";

/// Command line that opens a file.
#[derive(Debug)]
pub struct Opener {
    program: String,
    arguments: Vec<String>,
}

impl Opener {
    /// Splits a command line into words. If no word has `{file}`, the file comes last.
    ///
    /// # Errors
    /// If a quotation mark is not closed, or there is no word.
    pub fn parse(command: &str) -> Result<Self> {
        let words = shlex::split(command);
        let words =
            words.with_context(|| format!("`{command}`: a quotation mark is not closed"))?;
        let mut words = words.into_iter();
        let program = words
            .next()
            .context("the command that opens files is empty; write one such as `code -g {file}`")?;
        let mut arguments: Vec<String> = words.collect();
        if !arguments.iter().any(|word| word.contains(FILE)) {
            arguments.push(FILE.to_string());
        }
        Ok(Self { program, arguments })
    }

    /// Starts the command for a file, and tells the user if it fails. It may run for hours.
    pub fn open(&self, file: &Path) {
        let program = self.program.clone();
        let child = Command::new(found(&program))
            .args(self.arguments.iter().map(|word| filled(word, file)))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        match child {
            Ok(mut child) => {
                thread::spawn(move || match child.wait() {
                    Ok(status) if !status.success() => {
                        eprintln!("error: `{program}`, which opens files, failed: {status}");
                    }
                    _ => {}
                });
            }
            Err(error) => eprintln!("error: cannot open the file by `{program}`: {error}"),
        }
    }
}

/// Program to start. Windows itself finds only `code.exe`, and editors install `code.cmd`.
fn found(program: &str) -> OsString {
    if cfg!(windows) && Path::new(program).extension().is_none() {
        let path = env::var_os("PATH").unwrap_or_default();
        let files = env::split_paths(&path).flat_map(|folder| {
            ["exe", "cmd", "bat"].map(|it| folder.join(program).with_extension(it))
        });
        if let Some(file) = { files }.find(|file| file.is_file()) {
            return file.into();
        }
    }
    program.into()
}

/// The word with the file in the place of `{file}`.
fn filled(word: &str, file: &Path) -> OsString {
    let mut parts = word.split(FILE);
    let mut filled = OsString::from(parts.next().unwrap_or_default());
    for part in parts {
        filled.push(file);
        filled.push(part);
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(command: &str, file: &str) -> Vec<OsString> {
        let opener = Opener::parse(command).unwrap();
        let arguments = opener.arguments.iter();
        let arguments = arguments.map(|word| filled(word, Path::new(file)));
        [opener.program.into()]
            .into_iter()
            .chain(arguments)
            .collect()
    }

    #[test]
    fn a_file_is_one_word_whatever_it_is_called() {
        let hostile = "/a b/$(touch X);`y` \"'{file}.rs";
        assert_eq!(words("code -g {file}", hostile), ["code", "-g", hostile]);
        assert_eq!(
            words("'my editor' +1", hostile),
            ["my editor", "+1", hostile]
        );
        let line = format!("--goto={hostile}:9");
        assert_eq!(words("e --goto={file}:9", hostile), ["e", &line]);
        assert!(Opener::parse("").is_err() && Opener::parse("code 'x").is_err());
    }
}
