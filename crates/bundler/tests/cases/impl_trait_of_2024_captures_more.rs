//! `impl Iterator` of edition 2024 captures `&self`; under 2021 it has to say it.
//! edition: 2021
//! library: 2024
//! prints: [(0, 1), (0, 2), (2, 0)] | [2, 4] | 8
use mini::Graph;
fn main() { let g = Graph { adj: vec![vec![1, 2], vec![], vec![0]] }; println!("{:?}", g.edges().collect::<Vec<_>>()); println!("{:?}", mini::twice(&g.adj[0]).collect::<Vec<_>>()); let f = mini::adder(&5); println!("{}", f(3)); }
//%% lib
pub struct Graph { pub adj: Vec<Vec<usize>> }
impl Graph { pub fn edges(&self) -> impl Iterator<Item = (usize, usize)> { self.adj.iter().enumerate().flat_map(|(i, a)| a.iter().map(move |&j| (i, j))) } }
pub fn twice(a: &[usize]) -> impl DoubleEndedIterator<Item = usize> { a.iter().map(|x| x * 2) }
pub fn adder(a: &usize) -> impl Fn(usize) -> usize { move |b| a + b }
