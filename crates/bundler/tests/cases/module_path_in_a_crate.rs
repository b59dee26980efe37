//! A macro that asks where it stands would get another answer.
//! refused: mini/src/lib.rs:2: `a::place` uses the path of the module (`module_path!`)
fn main() { println!("{}", mini::a::place()); }
//%% lib
pub mod a {
    pub fn place() -> &'static str { module_path!() }
}
