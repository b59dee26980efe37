fn first_player_wins(heaps: &[u64]) -> bool {
    heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0
}

fn verdict(wins: bool) -> &'static str {
    if wins { "First" } else { "Second" }
}
