//! gone: nowhere, offline, Serialize, low
//! kept: backslash, slash, windows
use cfgs::{grade, separator, settings};

fn main() {
    println!("{:?} {} {}", settings(), grade(), separator());
}
