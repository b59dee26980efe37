mod circle;

pub use self::circle::Circle;

pub struct Square(pub u32);

pub fn area(square: &Square) -> u32 {
    square.0 * square.0
}

pub fn perimeter(square: &Square) -> u32 {
    4 * square.0
}
