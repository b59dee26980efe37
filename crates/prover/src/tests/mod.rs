mod certificates;
mod formulas;
mod large_numbers;
mod learned;
mod moves_at_large;
mod properties;
pub(crate) mod random_rules;
mod said;
pub mod support;
