//! Attributes of the crate codesnip mark snippets and change nothing.
//! prints: 2
use mini::UnionFind;
fn main() { let mut u = UnionFind::new(5); u.unite(0, 1); println!("{}", u.size(1)); }
//%% lib
#[codesnip::entry("UnionFind")]
#[derive(Debug, Clone)]
pub struct UnionFind { p: Vec<isize> }
#[codesnip::entry("UnionFind")]
impl UnionFind {
    pub fn new(n: usize) -> Self { UnionFind { p: vec![-1; n] } }
    pub fn find(&mut self, x: usize) -> usize { if self.p[x] < 0 { x } else { let r =
        self.find(self.p[x] as usize); self.p[x] = r as isize; r } }
    pub fn unite(&mut self, a: usize, b: usize) { let (a, b) = (self.find(a), self.find(b)); if a
        != b { self.p[a] += self.p[b]; self.p[b] = a as isize; } }
    pub fn size(&mut self, x: usize) -> usize { let r = self.find(x); -self.p[r] as usize }
}
#[codesnip::entry(include("UnionFind"))]
pub fn kruskal(_: &mut UnionFind) {}
//%% +mini/Cargo.toml
[dependencies]
codesnip = { package = "codesnip_attr", path = "../codesnip" }
//%% codesnip/Cargo.toml
[package]
name = "codesnip_attr"
version = "0.2.0"
edition = "2021"
[lib]
proc-macro = true
//%% codesnip/src/lib.rs
#[proc_macro_attribute]
pub fn entry(_: proc_macro::TokenStream, item: proc_macro::TokenStream) -> proc_macro::TokenStream { item }
