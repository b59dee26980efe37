//! Near names for a name that does not exist.

/// ` (did you mean …?)` with the names that are close to `wrong`, else ` (the nearest are …)`;
/// nothing if there are no names at all.
pub fn did_you_mean(wrong: &str, names: &[impl AsRef<str>]) -> String {
    let mut near: Vec<(f64, &str)> = names
        .iter()
        .map(|name| (strsim::jaro_winkler(wrong, name.as_ref()), name.as_ref()))
        .collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    near.truncate(3);
    let quoted = |similar: f64| -> Vec<String> {
        let near = near
            .iter()
            .filter(|&&(similarity, _)| similarity >= similar);
        near.map(|(_, name)| format!("`{name}`")).collect()
    };
    match (quoted(0.8), quoted(0.0)) {
        (close, _) if !close.is_empty() => format!(" (did you mean {}?)", close.join(" or ")),
        (_, any) if !any.is_empty() => format!(" (the nearest are {})", any.join(", ")),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::did_you_mean;

    #[test]
    fn the_nearest_name_comes_first() {
        let names = ["gym100500_e", "cf15_c", "agc017_d"];
        let hint = did_you_mean("gym10050_e", &names);
        assert!(hint.starts_with(" (did you mean `gym100500_e`"), "{hint}");
        assert!(did_you_mean("nosuch", &names).starts_with(" (the nearest are"));
        assert_eq!(did_you_mean("nosuch", &[""; 0]), "");
    }
}
