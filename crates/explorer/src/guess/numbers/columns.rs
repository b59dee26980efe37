//! Reads tables in columns of one width, in which wide numbers leave no blank: ` 1 2 31011`, as
//! `%2d` prints them.

use anyhow::{Result, bail};

use super::cell::{Cell, Line};

/// Widths that are tried.
const WIDTHS: std::ops::RangeInclusive<usize> = 2..=8;

/// The rows of lines whose numbers fill columns of one width; `None` unless blanks divide the lines
/// into different numbers of cells, and exactly one width divides them into equally many.
pub fn read(lines: &[(usize, &str)]) -> Option<Vec<Line>> {
    let (_, first) = lines.first()?;
    let count = |line: &str| line.split_whitespace().count();
    let is_ragged = lines.iter().any(|(_, line)| count(line) != count(first));
    let are_as_long = lines.iter().all(|(_, line)| line.len() == first.len());
    if !is_ragged || !are_as_long {
        return None;
    }
    let fits = |width: &usize| lines.iter().all(|(_, line)| cells(line, *width).is_some());
    let mut widths = WIDTHS.filter(fits);
    let (Some(width), None) = (widths.next(), widths.next()) else {
        return None;
    };
    let mut rows = Vec::new();
    for &(number, line) in lines {
        rows.push(Line {
            number,
            index: None,
            cells: cells(line, width)?,
            is_tuple: false,
        });
    }
    Some(rows)
}

/// Refuses a line alone whose longest word may be three numbers or more in columns of one width.
///
/// # Errors
/// If a blank begins the line, as before a short number in a column, and a width divides it.
pub fn refuse_joined(lines: &[(usize, &str)]) -> Result<()> {
    let &[(number, line)] = lines else {
        return Ok(());
    };
    let words: Vec<&str> = line.split_whitespace().collect();
    let longest = words.iter().max_by_key(|word| word.len());
    let (true, Some(word)) = (line.starts_with(' ') && words.len() > 1, longest) else {
        return Ok(());
    };
    let is_divided = |&width: &usize| word.len() > 2 * width && cells(line, width).is_some();
    if let Some(width) = WIDTHS.into_iter().find(is_divided) {
        bail!(
            "line {number}: `{word}` may be several numbers in columns of {width} characters; write \
             blanks between them, or no blank before the first number"
        );
    }
    Ok(())
}

/// Numbers that end at multiples of `width`.
fn cells(line: &str, width: usize) -> Option<Vec<Cell>> {
    let mut cells = Vec::new();
    for field in line.as_bytes().chunks(width) {
        let digits = std::str::from_utf8(field).ok()?.trim_start_matches(' ');
        if field.len() < width || digits.starts_with('+') {
            return None;
        }
        cells.push(Cell::Number(digits.parse().ok()?));
    }
    Some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Option<Vec<Vec<Cell>>> {
        let lines: Vec<(usize, &str)> = (1..).zip(text.lines()).collect();
        let rows = read(&lines)?.into_iter();
        Some(rows.map(|line| line.cells).collect())
    }

    #[test]
    fn numbers_without_blanks_are_divided_where_one_width_alone_fits() {
        let numbers = |row: [i64; 5]| row.map(Cell::Number).to_vec();
        let table = [[0, 1, 2, 3, 9], [1, 2, 3, 10, 11], [10, 11, 12, 13, 14]].map(numbers);
        for text in [
            " 0 1 2 3 9\n 1 2 31011\n1011121314\n",
            " 0 1 2 3 9\r\n 1 2 31011\r\n1011121314",
        ] {
            assert_eq!(rows(text).unwrap(), table, "{text}");
        }
        let signed = rows("   0-100\n-100   0\n").unwrap();
        assert_eq!(signed[1], [-100, 0].map(Cell::Number));
    }

    #[test]
    fn lines_that_blanks_divide_alike_or_no_width_divides_are_left() {
        for text in [
            " 0 1 2\n 1 0 3\n",
            "0 1 2 3\n1 0 3 2\n2 3\n",
            " 0 1 2 3 4 5 6 7 8 910111213\n",
            "10 20 3\n1 20 30\n",
            " 1 2 3\n 4 5\n",
        ] {
            assert_eq!(rows(text), None, "{text}");
        }
    }

    #[test]
    fn a_word_that_may_be_three_numbers_is_refused() {
        let said = refuse_joined(&[(4, " 0 1 2 3 4 5 6 7 8 910111213")]);
        let said = said.unwrap_err().to_string();
        assert!(said.starts_with("line 4: `910111213` may be several numbers in columns of 2"));
        for line in [
            "0 1 2 3 4 5 6 7 8 910111213",
            " 0 1 2 3 127 8",
            " 0 1 10 910111213",
            " 910111213",
        ] {
            assert!(refuse_joined(&[(1, line)]).is_ok(), "{line}");
        }
    }
}
