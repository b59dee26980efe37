//! Golden cases stored in `tests/golden`.

use anyhow::{Result, bail};

use super::Workspace;
use super::case::Case;
use super::folder::{all_files_in, stem};

impl Workspace {
    /// Golden cases of a problem in `tests/golden`, in natural order: `sample-2` before
    /// `sample-10`.
    ///
    /// # Errors
    /// If an `.out` has no `.in`, or a file has another extension.
    pub fn kept_cases(&self, bin: &str) -> Result<Vec<Case>> {
        let dir = self.golden_dir().join(bin);
        let mut cases = Vec::new();
        for path in all_files_in(&dir)? {
            let extension = path
                .extension()
                .and_then(|e| e.to_str())
                .unwrap_or_default();
            if !["in", "out"].contains(&extension) {
                bail!("{}: neither .in nor .out; move it away", path.display());
            }
            if extension == "out" && !path.with_extension("in").is_file() {
                bail!("{}: no .in of the same name beside it", path.display());
            }
            if extension == "in" {
                let output = path.with_extension("out");
                cases.push(Case {
                    name: stem(&path)?,
                    input: path,
                    output,
                });
            }
        }
        cases.sort_by_cached_key(|case| natural_key(&case.name));
        Ok(cases)
    }
}

/// Sort key: the text before a trailing number, then that number.
fn natural_key(name: &str) -> (String, u64, String) {
    let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let number = name[letters.len()..].parse().unwrap_or(0);
    (letters.to_string(), number, name.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases_are_counted_as_a_reader_counts() {
        assert!(natural_key("sample-2") < natural_key("sample-10"));
        assert!(natural_key("brute-all") < natural_key("sample-1"));
    }
}
