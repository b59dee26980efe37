mod formulas;
mod support;
