//! `cargo x new --moves NAME`: a program for `cargo x explore --moves`.

use std::fs::OpenOptions;
use std::io::{ErrorKind, Write as _};
use std::path::Path;

use anyhow::{Context as _, Result, bail};

use crate::eprintln;
use crate::system::output;

/// A template for each extension; the first one is for names without an extension.
const TEMPLATES: [(&str, &str); 6] = [
    ("py", include_str!("template.py")),
    ("cpp", include_str!("template.cpp")),
    ("cc", include_str!("template.cpp")),
    ("cxx", include_str!("template.cpp")),
    ("rs", include_str!("template.rs")),
    ("java", include_str!("template.java")),
];

/// Writes the template in the language that the name's extension tells.
///
/// # Errors
/// If the language is unknown, or the file is there already or can't be written.
pub fn run(path: &Path) -> Result<bool> {
    let name = path.file_name().and_then(|name| name.to_str());
    let is_plain = |name: &&str| !name.contains(|c: char| c.is_control() || c == '\\');
    name.filter(is_plain)
        .context("name a file, as in `cargo x new --moves game.py`")?;
    let path = match path.extension() {
        Some(_) => path.to_path_buf(),
        None => path.with_extension(TEMPLATES[0].0),
    };
    let extension = path.extension().unwrap_or_default();
    let template = TEMPLATES.iter().find(|(known, _)| extension == *known);
    let Some((_, template)) = template else {
        bail!(
            "{}: no template for .{}; name it .py, .cpp, .rs or .java",
            path.display(),
            extension.display()
        );
    };
    let shown = path.display().to_string();
    let file = OpenOptions::new().write(true).create_new(true).open(&path);
    let mut file = match file {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            bail!("{shown} is there already and stays as it is; choose another name")
        }
        file => file.with_context(|| format!("cannot write {shown}"))?,
    };
    // In a comment of Java, the `\u` of a path on Windows would be an error.
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let [name, quoted] = [&name, &shown[..]].map(|it| shlex::try_quote(it).unwrap_or_default());
    file.write_all(template.replace("{file}", &name).as_bytes())?;
    eprintln!("it's Kayles; `cargo x explore --moves {quoted} 0..100` explores it");
    output::print(&format!("{shown}\n"))?;
    Ok(true)
}
