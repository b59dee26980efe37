//! Names the crate that the solution mentions, and the indirect dependency that is to blame.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

use crate::cargo::Graph;
use crate::plan::Plan;

/// A crate as the solution's author knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blame {
    /// Name of the crate that the solution mentions.
    pub mentioned: String,
    /// Package of the crate to blame, if it is only a dependency of the mentioned crate.
    pub behind: Option<String>,
}

impl Blame {
    /// Blame for an inlined crate; `None` if no mentioned crate is it or depends on it.
    pub fn new(graph: &Graph, plan: &Plan, krate: usize) -> Option<Self> {
        let mut inlined = plan.inlined.iter();
        if let Some((name, _)) = inlined.clone().find(|(_, i)| **i == krate) {
            return Some(Self {
                mentioned: name.clone(),
                behind: None,
            });
        }
        let depends = |i: usize| graph.closure_without([i], &plan.stay).contains(&krate);
        let (name, _) = inlined.find(|(_, i)| depends(**i))?;
        Some(Self {
            mentioned: name.clone(),
            behind: Some(graph.crates[krate].package.clone()),
        })
    }
}

/// Bytes of the crates that the solution mentions, with what each needs of others, largest first.
pub struct Sizes(Vec<(String, usize)>);

impl Sizes {
    pub fn new(crates: impl IntoIterator<Item = (Blame, usize)>) -> Self {
        let mut sizes: BTreeMap<String, usize> = BTreeMap::new();
        for (blame, bytes) in crates {
            *sizes.entry(blame.mentioned).or_default() += bytes;
        }
        let mut sizes: Vec<(String, usize)> = sizes.into_iter().collect();
        sizes.retain(|&(_, bytes)| bytes > 0);
        sizes.sort_by_key(|&(_, bytes)| Reverse(bytes));
        Self(sizes)
    }

    /// Name of the largest crate.
    pub fn largest(&self) -> &str {
        self.0.first().map_or("them", |(name, _)| name)
    }
}

/// Formats a list: "12 for `first`, 5 for `second`".
impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let crates = self.0.iter();
        let list: Vec<String> = crates
            .map(|(name, bytes)| format!("{bytes} for `{name}`"))
            .collect();
        f.write_str(&list.join(", "))
    }
}

/// Formats the crate after the mentioned one has been named: "it", or the dependency's name.
impl fmt::Display for Blame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.behind {
            None => f.write_str("it"),
            Some(behind) => write!(f, "`{behind}`, which it uses,"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_dependencies_count_for_the_crate_that_the_solution_mentions() {
        let blame = |mentioned: &str, behind: Option<&str>| Blame {
            mentioned: mentioned.to_string(),
            behind: behind.map(str::to_string),
        };
        let sizes = Sizes::new([
            (blame("a", None), 5),
            (blame("b", None), 6),
            (blame("a", Some("c")), 2),
            (blame("d", None), 0),
        ]);
        assert_eq!(sizes.to_string(), "7 for `a`, 6 for `b`");
        assert_eq!(sizes.largest(), "a");
    }
}
