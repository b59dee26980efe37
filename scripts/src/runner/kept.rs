//! Keeps what is compiled, until a file changes that went into it.
//!
//! The compiler says which files those are. A list of them is kept for each source, and the product
//! is named after their contents: so one that is there is up to date.

use std::fs::read;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf, absolute};
use std::time::SystemTime;

use anyhow::{Context as _, Result};

use crate::system::executable;
use crate::system::files::atomic;
use crate::system::files::temporary::Temporary;
use crate::system::interrupt;

/// Returns the product of `source` in `folder`, which `compile` makes unless it is there. `compile`
/// gets the path to write to, and returns the files that went in. `how` is everything else on which
/// the product depends, such as the compiler's arguments.
///
/// # Errors
/// If it does not compile, or the product cannot be kept.
pub fn kept(
    folder: &Path,
    source: &Path,
    how: &str,
    compile: impl FnOnce(&Path) -> Result<Vec<PathBuf>>,
) -> Result<PathBuf> {
    let source = fs_err::canonicalize(source)?;
    let mut hasher = DefaultHasher::new();
    (&source, how).hash(&mut hasher);
    let name = source.file_stem().unwrap_or_default().to_string_lossy();
    let name = format!("{name}-{:016x}", hasher.finish());
    let product = |contents: u64| executable(folder.join(format!("{name}-{contents:016x}")));
    let list = folder.join(format!("{name}.inputs"));
    if let Some(contents) = hash_of(&inputs_in(&list))
        && product(contents).exists()
    {
        return Ok(product(contents));
    }
    fs_err::create_dir_all(folder)?;
    let fresh = Temporary::executable_in(folder)?;
    let began = SystemTime::now();
    interrupt::end_if_come();
    let compiled = compile(fresh.as_ref());
    interrupt::end_if_come();
    let mut inputs = compiled?;
    inputs.push(source.clone());
    let inputs: Vec<PathBuf> = inputs.iter().map(absolute).collect::<Result<_, _>>()?;
    let contents = hash_of(&inputs);
    let contents = contents.with_context(|| format!("{}: it has changed", source.display()))?;
    // A file saved meanwhile may have been read before: then this compiles again next time.
    let is_older = |path: &PathBuf| {
        let saved = path.metadata().and_then(|it| it.modified());
        saved.is_ok_and(|saved| saved < began)
    };
    if !inputs.iter().all(is_older) {
        let once = executable(folder.join(format!("{name}-{}", std::process::id())));
        let _ = std::fs::remove_dir_all(&once); // there is one only after another such save
        fresh.put_in_place(&once)?;
        return Ok(once);
    }
    let product = product(contents);
    // A folder cannot replace another one, which then is the same.
    if let Err(error) = fresh.put_in_place(&product)
        && !product.exists()
    {
        return Err(error).with_context(|| product.display().to_string());
    }
    let texts: Option<Vec<&str>> = inputs.iter().map(|path| path.to_str()).collect();
    atomic::replace(&list, texts.unwrap_or_default().join("\0"))?;
    Ok(product)
}

fn inputs_in(list: &Path) -> Vec<PathBuf> {
    let text = fs_err::read_to_string(list).unwrap_or_default();
    let paths = text.split('\0').filter(|path| !path.is_empty());
    paths.map(PathBuf::from).collect()
}

/// Returns a hash of these files and their contents; `None` if there are none, or one is gone.
fn hash_of(files: &[PathBuf]) -> Option<u64> {
    let mut hasher = DefaultHasher::new();
    files.first()?;
    for file in files {
        (file, read(file).ok()?).hash(&mut hasher);
    }
    Some(hasher.finish())
}

/// Reads the files that went into a product from a rule for `make`, as compilers write it.
pub fn inputs_of_rule(rule: &str) -> Vec<PathBuf> {
    let Some((_, rest)) = rule.split_once(": ") else {
        return Vec::new();
    };
    let (mut inputs, mut input) = (Vec::new(), String::new());
    let mut chars = rest.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some('\n' | '\r')) => {
                chars.next();
                inputs.push(std::mem::take(&mut input));
            }
            ('\\', Some(' ' | '#')) | ('$', Some('$')) => input.extend(chars.next()),
            (' ', _) => inputs.push(std::mem::take(&mut input)),
            ('\n' | '\r', _) => break,
            _ => input.push(c),
        }
    }
    inputs.push(input);
    inputs.retain(|input| !input.is_empty());
    inputs.into_iter().map(PathBuf::from).collect()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::fs;

    use super::*;

    #[test]
    fn a_rule_names_its_inputs() {
        let inputs = |rule: &str| -> Vec<String> {
            let inputs = inputs_of_rule(rule).into_iter();
            inputs.map(|it| it.display().to_string()).collect()
        };
        let rule = "/tmp/a: /x/a.cpp \\\n /x/my\\ file.h /x/$$1.h \\\n  b.h\n\n/x/a.cpp:\n";
        assert_eq!(inputs(rule), ["/x/a.cpp", "/x/my file.h", "/x/$1.h", "b.h"]);
        assert_eq!(inputs("C:\\a.exe: C:\\b.rs c.rs\n"), ["C:\\b.rs", "c.rs"]);
        assert!(inputs("").is_empty());
    }

    #[test]
    fn it_is_compiled_again_when_a_file_changes_that_went_into_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let compiled = Cell::new(0);
        let get = |how: &str| {
            let compile = |to: &Path| {
                compiled.set(compiled.get() + 1);
                fs::write(to, fs::read_to_string(path("b"))?)?;
                Ok(vec![path("b")])
            };
            let product = kept(&path("kept"), &path("a"), how, compile).unwrap();
            (fs::read_to_string(product).unwrap(), compiled.get())
        };
        // Files of a moment ago, because a file saved while it compiles isn't trusted.
        let write = |name: &str, text: &str| {
            fs::write(path(name), text).unwrap();
            let file = fs::File::options().write(true).open(path(name)).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH).unwrap();
        };
        write("a", "1");
        write("b", "2");
        assert_eq!(get(""), ("2".to_string(), 1));
        assert_eq!(get(""), ("2".to_string(), 1));
        write("b", "3");
        assert_eq!(get(""), ("3".to_string(), 2));
        write("a", "4");
        assert_eq!(get(""), ("3".to_string(), 3));
        assert_eq!(get("other"), ("3".to_string(), 4));
        write("b", "2");
        write("a", "1");
        assert_eq!(
            get(""),
            ("2".to_string(), 4),
            "the first one is there again"
        );
        fs::write(path("b"), "5").unwrap();
        let soon = SystemTime::now() + std::time::Duration::from_secs(9);
        let file = fs::File::options().write(true).open(path("b")).unwrap();
        file.set_modified(soon).unwrap();
        let (_, before) = get("");
        assert_eq!(get("").1, before + 1, "it was saved while it compiled");
    }
}
