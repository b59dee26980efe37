//! A distribution and a factorial.
use statrs::distribution::{Binomial, Discrete};
use statrs::function::factorial::binomial;

fn main() {
    let coins = Binomial::new(0.5, 10).unwrap();
    println!("{:.6} {}", coins.pmf(5), binomial(10, 3));
}
