//! Short ways to write a game, as the explorer reads them.

use explorer::game::Game;
use explorer::rule::spelled_out;

#[test]
fn a_short_way_is_spelled_out_to_a_game() {
    for short in [
        "take 1 2 4",
        "{1,2,4}",
        "subtract{1,2,4}",
        "take 1..3 7",
        "squares",
        "take Primes",
        "powers of 2",
        ".77",
    ] {
        let notation = spelled_out(short);
        assert!(Game::parse(&notation).is_ok(), "{short}: {notation}");
    }
}

#[test]
fn whatever_has_a_meaning_or_none_stays_as_it_is() {
    for text in [
        "0.77",
        "4.3",
        "kayles",
        "Kayles",
        "take{1,3,4}",
        "take1..5",
        "coins{1,2}",
        "coins{run}",
        "take{x}",
        "1 2 3",
        "0.(13)",
        "0.7)",
        "10.7",
        "-",
        "queens",
        "{}",
        "n -> n-k where k in {1, 2}",
        "",
    ] {
        let meant = spelled_out(text);
        assert!(meant == text || Game::parse(&meant).unwrap() == Game::parse(text).unwrap());
    }
}
