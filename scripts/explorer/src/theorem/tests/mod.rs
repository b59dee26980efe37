mod certificates;
mod formulas;
mod learned;
mod support;
