//! Functions that are compared with the numbers and, where they agree, pasted.

use super::Code;

pub type OfOne = fn(u64) -> u64;
pub type OfTwo<T> = fn(u64, u64) -> T;

/// The file that they all stand in.
const SOURCE: &str = include_str!("forms.rs");

/// A function of that file.
#[derive(Debug, Clone, Copy)]
pub struct Form<F> {
    pub function: F,
    pub name: &'static str,
}

/// Functions of one type, by name.
macro_rules! named {
    ($type:ty: $($name:ident)*) => {
        &[$($crate::explore::guess::form::Form {
            function: $crate::explore::guess::forms::$name as $type,
            name: stringify!($name),
        }),*]
    };
}
pub(super) use named;

impl<F> Form<F> {
    /// What its documentation says.
    pub fn claim(&self) -> String {
        let doc = item(self.name)
            .lines()
            .map_while(|line| line.strip_prefix("/// "));
        doc.collect::<Vec<_>>().join(" ")
    }

    /// Code that calls it with these arguments.
    pub fn code(&self, signature: &'static str, arguments: &str) -> Code {
        Code::Function {
            signature,
            body: format!("{}({arguments})", self.name),
            called: self.with_called(),
        }
    }

    /// Its source and that of all functions that it calls.
    fn with_called(&self) -> String {
        let mut items = vec![self.name];
        let mut text = String::new();
        while let Some(&name) = items.get(text.matches("\n}\n").count()) {
            let item = item(name);
            let calls = names().filter(|other| calls(item, other));
            for other in calls {
                if !items.contains(&other) {
                    items.push(other);
                }
            }
            text += &format!("\n{}", item.replace("pub fn", "fn"));
        }
        text
    }
}

fn names() -> impl Iterator<Item = &'static str> {
    let heads = SOURCE
        .lines()
        .filter_map(|line| line.strip_prefix("pub fn "));
    heads.filter_map(|head| Some(head.split_once('(')?.0))
}

/// A function with its documentation.
fn item(name: &str) -> &'static str {
    let at = SOURCE
        .find(&format!("\npub fn {name}("))
        .expect("the name is that of a function of the file");
    let start = SOURCE[..at].rfind("\n\n").map_or(0, |at| at + 2);
    let end = SOURCE[at..].find("\n}\n").expect("the function has an end");
    &SOURCE[start..at + end + 3]
}

/// Whether the name stands before a parenthesis, as a whole word.
fn calls(item: &str, name: &str) -> bool {
    let of_word = |c: char| c.is_alphanumeric() || c == '_';
    let call = format!("{name}(");
    item.match_indices(&call)
        .any(|(at, _)| !item[..at].ends_with(of_word))
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::super::{Guess, sequence, table};
    use crate::explore::emit;

    /// What `--emit` prints for each form.
    fn emitted() -> Vec<String> {
        let one = sequence::FORMS
            .iter()
            .map(|form| (form.claim(), form.code("grundy(n: u64) -> u64", "n")));
        let two = table::FORMS.iter().map(|form| {
            (
                form.claim(),
                form.code("grundy(a: u64, b: u64) -> u64", "a, b"),
            )
        });
        let zeros = table::P_POSITIONS.iter().map(|form| {
            (
                form.claim(),
                form.code("is_p_position(a: u64, b: u64) -> bool", "a, b"),
            )
        });
        let guess = |(claim, code)| Guess {
            claim,
            evidence: String::new(),
            proof: String::new(),
            code: Some(code),
        };
        let guesses = one.chain(two).chain(zeros).map(guess);
        guesses
            .map(|guess| emit::guessed(&[guess], Vec::new).unwrap())
            .collect()
    }

    #[test]
    fn every_form_pastes_with_all_that_it_calls() {
        let modules = emitted().into_iter().enumerate();
        let source: String = modules
            .map(|(i, code)| format!("pub mod form_{i} {{\n{code}}}\n"))
            .collect();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("forms.rs");
        std::fs::write(&file, &source).unwrap();
        let compiled = Command::new("rustc")
            .args([
                "--edition=2021",
                "--crate-type=lib",
                "--emit=metadata",
                "-Dwarnings",
            ])
            .arg("--out-dir")
            .args([folder.path(), &file])
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&compiled.stderr);
        assert!(compiled.status.success(), "{said}{source}");
    }
}
