//! Believes that Short needs two paths without a common edge, or one if he begins.

fn grows(n: usize, flow: &mut [[i32; 150]; 150]) -> bool {
    let mut from = vec![usize::MAX; n];
    let mut queue = vec![0];
    while let Some(u) = queue.pop() {
        for v in 1..n {
            if from[v] == usize::MAX && flow[u][v] > 0 {
                from[v] = u;
                queue.push(v);
            }
        }
    }
    let mut v = n - 1;
    while v != 0 && from[v] != usize::MAX {
        flow[from[v]][v] -= 1;
        flow[v][from[v]] += 1;
        v = from[v];
    }
    v == 0
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text.split_whitespace().map(|t| t.parse().unwrap()).collect();
    let mut flow = [[0; 150]; 150];
    for edge in numbers[2..].chunks(2) {
        flow[edge[0] - 1][edge[1] - 1] += 1;
        flow[edge[1] - 1][edge[0] - 1] += 1;
    }
    let paths = (0..2).filter(|_| grows(numbers[0], &mut flow)).count();
    println!("{}", ["Cut", "First", "Short"][paths]);
}
