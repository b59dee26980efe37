//! The course: the order in which modules and problems are best learned.

use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;
use site_content::{Chapter, Lesson};

/// Contents of `problems/course.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    #[serde(default, rename = "family")]
    pub chapters: Vec<Chapter>,
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
        self.chapters.iter().flat_map(|chapter| &chapter.lessons)
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
