mod formulas;
mod learned;
mod support;
