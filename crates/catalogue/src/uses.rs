//! Which modules a source uses.

use std::collections::BTreeSet;

/// Returns the modules of the crate `root` that a source uses: first words of paths
/// `root::module::…` and `root::{module::…, module::…}`.
pub fn modules_used(root: &str, source: &str) -> BTreeSet<String> {
    let path = format!("{root}::");
    let places = source.match_indices(&path);
    let places = places.filter(|&(at, _)| !source[..at].ends_with(is_word));
    let behind = places.map(|(at, _)| &source[at + path.len()..]);
    let words = behind.flat_map(first_words);
    words.filter(|word| !word.is_empty()).collect()
}

/// Returns the first word of a path, or of each path in a group in braces.
fn first_words(path: &str) -> Vec<String> {
    let Some(group) = path.strip_prefix('{') else {
        return vec![first_word(path)];
    };
    let mut entries = vec![String::new()];
    let mut depth = 1;
    for c in group.chars() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        match (c, depth) {
            (_, 0) => break,
            (',', 1) => entries.push(String::new()),
            _ => entries.last_mut().expect("it begins with one").push(c),
        }
    }
    entries.iter().map(|entry| first_word(entry)).collect()
}

fn first_word(path: &str) -> String {
    path.trim_start()
        .chars()
        .take_while(|&c| is_word(c))
        .collect()
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_used_however_it_is_imported() {
        let used = |source: &str| Vec::from_iter(modules_used("snippets", source)).join(" ");
        assert_eq!(used("use snippets::mex::mex;"), "mex");
        assert_eq!(used("use snippets::{nim::nim_sum, mex::mex};"), "mex nim");
        assert_eq!(
            used("use snippets::{nim::{a, b},\n    mex::mex,\n};\nfn c() {}"),
            "mex nim"
        );
        assert_eq!(used("fn a() { snippets::mex::mex([]) }"), "mex");
        assert_eq!(used("use snippets::{mymex::mex};"), "mymex");
        assert_eq!(used("use crate::mex::mex; use other_snippets::mex;"), "");
    }
}
