//! Rotation, and the parts of a product.
use num_complex::Complex64;

fn main() {
    let turn = Complex64::from_polar(1.0, std::f64::consts::FRAC_PI_2);
    let point = Complex64::new(3.0, 4.0) * turn;
    println!("{:.3} {:.3} {}", point.re, point.im, Complex64::new(3.0, 4.0).norm());
}
