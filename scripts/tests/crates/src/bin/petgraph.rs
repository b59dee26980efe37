//! Shortest paths and the components of a graph.
use petgraph::algo::{connected_components, dijkstra};
use petgraph::graph::{NodeIndex, UnGraph};

fn main() {
    let graph = UnGraph::<(), u32>::from_edges([(0, 1, 4), (1, 2, 1), (0, 2, 7), (3, 4, 2)]);
    let distances = dijkstra(&graph, 0.into(), None, |edge| *edge.weight());
    println!("{:?} {}", distances.get(&NodeIndex::new(2)), connected_components(&graph));
}
