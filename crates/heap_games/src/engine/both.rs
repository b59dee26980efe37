//! Two tasks at once, where the caller has threads.

/// Runs two tasks, at once if it can, and returns when both are done. This crate starts no thread;
/// whoever uses it may hand such a function in.
pub type RunBoth = fn(&mut (dyn FnMut() + Send), &mut (dyn FnMut() + Send));
