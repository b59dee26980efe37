//! What a user types: each command is a file or a folder, with its arguments and `run`.

pub mod case;
pub mod completions;
pub mod drill;
pub mod examples;
pub mod explore;
pub mod init;
pub mod list;
pub mod listen;
pub mod new;
pub mod paste;
pub mod prove;
pub mod site;
pub mod snippet;
pub mod stress;
pub mod submit;
pub mod test;
