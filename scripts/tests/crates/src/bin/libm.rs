//! Functions of floating point numbers.
fn main() {
    let gamma = libm::tgamma(6.0);
    println!("{gamma} {} {:.6}", libm::hypot(3.0, 4.0), libm::cbrt(2.0));
}
