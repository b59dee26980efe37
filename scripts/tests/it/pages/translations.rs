//! Tests that README.zh.md and README.ja.md match README.md: the same commands with the same
//! outputs, the same solution, the same links, the same levels of headings, all modules.

use super::{README, modules, solution};
use crate::support::page;

const LANGUAGES: [&str; 2] = ["zh", "ja"];
const OPENING: &str = "```console\n";

fn path(language: &str) -> String {
    format!("README.{language}.md")
}

/// The translation with the commands and outputs of the English page, and with an updated list of
/// modules.
fn made(language: &str, translation: &str, english: &str) -> String {
    let path = path(language);
    let mut parts = translation.split(OPENING);
    let mut text = parts.next().expect("a split has a first part").to_string();
    let blocks: Vec<&str> = english
        .split(OPENING)
        .skip(1)
        .map(|rest| block(rest).0)
        .collect();
    let places: Vec<&str> = parts.map(|rest| block(rest).1).collect();
    assert_eq!(
        places.len(),
        blocks.len(),
        "{path}: write as many ```console blocks as {README} has"
    );
    for (commands, after) in blocks.into_iter().zip(places) {
        text += &format!("{OPENING}{commands}```{after}");
    }
    modules::listed_in(language, &text)
}

/// Content of a block of code, and the text after it.
fn block(text: &str) -> (&str, &str) {
    text.split_once("```").expect("a block is closed")
}

/// Targets of the links and pictures of a page, without links to other languages.
fn targets(page: &str) -> Vec<&str> {
    let after = page.split("](").skip(1);
    let targets = after.map(|rest| rest.split_once(')').expect("a link is closed").0);
    let mut targets: Vec<&str> = targets.filter(|it| !it.starts_with("README")).collect();
    targets.sort_unstable();
    targets
}

/// Marks of the headings (`#`, `##`), in order.
fn headings(page: &str) -> Vec<&str> {
    let first_words = page.lines().filter_map(|line| line.split_once(' '));
    let marks = first_words.map(|(word, _)| word);
    marks
        .filter(|word| !word.is_empty() && word.chars().all(|c| c == '#'))
        .collect()
}

pub fn write() {
    let english = page::read(README);
    for language in LANGUAGES {
        let path = path(language);
        page::write(&path, &made(language, &page::read(&path), &english));
    }
}

#[test]
fn translations_of_the_readme_show_the_same_as_it() {
    let english = page::read(README);
    for language in LANGUAGES {
        let path = path(language);
        let translation = page::read(&path);
        if !page::is_written() {
            assert!(
                translation == made(language, &translation, &english),
                "{path} shows other commands, outputs or modules than {README}; {}",
                super::REMEDY
            );
        }
        assert_eq!(targets(&translation), targets(&english), "links in {path}");
        assert_eq!(
            headings(&translation),
            headings(&english),
            "headings in {path}"
        );
        assert_eq!(
            solution(&translation),
            solution(&english),
            "the solution in {path}"
        );
        for other in LANGUAGES.into_iter().filter(|other| *other != language) {
            assert!(translation.contains(&format!("]({})", self::path(other))));
        }
        assert!(
            english.contains(&format!("]({path})")),
            "{README} links {path}"
        );
    }
}

#[test]
fn translations_of_the_readme_are_as_short_as_it() {
    for language in LANGUAGES {
        let letters = page::read(&path(language)).chars().count();
        let english = page::read(README).chars().count();
        assert!(
            letters <= english,
            "README.{language}.md: {letters} letters"
        );
    }
}
