//! Luogu P9169 at its limits: ten boards of 10 × 10 cells.
//!
//! - limit-open: on an open board the pawn two rows from the goal wins, with Red far off; a pawn
//!   behind a wall runs from two pieces behind another one for ever.

#[path = "support/mod.rs"]
mod support;
use support::case;

fn main() {
    let mut near = vec!["..........".to_string(); 10];
    near[2] = "....X.....".to_string();
    near[9] = "O........O".to_string();
    let mut walled = near.clone();
    walled[1] = "##########".to_string();
    walled[8] = "##########".to_string();
    let boards = [near, walled].map(|rows| format!("10 10\n{}\n", rows.join("\n")));
    let text = boards.concat().repeat(5);
    case(
        "limit-open",
        format!("0 10\n{text}"),
        "Black 4\nTie\n".repeat(5),
    );
}
