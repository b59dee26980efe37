//! A variable that the judge does not have is refused where it is written.
//! refused: env!("OTHER_VARIABLE")
fn main() { println!("{}", mini::f()); }
//%% lib
pub fn f() -> &'static str { env!("OTHER_VARIABLE") }
//%% .cargo/config.toml
[env]
OTHER_VARIABLE = "a"
