//! Your own modules, one idea a file.

pub mod take_up_to;
