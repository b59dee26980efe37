//! Output for users: a report, code to paste, pictures. All of it is text.

pub mod emit;
pub mod plot;
pub mod report;
pub mod tables;
