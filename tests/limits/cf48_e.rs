//! Codeforces 48 E at its limits: R = 200.
//!
//! - limit-one-by-one: each blow may cut off any number, but only one head at a time grows nothing
//!   and more grow a lot: 200 blows.
//! - limit-slow-loss: a blow at heads leaves one more, whatever is cut off; so with R = 199
//!   the 199th blow on one head leaves too many.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

fn main() {
    let never = lines(vec!["200 200"; 200]);
    let growth = "0 0\n".to_string() + &lines(vec!["200 200"; 199]);
    case(
        "limit-one-by-one",
        format!("200 0 200\n200\n{growth}200\n{never}"),
        "Ivan\n200\n",
    );
    let one_more = lines((1..=199).map(|cut| format!("{} 0", cut + 1)));
    case(
        "limit-slow-loss",
        format!("1 0 199\n199\n{one_more}200\n{never}"),
        "Zmey\n199\n",
    );
}
