//! Page of the games of the literature, for the bench that makes it and the test that reads it.

use explorer::literature::Row;

/// Marks around the table of the page, and its first lines.
pub const BEGIN: &str =
    "<!-- literature: made by `README=write cargo bench -p explorer --bench literature` -->";
pub const END: &str = "<!-- /literature -->";
pub const HEAD: &str = "| game | rule | theorem | source | numeration | states | seconds |
|---|---|---|---|---|---:|---:|
";

/// Returns the name of the file with the certificate of a row's theorem.
pub fn certificate(row: &Row) -> String {
    let words = row.game.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name = words.join("-").to_lowercase();
    name.replace('ū', "u").replace('ō', "o").replace('è', "e") + ".txt"
}
