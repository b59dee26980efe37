//! Compiles a helper in Java into a folder of classes.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};

use crate::eprint;
use crate::system::files::temporary::Temporary;

/// Compiles a file and the classes beside it that it uses. Returns the files that went in.
///
/// # Errors
/// If it does not compile.
pub fn compile(source: &Path, classes: &Path) -> Result<Vec<PathBuf>> {
    let text = fs_err::read_to_string(source)?;
    let folder = Temporary::folder().context("no temporary folder")?;
    // javac wants the name of a public class; `java FILE` does not.
    let copy = match public_class(&text) {
        Some(name) if source.file_stem().is_none_or(|stem| stem != name) => {
            let copy = folder.as_ref().join(format!("{name}.java"));
            fs_err::copy(source, &copy)?;
            copy
        }
        _ => source.to_path_buf(),
    };
    let beside = std::path::absolute(source)?;
    let beside = beside.parent().unwrap_or(Path::new("."));
    fs_err::create_dir(classes)?;
    let mut javac = Command::new("javac");
    javac
        .args(["-verbose", "-encoding", "UTF-8", "-d"])
        .arg(classes);
    javac.arg("-sourcepath").args([beside, &copy]);
    let output = javac
        .stdin(Stdio::null())
        .output()
        .context("cannot start `javac`")?;
    let said = String::from_utf8_lossy(&output.stderr);
    let (notes, complaints): (Vec<&str>, Vec<&str>) =
        said.lines().partition(|line| line.starts_with('['));
    for line in complaints {
        eprint!("{line}\n");
    }
    ensure!(
        output.status.success(),
        "{} does not compile",
        source.display()
    );
    let inputs = notes.into_iter().filter_map(|note| input(note, beside));
    Ok(inputs.filter(|input| *input != copy).collect())
}

/// Reads the file that javac has read: `[parsing started SimpleFileObject[/a/B.java]]`, or
/// `…[/a:c/D.java]]` for one that it has found.
fn input(note: &str, beside: &Path) -> Option<PathBuf> {
    let note = note.strip_prefix("[parsing started ")?.strip_suffix("]]")?;
    let (_, path) = note.split_once('[')?;
    let found = path.strip_prefix(beside.to_str()?);
    Some(match found.and_then(|rest| rest.strip_prefix(':')) {
        Some(below) => beside.join(below),
        None => path.into(),
    })
}

/// Returns the name of the public class of a file.
fn public_class(source: &str) -> Option<&str> {
    let words = source.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '$');
    let mut words = words.filter(|word| !word.is_empty());
    let modifiers = ["final", "abstract", "strictfp", "sealed"];
    while let Some(word) = words.next() {
        if word != "public" {
            continue;
        }
        let kind = words.find(|word| !modifiers.contains(word))?;
        if ["class", "record", "enum", "interface"].contains(&kind) {
            return words.next();
        }
    }
    None
}

/// Finds the class with a `main` that takes arguments, the one nearest to the top first.
pub fn main_class(classes: &Path) -> Option<String> {
    let mut found = Vec::new();
    let mut waiting = vec![classes.to_path_buf()];
    while let Some(folder) = waiting.pop() {
        for entry in folder.read_dir().ok()?.flatten() {
            let path = entry.path();
            if path.is_dir() {
                waiting.push(path);
            } else if has_main(&std::fs::read(&path).unwrap_or_default()) {
                let below = path.strip_prefix(classes).ok()?.with_extension("");
                let parts: Vec<_> = below.iter().map(|it| it.to_string_lossy()).collect();
                found.push((parts.len(), parts.join(".")));
            }
        }
    }
    found.into_iter().min().map(|(_, name)| name)
}

/// Returns whether a compiled class has such a method: its constants name it and its type.
fn has_main(class: &[u8]) -> bool {
    let has = |text: &[u8]| class.windows(text.len()).any(|window| window == text);
    has(b"\x01\x00\x04main") && has(b"\x01\x00\x16([Ljava/lang/String;)V")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_public_class_of_a_file_is_found() {
        let source = "import java.util.*;\nclass A { public static void main(String[] a) {} }\n\
            public final class Main$1 extends A {}";
        assert_eq!(public_class(source), Some("Main$1"));
        assert_eq!(public_class("class A { public int class_; }"), None);
    }

    #[test]
    fn inputs_are_read_from_what_javac_says() {
        let read = |note: &str| input(note, Path::new("/a"));
        let note = "[parsing started SimpleFileObject[/b/M.java]]";
        assert_eq!(read(note), Some("/b/M.java".into()));
        let note = "[parsing started DirectoryFileObject[/a:u/G.java]]";
        assert_eq!(read(note), Some("/a/u/G.java".into()));
        assert_eq!(read("[wrote out/Main.class]"), None);
    }
}
