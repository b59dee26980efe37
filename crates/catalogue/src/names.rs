//! Names near to a mistyped one.

use strsim::{jaro_winkler, osa_distance};

/// The text ` (did you mean …?)` with the names similar to `wrong`, else ` (the nearest are …)`;
/// empty if there are no names at all, or `wrong` is one letter, to which no name is near.
pub fn did_you_mean(wrong: &str, names: &[impl AsRef<str>]) -> String {
    let near = if_near(wrong, names);
    if !near.is_empty() || names.is_empty() || wrong.chars().count() < 2 {
        return near;
    }
    format!(" (the nearest are {})", nearest(wrong, names).join(", "))
}

/// The text ` (did you mean …?)` with the names similar to `wrong`; empty if none is similar.
pub fn if_near(wrong: &str, names: &[impl AsRef<str>]) -> String {
    let close = names.iter().filter(|name| are_near(wrong, name.as_ref()));
    let close: Vec<&str> = close.map(AsRef::as_ref).collect();
    if close.is_empty() {
        return String::new();
    }
    format!(" (did you mean {}?)", nearest(wrong, &close).join(" or "))
}

/// The name most similar to `wrong`, if any is similar.
pub fn nearest_of(wrong: &str, names: &[impl AsRef<str>]) -> Option<String> {
    let close = names.iter().map(AsRef::as_ref);
    let close = close.filter(|name| are_near(wrong, name));
    let nearest = close.max_by(|a, b| {
        let likeness = |name| jaro_winkler(wrong, name);
        likeness(a).total_cmp(&likeness(b))
    });
    nearest.map(ToString::to_string)
}

/// Returns whether at most a third of the letters is wrong, in a word of three or more, or if four
/// or more letters are the beginning of `name`.
fn are_near(wrong: &str, name: &str) -> bool {
    let letters = wrong.chars().count();
    let begins = letters >= 4 && name.starts_with(wrong);
    begins || letters >= 3 && osa_distance(wrong, name) <= letters / 3
}

/// The three most similar names, best first, quoted.
fn nearest(wrong: &str, names: &[impl AsRef<str>]) -> Vec<String> {
    let mut near: Vec<(f64, &str)> = names
        .iter()
        .map(|name| (jaro_winkler(wrong, name.as_ref()), name.as_ref()))
        .collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    near.truncate(3);
    near.iter().map(|(_, name)| format!("`{name}`")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_comes_first() {
        let names = ["gym100500_e", "cf15_c", "agc017_d"];
        let hint = did_you_mean("gym10050_e", &names);
        assert!(hint.starts_with(" (did you mean `gym100500_e`"), "{hint}");
        assert!(did_you_mean("nosuch", &names).starts_with(" (the nearest are"));
        assert_eq!(did_you_mean("nosuch", &[""; 0]), "");
        assert_eq!(did_you_mean("x", &names), "");
    }

    #[test]
    fn a_word_is_meant_only_if_it_is_near() {
        let names = ["wythoff", "kayles", "nim"];
        for (wrong, meant) in [("withof", "wythoff"), ("kayels", "kayles"), ("nin", "nim")] {
            assert_eq!(
                if_near(wrong, &names),
                format!(" (did you mean `{meant}`?)")
            );
        }
        for far in ["python", "keys", "him x", "no", "dp"] {
            assert_eq!(if_near(far, &names), "", "{far}");
        }
    }
}
