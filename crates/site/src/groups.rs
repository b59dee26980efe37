//! Files of texts that a script loads when they are asked for. Items that follow each other share a
//! file, because their texts repeat each other: packed one by one they take twice the bytes.

use std::collections::BTreeMap;

use crate::files::Files;
use crate::packed::loaded;
use crate::repeats::shortened;

/// Number of items in a file.
const ITEMS: usize = 32;

/// Texts of an item by name.
pub type Item<'a> = BTreeMap<&'a str, &'a str>;

/// Address of an item's texts, as the attribute `data-load` holds it: `problems/3#cf15_c`.
pub fn address(kind: &str, index: usize, name: &str) -> String {
    format!("{kind}/{}#{name}", index / ITEMS)
}

/// Adds the files with the texts of all items of a kind, in the order of their indices.
pub fn add(files: &mut Files, kind: &str, items: &[(&str, Item)]) {
    for (number, group) in items.chunks(ITEMS).enumerate() {
        let name = format!("{kind}/{number}");
        let texts: BTreeMap<&str, &Item> = group.iter().map(|(name, item)| (*name, item)).collect();
        let json = serde_json::to_string(&texts).expect("texts by name");
        let short = shortened(&json);
        files.add(format!("data/{name}.js"), loaded(&name, short.as_bytes()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_item_is_in_the_file_of_its_address() {
        let mut files = Files::default();
        let names: Vec<String> = (0..40).map(|index| format!("n{index}")).collect();
        let items: Vec<(&str, Item)> = names.iter().map(|it| (it.as_str(), Item::new())).collect();
        add(&mut files, "problems", &items);
        assert_eq!(address("problems", 39, "n39"), "problems/1#n39");
        assert!(files.get("data/problems/1.js").is_some());
        assert!(files.get("data/problems/2.js").is_none());
    }
}
