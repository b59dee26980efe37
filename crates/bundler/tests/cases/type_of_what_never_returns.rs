//! Since 2024 it is another type, here in a call that gets a closure.
//! edition: 2024
//! refused: mini/src/lib.rs:3: `unit` would do something else
fn main() { println!("{}", mini::unit()); }
//%% lib
use std::any::TypeId;
fn is_unit<T: 'static>(_: impl FnOnce() -> T) -> bool { TypeId::of::<T>() == TypeId::of::<()>() }
pub fn unit() -> bool { is_unit(|| panic!()) }
