//! Draws the first values of a game as a row of bars, small enough for a row of a table.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped};

/// Height of the largest bar, in units of a bar's width.
const HEIGHT: u32 = 9;

/// Bars of the values; a value 0 is a short bar of another colour. The values stand beside it as
/// text, so screen readers skip it.
pub fn drawn(values: &[u32]) -> Markup {
    let largest = values.iter().copied().max().unwrap_or(0).max(1);
    let (mut bars, mut zeros) = (String::new(), String::new());
    for (heap, &value) in values.iter().enumerate() {
        let height = (value * HEIGHT).div_ceil(largest);
        let (path, height) = if value == 0 {
            (&mut zeros, 1)
        } else {
            (&mut bars, height)
        };
        let _ = write!(path, "M{heap} 0v{height}");
    }
    PreEscaped(format!(
        "<svg class=\"spark\" aria-hidden=\"true\" viewBox=\"-1 0 {} {HEIGHT}\"><path \
         d=\"{bars}\"/><path class=\"zero\" d=\"{zeros}\"/></svg>",
        values.len() + 1
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_high_as_values() {
        let svg = drawn(&[0, 3, 1]).into_string();
        assert!(svg.contains("d=\"M1 0v9M2 0v3\""), "{svg}");
        assert!(svg.contains("class=\"zero\" d=\"M0 0v1\""), "{svg}");
    }
}
