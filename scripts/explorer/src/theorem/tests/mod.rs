mod certificates;
mod emitted;
mod formulas;
mod learned;
mod properties;
mod support;
