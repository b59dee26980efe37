//! Near names for a name that does not exist.

/// `; did you mean …?` with up to three names close to `wrong`, or nothing.
pub fn did_you_mean(wrong: &str, names: &[impl AsRef<str>]) -> String {
    let mut near: Vec<(f64, &str)> = names
        .iter()
        .map(|name| (strsim::jaro_winkler(wrong, name.as_ref()), name.as_ref()))
        .filter(|&(similarity, _)| similarity > 0.75)
        .collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    let near: Vec<String> = near
        .iter()
        .take(3)
        .map(|(_, name)| format!("`{name}`"))
        .collect();
    match near.is_empty() {
        true => String::new(),
        false => format!("; did you mean {}?", near.join(" or ")),
    }
}

#[cfg(test)]
mod tests {
    use super::did_you_mean;

    #[test]
    fn the_nearest_name_comes_first() {
        let names = ["gym100500_e", "cf15_c", "agc017_d"];
        let hint = did_you_mean("gym10050_e", &names);
        assert!(hint.starts_with("; did you mean `gym100500_e`"), "{hint}");
        assert_eq!(did_you_mean("zzzz", &names), "");
    }
}
