//! Paths that are read from a file, and must not lead out of the folder that they belong to.

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail, ensure};
use serde::Deserialize;

use super::with_slashes;

/// Path that stays below the folder it's joined to, on every system: no `..`, no root, no drive.
/// `\` separates like `/`, because archives and repositories travel between systems.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub struct Below(String);

impl Below {
    /// Parses a path, and drops empty parts and `.`.
    ///
    /// # Errors
    /// If the path may lead out of a folder, or is empty.
    pub fn parse(path: &str) -> Result<Self> {
        let shown: String = path.chars().take(200).collect();
        let is_rooted = path.starts_with(['/', '\\']);
        // Windows reads `a:b` as a drive or a stream, and drops dots and blanks at the end.
        let is_up = |part: &str| part.trim_end_matches(['.', ' ']).is_empty();
        let mut plain = Vec::new();
        for part in path.split(['/', '\\']) {
            if matches!(part, "" | ".") {
                continue;
            }
            let is_odd = part.contains(|c: char| c == ':' || c.is_control());
            // A shell reads `~` at the beginning as somebody's home.
            let is_home = plain.is_empty() && part.starts_with('~');
            ensure!(
                !is_rooted && !is_home && !is_odd && !is_up(part),
                "`{}` may lead out of its folder; write a path below it, without `..`, `:` and a \
                 `/` at the beginning",
                shown.escape_debug()
            );
            plain.push(part);
        }
        ensure!(!plain.is_empty(), "`{shown}` is no path below a folder");
        Ok(Self(plain.join("/")))
    }

    /// Returns the path with `/` between its parts.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the parts of the path, at least one.
    pub fn parts(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.0.split('/')
    }

    /// Returns the whole path, below this folder.
    ///
    /// # Errors
    /// If a part of it is a link, which may lead anywhere. `folder` itself may be one.
    pub fn in_folder(&self, folder: &Path) -> Result<PathBuf> {
        let mut whole = folder.to_path_buf();
        for part in self.parts() {
            whole.push(part);
            if whole.is_symlink() {
                bail!(
                    "{} is a link, and what it leads to may lie elsewhere; put a file or folder \
                     of its own there",
                    with_slashes(&whole)
                );
            }
        }
        Ok(whole)
    }
}

impl TryFrom<String> for Below {
    type Error = anyhow::Error;

    fn try_from(path: String) -> Result<Self> {
        Self::parse(&path)
    }
}

impl fmt::Display for Below {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_path_that_may_lead_out_is_refused() {
        for path in [
            "..",
            "../a",
            "a/../../b",
            "a/..",
            "/a",
            "\\a",
            "\\\\host\\a",
            "C:\\a",
            "C:a",
            "a:b",
            "a/.. /b",
            "a/.../b",
            "a\\..\\b",
            "~",
            "~/a",
            "~root/a",
            "./~/a",
            ".\\~",
            "",
            ".",
            "/",
            "a\0b",
            "a\nb",
        ] {
            let error = Below::parse(path).unwrap_err().to_string();
            assert!(error.contains("below"), "{path}: {error}");
        }
        for (path, plain) in [
            ("a/b.txt", "a/b.txt"),
            ("./a//b", "a/b"),
            ("in\\1.txt", "in/1.txt"),
            ("a[1]/..b", "a[1]/..b"),
        ] {
            assert_eq!(Below::parse(path).unwrap().as_str(), plain);
        }
    }

    proptest! {
        #[test]
        fn an_accepted_path_stays_below_its_folder(path in "[ab~:. /\\\\]{0,12}") {
            if let Ok(below) = Below::parse(&path) {
                let whole = below.in_folder(Path::new("/folder")).unwrap();
                prop_assert!(whole.starts_with("/folder") && whole != Path::new("/folder"));
                let parts = whole.components().skip(2);
                let is_plain = |part| matches!(part, std::path::Component::Normal(_));
                prop_assert!(parts.into_iter().all(is_plain));
                prop_assert_eq!(Below::parse(below.as_str()).unwrap(), below);
            }
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_on_the_way_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link");
        std::os::unix::fs::symlink("/tmp", &link).unwrap();
        for path in ["link", "link/a"] {
            let error = Below::parse(path).unwrap().in_folder(folder.path());
            assert!(error.unwrap_err().to_string().contains("is a link"));
        }
        let free = Below::parse("a/b").unwrap();
        let whole = free.in_folder(&link).unwrap();
        assert_eq!(whole, link.join("a/b"));
    }
}
