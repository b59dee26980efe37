mod adders;
mod additions;
mod forgeries;
mod honest;
mod moves_at_large;
#[expect(dead_code, reason = "the prover's test shrinks rules")]
#[path = "../../../prover/src/tests/random_rules.rs"]
mod random_rules;
mod window;

use crate::accepted::Accepted;
use crate::refusal::Refused;
use crate::{Budget, check};

fn checked(text: &str) -> Result<Accepted, Refused> {
    check(text, &Budget::unlimited())
}
