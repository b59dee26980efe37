//! A macro that asks for its place would get another answer.
//! refused: mini/src/lib.rs:2: `a::place` would do something else in one file: it uses the path of
fn main() { println!("{}", mini::a::place()); }
//%% lib
pub mod a {
    pub fn place() -> &'static str { module_path!() }
}
