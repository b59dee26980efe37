//! HDU 5299. Circles Game
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=5299
//! - judge: hdu
//! - games: tree, remove a subtree, nesting, sweep line, colon principle
//! - names: 圆的嵌套, 删去圆和里面的圆
//! - rules: Circles in a plane don't touch, but may lie in each other. A move removes a circle with
//!   all circles in it. A player who cannot move loses.
//! - difficulty: 2200
//! - input: t in 1..20, t * { n in 1..20000, n * { x in -20000..20000, y in -20000..20000, r in
//!   1..20000 } }
//! - statement: checked with the statement's public copy and its sample
//!
//! Circles are the vertices of a tree below the plane, and to remove one with all in it is to cut
//! the edge above it: green Hackenbush. To find the parents, sweep from left to right over the
//! upper and lower half of each circle, kept in order from the bottom to the top. Where a circle
//! begins, look at the half above it: an upper half belongs to the parent, and a lower half to a
//! sibling. Halves don't cross, so their order never changes. O(n log n) comparisons; the order is
//! a plain list, whose insertions move at most 4n small numbers.
//!
//! The judge doesn't publish its limits. Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;
use snippets::tree_sg::tree_sg_table;

struct Circle {
    x: i64,
    y: i64,
    r: i64,
}

impl Circle {
    /// Returns whether a half of the circle is below a point whose `x` it covers.
    fn is_half_below(&self, is_upper: bool, (x, y): (i64, i64)) -> bool {
        let above_centre = y - self.y;
        let height = self.r.pow(2) - (x - self.x).pow(2);
        if is_upper {
            above_centre > 0 && above_centre.pow(2) > height
        } else {
            above_centre > 0 || above_centre.pow(2) < height
        }
    }
}

fn first_player_wins(circles: &[Circle]) -> bool {
    let plane = circles.len();
    let ends = circles.iter().enumerate();
    let ends = ends.flat_map(|(i, c)| [(c.x - c.r, true, i), (c.x + c.r, false, i)]);
    let mut ends: Vec<_> = ends.collect();
    ends.sort_unstable();
    let mut parents = vec![plane; circles.len()];
    let mut halves: Vec<(usize, bool)> = vec![];
    for (x, begins, i) in ends {
        let point = (x, circles[i].y);
        let place = halves
            .partition_point(|&(j, is_upper)| j != i && circles[j].is_half_below(is_upper, point));
        if begins {
            parents[i] = match halves.get(place) {
                Some(&(above, true)) => above,
                Some(&(sibling, false)) => parents[sibling],
                None => plane,
            };
            halves.splice(place..place, [(i, false), (i, true)]);
        } else {
            halves.drain(place..place + 2);
        }
    }
    let edges: Vec<(usize, usize)> = parents.into_iter().enumerate().collect();
    tree_sg_table(plane + 1, &edges, plane)[plane] > 0
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    for _ in 0..cases {
        let n = input.read();
        let circle = |_| Circle {
            x: input.read(),
            y: input.read(),
            r: input.read(),
        };
        let circles: Vec<Circle> = (0..n).map(circle).collect();
        println!("{}", verdict(first_player_wins(&circles)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    type Round = (i64, i64, i64);

    fn squared_distance(a: Round, b: Round) -> i64 {
        (a.0 - b.0).pow(2) + (a.1 - b.1).pow(2)
    }

    fn is_in(inner: Round, outer: Round) -> bool {
        outer.2 > inner.2 && squared_distance(inner, outer) < (outer.2 - inner.2).pow(2)
    }

    fn wins_by_search(circles: &[Round]) -> bool {
        circles.iter().any(|&removed| {
            let rest = circles.iter().copied();
            let rest = rest.filter(|&circle| circle != removed && !is_in(circle, removed));
            !wins_by_search(&rest.collect::<Vec<_>>())
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn agrees_with_a_game_search(
            drawn in prop::collection::vec((-12..13i64, -12..13i64, 1..12i64), 1..40),
        ) {
            let mut circles: Vec<Round> = vec![];
            for circle in drawn {
                let apart = circles.iter().all(|&other| {
                    let touches = squared_distance(circle, other) <= (circle.2 + other.2).pow(2);
                    !touches || is_in(circle, other) || is_in(other, circle)
                });
                if apart && circles.len() < 8 {
                    circles.push(circle);
                }
            }
            let lines = circles.iter().map(|(x, y, r)| format!("{x} {y} {r}\n"));
            let input = format!("1\n{}\n{}", circles.len(), lines.collect::<String>());
            let expected = verdict(wins_by_search(&circles));
            let circles = circles.into_iter().map(|(x, y, r)| Circle { x, y, r });
            let got = verdict(first_player_wins(&circles.collect::<Vec<_>>()));
            assert_answer!(input, expected, got);
        }
    }
}
