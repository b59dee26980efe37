//! The course: the order in which modules and problems are best learned.

use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

/// Contents of `problems/course.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    #[serde(default, rename = "family")]
    pub families: Vec<Family>,
}

/// Games that are recognised by the same signs in a statement.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    pub name: String,
    /// Signs to look for in a statement.
    pub introduction: String,
    #[serde(default, rename = "lesson")]
    pub lessons: Vec<Lesson>,
}

/// Modules with problems that practise them, or problems that need no module.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Modules that are learned together.
    #[serde(default)]
    pub modules: Vec<String>,
    /// What else the modules are good for.
    #[serde(default)]
    pub also: String,
    /// Problems on the main road, from easy to hard.
    #[serde(default)]
    pub road: Vec<String>,
    /// Problems for more practice, from easy to hard.
    #[serde(default)]
    pub beside: Vec<String>,
}

impl Course {
    /// Reads the file; without a file the course is empty.
    ///
    /// # Errors
    /// If the file does not have the form that its first lines describe; the error names file and
    /// line.
    pub fn read(path: &Path) -> Result<Self> {
        if !path.is_file() {
            return Ok(Self::default());
        }
        let text = fs_err::read_to_string(path)?;
        toml::from_str(&text).with_context(|| format!("in {}", path.display()))
    }

    /// Iterates over all lessons, from the first to the last.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> {
        self.families.iter().flat_map(|family| &family.lessons)
    }

    /// Modules and problems in learning order: the main road first, then the problems beside it.
    pub fn order(&self) -> Vec<&str> {
        let road = self
            .lessons()
            .flat_map(|lesson| lesson.modules.iter().chain(&lesson.road));
        let beside = self.lessons().flat_map(|lesson| &lesson.beside);
        road.chain(beside).map(String::as_str).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_main_road_comes_before_what_is_beside_it() {
        let course: Course = toml::from_str(
            "[[family]]\nname = 'A'\nintroduction = 'B.'\n\
             [[family.lesson]]\nroad = ['cf1_a']\nbeside = ['cf1_b']\n\
             [[family.lesson]]\nmodules = ['mex']\nroad = ['cf2_a', 'cf2_b']\n",
        )
        .unwrap();
        assert_eq!(course.order(), ["cf1_a", "mex", "cf2_a", "cf2_b", "cf1_b"]);
    }

    #[test]
    fn a_workspace_without_a_course_has_an_empty_one() {
        let course = Course::read(Path::new("nowhere/course.toml")).unwrap();
        assert!(course.order().is_empty());
    }

    #[test]
    fn a_wrong_key_is_named_with_file_and_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("course.toml");
        fs_err::write(&path, "[[family]]\nname = 'A'\nlessons = []\n").unwrap();
        let error = format!("{:#}", Course::read(&path).unwrap_err());
        for part in ["course.toml", "line 3", "unknown field `lessons`"] {
            assert!(error.contains(part), "{error}");
        }
    }
}
