//! Brings README.zh.md and README.ja.md up to date, as far as that needs no translator: the same
//! commands with the same outputs, and the list of modules.

use super::{README, modules};
use crate::support::page;

const LANGUAGES: [&str; 2] = ["zh", "ja"];
const OPENING: &str = "```console\n";

/// The translation with the English page's commands and outputs. `None` if it shows another number
/// of blocks, so that somebody has to translate first.
fn updated(translation: &str, english: &str) -> Option<String> {
    let parts = |page: &str| -> Vec<(String, String)> {
        let blocks = page.split(OPENING).skip(1);
        let parts = blocks.filter_map(|text| text.split_once("```"));
        parts.map(|(a, b)| (a.to_string(), b.to_string())).collect()
    };
    let (theirs, ours) = (parts(english), parts(translation));
    if theirs.len() != ours.len() {
        return None;
    }
    let mut text = translation.split(OPENING).next()?.to_string();
    for ((commands, _), (_, after)) in theirs.into_iter().zip(ours) {
        text += &format!("{OPENING}{commands}```{after}");
    }
    Some(text)
}

/// Writes both translations. One that needs a translator is left as it is, with a note.
pub fn write() {
    let english = page::read(README);
    for language in LANGUAGES {
        let path = format!("README.{language}.md");
        match updated(&page::read(&path), &english) {
            Some(text) => page::write(&path, &modules::listed_in(language, &text)),
            None => eprintln!("note: {path} is out of date: it shows other commands than {README}"),
        }
    }
}
