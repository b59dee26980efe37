//! Combines the results of operations that are all tried, even if some fail.

use anyhow::{Result, anyhow};

/// Succeeds if all operations did.
///
/// # Errors
/// All errors in order, each naming its file.
pub fn all(results: impl IntoIterator<Item = Result<()>>) -> Result<()> {
    let mut errors: Vec<_> = results.into_iter().filter_map(Result::err).collect();
    if errors.len() < 2 {
        return errors.pop().map_or(Ok(()), Err);
    }
    let lines: Vec<String> = errors.iter().map(|error| format!("{error:#}")).collect();
    Err(anyhow!(lines.join("\nerror: ")))
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn every_file_that_failed_is_named() {
        assert!(all([Ok(()), Ok(())]).is_ok());
        let failed = |name: &str| -> Result<()> { bail!("cannot write {name}") };
        let error = all([failed("a.csv"), Ok(()), failed("a.svg")]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "cannot write a.csv\nerror: cannot write a.svg"
        );
    }
}
