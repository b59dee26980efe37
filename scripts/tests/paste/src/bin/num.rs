//! An arm writes `checked_mul`, which is used, and these, by a name that each call passes.
//! unused: checked_add, checked_div, checked_sub, CheckedAdd, CheckedDiv, CheckedSub
use num_integer::{binomial, Integer, Roots};
use num_traits::{CheckedMul, FromPrimitive, One, PrimInt, Zero};

fn product<T: CheckedMul + One + Copy>(values: &[T]) -> Option<T> {
    values.iter().try_fold(T::one(), |all, v| all.checked_mul(v))
}

fn bits<T: PrimInt>(value: T) -> u32 {
    value.count_ones() + T::zero().leading_zeros()
}

fn main() {
    println!("{} {} {:?}", 84i64.gcd(&36), 4u32.lcm(&6), 240i32.extended_gcd(&46));
    println!("{:?} {}", (-7i64).div_mod_floor(&3), 1_000_000u64.sqrt());
    println!("{} {}", 28u64.cbrt(), binomial(40u64, 17));
    println!("{:?} {:?}", product(&[1u8, 5, 50]), product(&[2u8, 5, 50]));
    println!("{} {:?}", bits(12u16), u8::from_i64(300));
    println!("{:?} {}", i64::from_str_radix("zz", 36), f64::zero().is_zero());
}
