//! Fractions of 64-bit numbers.
use num_rational::Rational64;

fn main() {
    let half = Rational64::new(1, 2);
    let sum = half + Rational64::new(2, 3);
    println!("{sum} {} {} {:?}", sum.floor(), sum * half, half.cmp(&sum));
}
