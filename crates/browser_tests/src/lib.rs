//! Drives a real Chromium by its debugging protocol.
//!
//! - [`chromium`]: the process, and commands to it, which travel through a pipe
//! - [`page`]: one page: opens it, clicks, types, reads what it shows, draws it
//! - [`server`]: serves a folder on this machine

pub mod chromium;
pub mod page;
pub mod server;

pub use chromium::Chromium;
pub use page::Page;
pub use server::Server;
