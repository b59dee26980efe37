//! Output for users, all as text: a report, code to paste, pictures.

pub mod emit;
pub mod plot;
pub mod report;
pub mod tables;
