mod adders;
mod expressions;
mod forgeries;
mod honest;
mod large_constants;
mod moves_at_large;
#[expect(dead_code, reason = "the prover's test shrinks rules")]
#[path = "../../../prover/src/tests/random_rules.rs"]
mod random_rules;
mod sums;

use crate::answer::{Accepted, Refused};
use crate::{Budget, check};

fn checked(text: &str) -> Result<Accepted, Refused> {
    check(text, &Budget::unlimited())
}
