mod certificates;
mod formulas;
mod learned;
mod properties;
mod said;
mod scanned;
pub mod support;
