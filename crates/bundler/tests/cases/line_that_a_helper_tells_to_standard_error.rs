//! What helpers tell to standard error may differ: lines, files, modules, names of types.
//! prints: 3
use mini::trace;
fn main() { trace!("start"); mini::deep::g(); println!("{}", mini::f(2)); }
//%% lib
use std::io::Write;
pub struct Log { pub depth: usize }
impl Log { pub fn tell(&self, l: u32, text: &str) { eprintln!("{:d$}{text}: {l}", "", d = self.depth); } }
pub fn at(file: &str, line: u32) -> String { format!("{file}:{line}") }
const HERE: &str = file!();
#[macro_export] macro_rules! trace { ($($a:tt)*) => { eprintln!("{} {}: {}", $crate::at(file!(), line!()), module_path!(), format_args!($($a)*)) }; }
pub fn f(x: u32) -> u32 {
    let log = Log { depth: 2 };
    log.tell(line!(), HERE);
    writeln!(std::io::stderr(), "{}", column!()).unwrap();
    trace!("{x}");
    assert!(x < 3, "{}", line!());
    x + 1
}
pub mod deep { pub fn g() { let e = std::io::stderr(); let mut e = e.lock(); super::trace!("g"); std::io::Write::write_fmt(&mut e, format_args!("{}\n", std::any::type_name::<super::Log>())).unwrap(); dbg!(); } }
