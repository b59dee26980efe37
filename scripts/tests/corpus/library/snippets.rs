//! A.
#[snippet("a", include = "b", prefix = "use c;")]
pub fn a<'a>(x: &'a str) -> u8 { x['(' as usize] /* é */ }
#[snippet]
impl<T> B<T> { #![doc = r#"x"#] }
macro_rules! m { ($a:expr) => { $a + [1, (2)] } }
#[cfg(test)] mod tests { fn f() {} }
