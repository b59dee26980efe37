//! Tests of `explore --graph`.

use crate::support::Sandbox;

#[test]
fn a_graph_without_cycles_has_values_and_winning_moves() {
    let sandbox = Sandbox::new().file("g.txt", "4 5\n1 2\n1 3\n2 3\n2 4\n3 4\n");
    sandbox.x("explore --graph g.txt").exits(0).prints_only(
        "answer\tthe player to move wins from 2 of 4 states and loses from 2\n\
         game\tg.txt: 4 states, 5 options\n\
         note\tvertices are counted from 1\n\
         state\tvalue\tbest moves\n\
         1\t0\t\n\
         2\t2\t4\n\
         3\t1\t4\n\
         4\t0\t\n",
    );
    sandbox
        .x("explore --graph g.txt 2 --from 2,3")
        .exits(0)
        .prints_only(
            "answer\tthe player to move wins from 2\n\
             game\tg.txt: 3 states, 3 options\n\
             note\tvertices are counted from 1\n\
             value\t2\n\
             winning moves\tto 4\n\
             winning moves\tto 3 + 3\n",
        );
    sandbox
        .x("explore --graph g.txt --misere")
        .exits(0)
        .prints_only(
            "answer\tin misère play the player to move wins from 3 of 4 states and loses from 1\n\
             game\tg.txt, misère: 4 states, 5 options\n\
             note\tvertices are counted from 1\n\
             state\tvalue\tbest moves\n\
             1\tW\t3\n\
             2\tW\t3\n\
             3\tL\t\n\
             4\tW\t\n",
        );
}

#[test]
fn where_play_can_go_round_draws_are_told() {
    let sandbox = Sandbox::new().file("g.txt", "4 5\n0 1\n1 0\n1 2\n2 3\n0 0\n");
    sandbox.x("explore --graph g.txt").exits(0).prints_only(
        "answer\tthe player to move wins from 1 of 4 states and loses from 1; 2 are draws\n\
         game\tg.txt: 4 states, 5 options\n\
         note\tvertices are counted from 0\n\
         note\t`0` leads to itself in 2 moves: 0 -> 1 -> 0, and play without end is a draw\n\
         note\t`∞{1, 2}` in a sum: whoever is to move wins if the other games xor to 1 or 2, and \
         draws otherwise\n\
         state\tvalue\tbest moves\n\
         0\tD ∞{}\t1, 0\n\
         1\tD ∞{1}\t0\n\
         2\tW 1\t3\n\
         3\tL 0\t\n",
    );
    sandbox.x("explore --graph g.txt 1").exits(0).prints_only(
        "answer\tthe player to move draws from 1\n\
         game\tg.txt: 4 states, 5 options\n\
         note\tvertices are counted from 0\n\
         note\t`1` leads to itself in 2 moves: 1 -> 0 -> 1, and play without end is a draw\n\
         value\t∞{1}\n\
         note\t`∞{1, 2}` in a sum: whoever is to move wins if the other games xor to 1 or 2, and \
         draws otherwise\n\
         drawing moves\tto 0\n",
    );
}

#[test]
fn what_is_no_graph_or_no_vertex_is_refused() {
    let sandbox = Sandbox::new()
        .file("g.txt", "2 2\n1 2\n")
        .file("h.txt", "2 1\n1 2\n");
    sandbox.x("explore --graph g.txt").exits(2).says_only(
        "error: g.txt: line 1 announces 2 moves, and 2 numbers follow: a move is `u v`\n",
    );
    sandbox
        .x("explore --graph h.txt 3")
        .exits(2)
        .says_only("error: `3` is no vertex of h.txt: they are 1 to 2\n");
    let error = std::fs::read("none.txt").unwrap_err();
    sandbox
        .x("explore --graph none.txt")
        .exits(2)
        .says_only(&format!("error: failed to open file `none.txt`: {error}\n"));
}
