//! Goes on where a search ended because rustc proposed changes of the text.

use anyhow::Result;

use super::builder::{Build, Builder};
use super::task::Learned;
use crate::rustc::Goal;

impl Builder<'_> {
    /// State for a search of the text with the changes that this build's errors propose.
    pub fn learned(&self, build: &Build) -> Learned {
        Learned {
            mentioned: self.mentioned.clone(),
            imported: self.imported.clone(),
            removed: build.removed.clone(),
            keeps_macros_whole: self.keeps_macros_whole,
        }
    }

    /// Builds the parts that an earlier search found; `None` if there was none, or if they do not
    /// compile and rustc proposes no changes.
    pub fn learned_build(&mut self) -> Result<Option<Build>> {
        let Some(learned) = self.task.learned else {
            return Ok(None);
        };
        let first = std::mem::replace(&mut self.mentioned, learned.mentioned.clone());
        self.imported.clone_from(&learned.imported);
        self.keeps_macros_whole = learned.keeps_macros_whole;
        let build = self.build(learned.removed.clone(), Goal::Lints, false)?;
        if build.errors.is_empty() || !self.view.fixes(&build.errors).is_empty() {
            return Ok(Some(build));
        }
        self.imported.clear();
        self.keeps_macros_whole = false;
        self.restart(first);
        Ok(None)
    }
}
