//! Draws pictures of heaps, stairs and rows of numbers.

use super::canvas::{Canvas, Style};
use super::pieces::{self, CELL, STEP};
use super::values;

/// Three heaps; taking two stones from the first makes the nim-sum 0.
pub fn nim(canvas: &mut Canvas) {
    pieces::heaps(canvas, &[(3, 2), (4, 0), (5, 0)]);
}

/// A game with at most two heaps in a move: after the marked move, the number of heaps with each
/// bit is divisible by 3.
pub fn moore_nim(canvas: &mut Canvas) {
    pieces::heaps(canvas, &[(1, 0), (3, 2), (4, 3)]);
}

/// A heap, and the same heap split in two.
pub fn lasker_nim(canvas: &mut Canvas) {
    pieces::heap(canvas, 0.0, 7, 0);
    let middle = -3.5 * STEP;
    canvas.arrow((STEP, middle), (3.0 * STEP, middle), Style::Plain);
    pieces::heap(canvas, 4.0 * STEP, 4, 0);
    pieces::heap(canvas, 5.5 * STEP, 3, 0);
    pieces::ground(canvas, -STEP, 6.5 * STEP, 0.0);
}

/// Zeckendorf's sum of 12. The winner takes the smallest part.
pub fn fibonacci_nim(canvas: &mut Canvas) {
    sum(canvas, &[8, 3, 1]);
}

/// The sum of 12 for k = 3: 11 + 1, unlike 8 + 3 + 1 in Fibonacci's sequence.
pub fn multiple_nim(canvas: &mut Canvas) {
    sum(canvas, &[11, 1]);
}

/// Rows of stones with their numbers below; a move takes the last row.
fn sum(canvas: &mut Canvas, parts: &[usize]) {
    let mut x = 0.0;
    for (i, &part) in parts.iter().enumerate() {
        let from = x;
        for _ in 0..part {
            pieces::stone(canvas, (x, 0.0), Style::accent_if(i + 1 == parts.len()));
            x += STEP;
        }
        pieces::bracket(canvas, from - 8.0, x - STEP + 8.0, STEP, &part.to_string());
        x += STEP / 2.0;
    }
}

const TAKES: [usize; 3] = [1, 3, 4];

/// A heap in a row of sizes, and the possible takes from it.
pub fn subtraction(canvas: &mut Canvas) {
    row_with_values(canvas, 7);
    let (x, _) = pieces::centre(7, 0);
    for take in TAKES {
        let (to, _) = pieces::centre(7 - take, 0);
        canvas.bent_arrow((x, -2.0), (to, -2.0), -9.0 * take as f64, Style::Accent);
    }
}

/// Heap sizes above their values.
pub fn sg_table(canvas: &mut Canvas) {
    row_with_values(canvas, 10);
}

fn row_with_values(canvas: &mut Canvas, n: usize) {
    let options = |heap| {
        let takes = TAKES.iter().filter(move |&&take| take <= heap);
        takes.map(|take| vec![heap - take]).collect()
    };
    for (heap, value) in values::heap_values(n, options).iter().enumerate() {
        canvas.rectangle(
            (heap as f64 * CELL, 0.0),
            ((heap + 1) as f64 * CELL, CELL),
            Style::Faint,
        );
        pieces::cell_with(canvas, heap, 0, &heap.to_string());
        pieces::cell_with(canvas, heap, 1, &value.to_string());
    }
}

/// The numbers of a set, and the least number that is not in it.
pub fn mex(canvas: &mut Canvas) {
    let set = [0, 1, 2, 4, 6];
    let missing = values::mex(&set);
    for number in 0..8 {
        let style = if set.contains(&number) {
            Style::Faint
        } else {
            Style::Open
        };
        pieces::cell(canvas, number, 0, style);
        canvas.text(pieces::centre(number, 0), &number.to_string());
    }
    canvas.circle(pieces::centre(missing, 0), 18.0, Style::AccentOpen);
}

/// Width and height of a step.
const STAIR: (f64, f64) = (44.0, 46.0);

/// Coins on stairs, from the lowest step on. Those on odd steps are marked; one goes a step down.
pub fn staircase_nim(canvas: &mut Canvas) {
    let (width, height) = STAIR;
    let coins = [2, 1, 2, 1];
    for (i, &coins) in coins.iter().enumerate() {
        let (x, y) = (i as f64 * width, -height * (i + 1) as f64);
        canvas.line((x, y), (x + width, y), Style::Plain);
        canvas.line((x, y), (x, y + height), Style::Plain);
        let style = Style::accent_if(i % 2 == 0);
        for coin in 0..coins {
            let place = (x + width / 2.0, y - 10.5 - coin as f64 * STEP);
            pieces::stone(canvas, place, style);
        }
    }
    let right = width * coins.len() as f64;
    canvas.line(
        (right, -height * coins.len() as f64),
        (right, 0.0),
        Style::Plain,
    );
    pieces::ground(canvas, -1.2 * width, right, 0.0);
    canvas.bent_arrow(
        (width * 2.0 - 2.0, -height * 3.0 - 12.0),
        (width * 1.5 + 4.0, -height * 2.0 - 26.0),
        -8.0,
        Style::Plain,
    );
}

/// The sizes of heaps as rows of bits, with different leading bits.
pub fn xor_basis(canvas: &mut Canvas) {
    for (row, bits) in ["101101", "010110", "001011", "000011"].iter().enumerate() {
        let leading = bits.find('1');
        for (column, bit) in bits.char_indices() {
            let style = if leading == Some(column) {
                Style::Accent
            } else if bit == '1' {
                Style::Faint
            } else {
                Style::Open
            };
            pieces::cell(canvas, column, row, style);
        }
    }
}

/// For each nim-sum, the number of triples of heaps of 1 to 3 stones.
pub fn nim_count(canvas: &mut Canvas) {
    let mut counts = [0; 4];
    for heaps in 0..27 {
        let [a, b, c] = [heaps % 3 + 1, heaps / 3 % 3 + 1, heaps / 9 + 1];
        counts[a ^ b ^ c] += 1;
    }
    let style = |sum| Style::accent_if(sum == 0);
    let (width, height) = (30.0, 9.0);
    pieces::bars(canvas, width, height, &counts, &style);
    for (sum, &count) in counts.iter().enumerate() {
        let x = (sum as f64 + 0.45) * width;
        canvas.text((x, 14.0), &sum.to_string());
        canvas.text((x, -12.0 - count as f64 * height), &count.to_string());
    }
}

/// Two Beatty sequences, which partition the positive integers.
pub fn beatty(canvas: &mut Canvas) {
    let last = 16;
    let golden = (1.0 + 5.0_f64.sqrt()) / 2.0;
    canvas.line(
        (STEP / 2.0, 0.0),
        (STEP * (last as f64 + 0.5), 0.0),
        Style::Plain,
    );
    for (row, slope) in [golden, golden * golden].into_iter().enumerate() {
        let terms = (1..).map(|n| (f64::from(n) * slope).floor() as usize);
        for term in terms.take_while(|&term| term <= last) {
            let x = term as f64 * STEP;
            let (y, style) = [(-16.0, Style::Accent), (16.0, Style::Plain)][row];
            pieces::stone(canvas, (x, y), style);
            canvas.text((x, 2.6 * y), &term.to_string());
        }
    }
}

/// A periodic sequence: the preperiod, then the period three times.
pub fn period(canvas: &mut Canvas) {
    let (before, again) = ([2, 4, 1], [0, 3, 1, 5]);
    let values = [&before[..], &again, &again, &again].concat();
    let width = 18.0;
    let style = |i: usize| match i.checked_sub(before.len()) {
        None => Style::Faint,
        Some(i) if i / again.len() % 2 == 0 => Style::Accent,
        Some(_) => Style::Plain,
    };
    pieces::bars(canvas, width, 12.0, &values, &style);
    let at = |place: usize| place as f64 * width;
    pieces::bracket(canvas, 0.0, at(before.len()) - 3.0, 10.0, "n₀");
    pieces::bracket(canvas, at(3), at(7) - 3.0, 10.0, "p");
}

/// Values of Kayles from row 59 on: from row 71 on they have period 12.
pub fn octal_period(canvas: &mut Canvas) {
    let first = 59;
    let (start, period) = (71, 12);
    let values = &values::kayles(start + 3 * period - 1)[first..];
    let width = 7.0;
    let style = |i: usize| match (first + i).checked_sub(start) {
        None => Style::Faint,
        Some(i) if i / period % 2 == 0 => Style::Accent,
        Some(_) => Style::Plain,
    };
    pieces::bars(canvas, width, 9.0, values, &style);
    let at = |place: usize| (place - first) as f64 * width;
    pieces::bracket(canvas, at(start), at(start + period) - 1.0, 10.0, "12");
    canvas.text((at(start) - 22.0, 23.0), "71");
    canvas.arrow((at(start) - 10.0, 20.0), (at(start), 5.0), Style::Plain);
}
