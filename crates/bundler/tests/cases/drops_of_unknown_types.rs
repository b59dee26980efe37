//! Since 2024 values at the end of a block are dropped first; here nothing says how.
//! edition: 2024
//! refused: mini/src/lib.rs:10: `fn f<T: Make>(t: &T) -> usize {
fn main() { println!("{}", mini::run()); }
//%% lib
pub trait Make { type L; type T: Len; fn local(&self) -> Self::L; fn temp(&self) -> Self::T; }
pub trait Len { fn len(&self) -> usize; }
pub struct N(&'static str);
impl Drop for N { fn drop(&mut self) { println!("{}", self.0); } }
impl Len for N { fn len(&self) -> usize { self.0.len() } }
struct M;
impl Make for M {
    type L = N; type T = N; fn local(&self) -> N { N("local") } fn temp(&self) -> N { N("temp") }
}
fn f<T: Make>(t: &T) -> usize { let _x = t.local(); t.temp().len() }
pub fn run() -> usize { f(&M) }
