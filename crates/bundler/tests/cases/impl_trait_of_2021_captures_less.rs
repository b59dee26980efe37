//! In edition 2024 `impl Iterator` captures the lifetime of `&self`, in the library's 2021 it
//! doesn't.
//! edition: 2024
//! prints: [2, 1, 1, 0] [1, 2] | 3
use mini::Graph;
fn main() {
    let mut g = Graph::new(4); g.add(0, 1); g.add(0, 2);
    let it = g.degrees(); g.add(1, 3);
    println!("{:?} {:?}", it.collect::<Vec<_>>(), g.neighbours(0).collect::<Vec<_>>());
    let r = { let n = 3usize; mini::range_of(&n) }; println!("{}", r.count());
}
//%% lib
pub struct Graph { adj: Vec<Vec<usize>> }
impl Graph {
    pub fn new(n: usize) -> Self { Graph { adj: vec![vec![]; n] } }
    pub fn add(&mut self, a: usize, b: usize) { self.adj[a].push(b); self.adj[b].push(a); }
    pub fn degrees(&self) -> impl Iterator<Item = usize> { self.adj.iter().map(|a|
        a.len()).collect::<Vec<_>>().into_iter() }
    pub fn neighbours(&self, v: usize) -> impl Iterator<Item = usize> + '_ {
        self.adj[v].iter().copied() }
}
pub fn range_of(n: &usize) -> impl Iterator<Item = usize> { 0..*n }
