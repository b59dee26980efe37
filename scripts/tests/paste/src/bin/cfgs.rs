//! gone: nowhere, offline, Serialize, low
//! kept: backslash, slash, windows
//! unused: backslash
use cfgs::{grade, marks, separator, settings};

fn main() {
    println!("{:?} {} {} {}", settings(), grade(), separator(), marks());
}
