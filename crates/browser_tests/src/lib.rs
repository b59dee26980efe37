//! Drives a real Chromium by its debugging protocol.
//!
//! - [`chromium`]: the process, and commands to it through a pipe
//! - [`page`]: a page: open it, click, type, read what it shows, draw it
//! - [`server`]: serves a folder on this machine

pub mod chromium;
pub mod page;
pub mod server;

pub use chromium::Chromium;
pub use page::Page;
pub use server::Server;
