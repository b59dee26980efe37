mod certificates;
mod formulas;
mod learned;
mod moves_at_large;
mod properties;
mod random_rules;
mod said;
mod scanned;
pub mod support;
