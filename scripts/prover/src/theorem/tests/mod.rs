mod certificates;
mod formulas;
mod learned;
mod properties;
mod said;
pub mod support;
