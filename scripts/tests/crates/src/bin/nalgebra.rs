//! The product and the determinant of matrices.
use nalgebra::{Matrix2, Matrix3, Vector3};

fn main() {
    let fibonacci = Matrix2::<u64>::new(1, 1, 1, 0);
    let product = fibonacci * fibonacci * fibonacci;
    let matrix = Matrix3::new(2.0, 0.0, 1.0, 1.0, 3.0, 2.0, 1.0, 1.0, 1.0);
    println!("{} {:.3} {}", product[(0, 1)], matrix.determinant(), matrix * Vector3::new(1.0, 2.0, 3.0));
}
