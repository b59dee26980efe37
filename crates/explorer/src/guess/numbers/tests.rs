use proptest::prelude::*;

use super::*;
use crate::guess::Table;

fn sequence(text: &str) -> Vec<i64> {
    match Numbers::parse(text).unwrap().shape {
        Shape::Sequence(values) => values,
        Shape::Table(table) => panic!("{text} is a table: {table:?}"),
    }
}

fn table(text: &str) -> Table {
    match Numbers::parse(text).unwrap().shape {
        Shape::Sequence(values) => panic!("{text} is a sequence: {values:?}"),
        Shape::Table(table) => table,
    }
}

fn error(text: &str) -> String {
    Numbers::parse(text).unwrap_err().to_string()
}

#[test]
fn a_sequence_is_read_however_it_is_printed() {
    for text in [
        "0,1,2",
        "0 1 2",
        "0; 1; 2",
        "0;1;2;",
        "0\t1\t2",
        "# Kayles\n0\n1\n2\n",
        "\u{feff}0\r\n1\r\n2\r\n",
        "[0, 1, 2]",
        "vec![0, 1, 2]",
        "let g = vec![0, 1, 2];",
        "[\n    0,\n    1,\n    2,\n]\n",
        "{0, 1, 2}",
        "(0, 1, 2)",
        "array([0, 1, 2])",
        "012",
    ] {
        assert_eq!(sequence(text), [0, 1, 2], "{text:?}");
    }
    assert_eq!(sequence("10\n11\n12"), [10, 11, 12]);
}

#[test]
fn a_table_is_read_however_it_is_printed() {
    for text in [
        "0 1 2\n1, 0, 3\n",
        "[[0, 1, 2], [1, 0, 3]]",
        "[[0 1 2]\n [1 0 3]]",
        "[0, 1, 2]\n[1, 0, 3]\n",
        "vec![vec![0, 1, 2], vec![1, 0, 3]]",
        "012\n103\n",
        "a\\b 0 1 2\n0 0 1 2\n1 1 0 3\n",
        "   0 1 2\n0: 0 1 2\n1: 1 0 3\n",
        "  | 0 1 2\n--+------\n0 | 0 1 2\n1 | 1 0 3\n",
        "\t0\t1\t2\n0\t0\t1\t2\n1\t1\t0\t3\n",
        ",0,1,2\n0,0,1,2\n1,1,0,3\n",
    ] {
        assert_eq!(table(text), [[0, 1, 2], [1, 0, 3]], "{text:?}");
    }
    let nim = "0 1 2 3\n0 0 1 2 3\n1 1 0 3 2\n2 2 3 0 1\n";
    assert_eq!(table(nim), [[0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 0, 1]]);
}

#[test]
fn heaps_that_are_printed_say_where_the_numbers_begin() {
    for text in [
        "3 0\n4 1\n5 0\n6 2\n",
        "n g(n)\n3 0\n4 1\n5 0\n6 2\n",
        "heap,value\n3,0\n4,1\n5,0\n6,2\n",
        "3: 0\n4: 1\n5: 0\n6: 2\n",
        "g(3) = 0\ng(4) = 1\ng(5) = 0\ng(6) = 2\n",
        "3 -> 0\n4 -> 1\n5 -> 0\n6 -> 2\n",
        "[(3, 0), (4, 1), (5, 0), (6, 2)]",
    ] {
        let numbers = Numbers::parse(text).unwrap();
        assert_eq!(numbers.first, Some(3), "{text:?}");
        assert_eq!(sequence(text), [0, 1, 0, 2], "{text:?}");
    }
    assert_eq!(
        error("3: 0\n5: 1\n"),
        "line 2: heap 5 stands where heap 4 is expected; write all heaps, each once"
    );
}

#[test]
fn values_that_are_assigned_say_their_heaps() {
    for text in [
        "defaultdict(<class 'int'>, {0: 0, 1: 1, 2: 2})",
        "Counter({2: 2, 1: 1, 0: 0})",
        "sg[0] = 0\nsg[1] = 1\nsg[2] = 2\n",
        "g[0]=0\ng[1]=1\ng[2]=2\n",
        "dp[0]: 0\ndp[1]: 1\ndp[2]: 2\n",
        "sg[0] = 0, sg[1] = 1, sg[2] = 2;\n",
        "n=0 g=0\nn=1 g=1\nn=2 g=2\n",
        "{0: 0, 1: 1, 2: 2}",
        "{2: 2,\n 0: 0,\n 1: 1}",
        "# by brute force\nsg[0] = 0\nsg[1] = 1\nsg[2] = 2\n",
        "0. 1. 2.",
        "[0. 1. 2.]",
        "0.0, 1.0, 2.0",
    ] {
        assert_eq!(sequence(text), [0, 1, 2], "{text:?}");
    }
    for text in [
        "n=3 win\nn=4 lose\nn=5 win\n",
        "3 YES\n4 NO\n5 YES\n6 NO\n",
        "3: Alice\n4: Bob\n5: Alice\n",
        "win[3] = True\nwin[4] = False\nwin[5] = True\n",
        "{3: 'First', 4: 'Second', 5: 'First'}",
    ] {
        let numbers = Numbers::parse(text).unwrap();
        assert_eq!(numbers.first, Some(3), "{text:?}");
        assert!(numbers.are_outcomes, "{text:?}");
        assert_eq!(sequence(text)[..3], [1, 0, 1], "{text:?}");
    }
    for text in [
        "sg[0][0] = 0\nsg[0][1] = 1\nsg[1][0] = 1\nsg[1][1] = 0\n",
        "g(0, 0) = 0\ng(0, 1) = 1\ng(1, 0) = 1\ng(1, 1) = 0\n",
        "{(0, 0): 0, (0, 1): 1, (1, 0): 1, (1, 1): 0}",
        "a=0 b=0 g=0\na=0 b=1 g=1\na=1 b=0 g=1\na=1 b=1 g=0\n",
    ] {
        assert_eq!(table(text), [[0, 1], [1, 0]], "{text:?}");
    }
    assert_eq!(
        error("sg[0] = 0\nsg[2] = 1\n"),
        "line 2: heap 2 stands where heap 1 is expected; write all heaps, each once"
    );
    assert!(
        error("sg[0] = 0\nsg[0] = 1\n")
            .starts_with("line 2: heap 0 stands where heap 1 is expected")
    );
    assert!(error("sg[0] = 0\nsg[0][1] = 1\n").starts_with("line 2: it does not begin as line 1"));
    assert!(error("g[0][0][0] = 0\n").contains("one or two from 0 on are read"));
}

#[test]
fn rows_have_labels_and_values_stand_below_their_heaps() {
    for text in [
        "dp[0] = 0 1 2\ndp[1] = 1 0 3\n",
        "dp[0]: [0, 1, 2]\ndp[1]: [1, 0, 3]\n",
        "0: [0, 1, 2]\n1: [1, 0, 3]\n",
        "a=0: 0 1 2\na=1: 1 0 3\n",
        "i = 0 -> [0, 1, 2]\ni = 1 -> [1, 0, 3]\n",
        "row 0: 0 1 2\nrow 1: 1 0 3\n",
        "{0: [0, 1, 2], 1: [1, 0, 3]}",
        "{0: [0, 1, 2],\n 1: [1, 0, 3]}\n",
    ] {
        assert_eq!(table(text), [[0, 1, 2], [1, 0, 3]], "{text:?}");
    }
    for text in [
        "{\"sg\": [1, 2, 3, 0, 1, 2, 3, 0]}",
        "int sg[8] = {1, 2, 3, 0, 1, 2, 3, 0};",
        "1 2 3 4 5 6 7 8\n1 2 3 0 1 2 3 0\n",
        "n: 1 2 3 4 5 6 7 8\ng: 1 2 3 0 1 2 3 0\n",
    ] {
        assert_eq!(sequence(text), [1, 2, 3, 0, 1, 2, 3, 0], "{text:?}");
    }
    let array = "int sg[8] = {1, 2, 3, 0, 1, 2, 3, 0};";
    assert_eq!(Numbers::parse(array).unwrap().first, None);
    for text in [
        "0 [0, 1, 2]\n1 [1, 0, 3]\n",
        "int g[2][3] = {{0, 1, 2}, {1, 0, 3}};",
    ] {
        assert_eq!(table(text), [[0, 1, 2], [1, 0, 3]], "{text:?}");
    }
    assert_eq!(
        error("sg[3] =\n"),
        "line 1: no value stands behind the sign"
    );
    let pairs = "(0, 0) lose\n(0, 1) win\n(1, 0) win\n(1, 1) lose\n";
    assert_eq!(table(pairs), [[0, 1], [1, 0]]);
}

#[test]
fn numbers_that_touch_or_are_left_out_are_refused() {
    let touching = error(" 0 1 2 3 9\n 1 2 31011\n");
    assert!(touching.starts_with("line 2: `31011` may be several numbers"));
    assert!(error("[0 1 2 ... 97 98 99]").starts_with("line 1: values are left out at `...`"));
}

#[test]
fn a_list_of_lost_heaps_is_told_from_values() {
    let numbers = Numbers::parse("P-positions: 0, 4, 8, 12, 16, 20, 24\n").unwrap();
    assert_eq!(
        numbers.described(0),
        "input\t25 outcomes, heaps 0 to 24, 0 where the player to move loses, from 7 listed heaps\n"
    );
    assert_eq!(numbers.guesses(0)[0].claim, "period 4, preperiod 0");
    for text in ["g: 0 1 2\nh: 1 0 3\n", "row 0: 0 1\nb 1 1 0\n"] {
        assert!(error(text).contains("`P-positions: 0, 4, 8`"), "{text}");
    }
}

#[test]
fn numbers_outside_of_all_brackets_are_refused() {
    assert!(error("[0, 1] 2").starts_with("line 1: numbers stand before a row that is alone"));
    assert!(error("3: [0, 1]\n").starts_with("line 1: numbers stand before a row that is alone"));
    assert!(error("sg[0] = x\n").starts_with("line 1"));
}

#[test]
fn lines_of_two_heaps_and_their_value_are_a_table() {
    let triples = "a b g\n1 1 7\n1 2 8\n2 1 9\n2 2 6\n3 1 5\n3 2 4\n";
    assert_eq!(table(triples), [[7, 8], [9, 6], [5, 4]]);
    assert_eq!(Numbers::parse(triples).unwrap().first, Some(1));
    let no_grid = "0 0 7\n0 1 8\n1 0 9\n1 2 6\n";
    assert_eq!(table(no_grid)[3], [1, 2, 6]);
}

#[test]
fn outcomes_are_letters_or_words() {
    for text in [
        "LWWL",
        "L W W L",
        "P N N P",
        "[False, True, True, False]",
        "0: L\n1: W\n2: W\n3: L\n",
    ] {
        assert_eq!(sequence(text), [0, 1, 1, 0], "{text:?}");
        assert!(Numbers::parse(text).unwrap().are_outcomes);
    }
    for text in [
        "LW\nWL\n",
        "L W\nW L\n",
        "[\"LW\", \"WL\"]\n[\"WL\", \"LW\"]\n",
    ] {
        assert_eq!(table(text)[0][..2], [0, 1], "{text:?}");
    }
}

#[test]
fn a_list_of_lost_pairs_is_the_table_of_outcomes() {
    let expected: Table = (0..5)
        .map(|a| {
            (0..5)
                .map(|b| i64::from(![(0, 0), (1, 2), (2, 1)].contains(&(a, b))))
                .collect()
        })
        .collect();
    for text in [
        "0 0\n1 2\n3 5\n4 7\n",
        "[(0, 0), (1, 2), (3, 5), (4, 7)]",
        "(0, 0)\n(1, 2)\n(3, 5)\n(4, 7)\n",
        "(0,0), (1,2), (2,1), (3,5), (4,7)",
    ] {
        let numbers = Numbers::parse(text).unwrap();
        assert_eq!(table(text), expected, "{text:?}");
        assert!(numbers.listed.is_some() && numbers.are_outcomes);
    }
}

#[test]
fn either_half_of_a_symmetric_table_is_one() {
    let expected = [[0, 1, 2], [1, 3, 4], [2, 4, 5]];
    assert_eq!(table("0\n1 3\n2 4 5\n"), expected);
    assert_eq!(table("0 1 2\n3 4\n5\n"), expected);
    assert_eq!(table("[[0], [1, 3], [2, 4, 5]]"), expected);
}

#[test]
fn what_makes_no_table_is_named_with_its_line() {
    assert!(error("0 1\n2 x").contains("line 2: `x` is no whole number"));
    assert!(error("\n").contains("no numbers"));
    assert!(error("0 1 2\n3").starts_with("line 2: row 2 has 1 of the 3 numbers that row 1 has"));
    assert!(error("[[0, 1], [2, 3],\n [4]]").starts_with("line 2: row 3 has 1 of the 2 numbers"));
    assert!(error("0,1,2\n3,,5\n").starts_with("line 2: number 2 is missing"));
    assert!(error("0 1 2\n3 ? 5\n").starts_with("line 2: it does not begin as line 1 does"));
    assert!(error("[0, 1, , 3]").starts_with("line 1: number 3 is missing"));
    assert!(error("[0, 1").contains("line 1: the bracket `[` is not closed"));
    assert!(error("[0, 1]]").contains("line 1: nothing is open that `]` closes"));
    assert!(
        error("[0, [1, 2]]").starts_with("line 1: row 2 has 2 of the 1 numbers that row 1 has")
    );
}

#[test]
fn a_ragged_table_in_one_line_is_named_by_its_rows() {
    let error = error("[[0, 1], [1, 0], [2]]");
    assert!(error.starts_with("line 1: row 3 has 1 of the 2 numbers that row 1 has"));
}

#[test]
fn numbers_beyond_64_bits_are_refused_and_those_below_do_not_wrap() {
    assert!(
        error("0\n9223372036854775808\n").starts_with("line 2: `9223372036854775808` is too large")
    );
    let far: Vec<i64> = (0..40)
        .map(|n| if n % 2 == 0 { 1 << 62 } else { -(1 << 62) })
        .collect();
    let guesses = sequence::guesses(&far, 0);
    assert_eq!(guesses[0].claim, "period 2, preperiod 0");
    let extremes: Vec<i64> = (0..40)
        .map(|n| if n % 2 == 0 { i64::MAX } else { i64::MIN })
        .collect();
    assert_eq!(
        sequence::guesses(&extremes, 0)[0].claim,
        "period 2, preperiod 0"
    );
}

#[test]
fn outcomes_are_guessed_about_as_outcomes() {
    let numbers = Numbers::parse(&"LWWW".repeat(8)).unwrap();
    let guesses = numbers.guesses(0);
    assert_eq!(guesses[0].claim, "period 4, preperiod 0");
    let code = crate::show::emit::of_guesses(&guesses).unwrap();
    assert!(
        code.contains("pub fn is_p_position(n: u64) -> bool"),
        "{code}"
    );
    let pairs: Vec<String> = (0..12_i64)
        .map(|k| (k + (5 * k * k).isqrt()) / 2)
        .zip(0..)
        .map(|(lower, k)| format!("({lower}, {})", lower + k))
        .collect();
    let numbers = Numbers::parse(&pairs.join("\n")).unwrap();
    assert!(numbers.guesses(0)[0].claim.contains("Wythoff"));
}

/// Texts of a table in the ways in which programs print one.
fn printed(rows: &Table) -> Vec<String> {
    let joined = |separator: &str| -> Vec<String> {
        let line = |row: &Vec<i64>| {
            let cells: Vec<String> = row.iter().map(i64::to_string).collect();
            cells.join(separator)
        };
        rows.iter().map(line).collect()
    };
    let heaps: Vec<String> = (0..rows[0].len()).map(|heap| heap.to_string()).collect();
    let with_heaps = |corner: &str, sign: &str, separator: &str| {
        let rows = joined(separator).into_iter().enumerate();
        let rows: Vec<String> = rows.map(|(a, row)| format!("{a}{sign}{row}")).collect();
        format!("{corner}{}\n{}\n", heaps.join(separator), rows.join("\n"))
    };
    vec![
        joined(" ").join("\n"),
        joined(", ").join("\r\n"),
        joined("\t").join("\n"),
        joined(";").join("\n"),
        format!("{rows:?}"),
        format!("{rows:#?}"),
        format!("vec!{rows:?};"),
        rows.iter().map(|row| format!("{row:?}\n")).collect(),
        with_heaps("  ", ": ", " "),
        with_heaps("  | ", " | ", " "),
        with_heaps("a\\b ", " ", " "),
        with_heaps(",", ",", ","),
        with_heaps("\t", "\t", "\t"),
    ]
}

/// Random tables of one size.
fn rows_of(
    cells: std::ops::Range<i64>,
    height: usize,
    width: usize,
) -> impl Strategy<Value = Vec<Vec<i64>>> {
    prop::collection::vec(prop::collection::vec(cells, width), height)
}

proptest! {
    #[test]
    fn whatever_prints_a_table_it_is_read_as_it_was(
        rows in (3..7_usize, 3..9_usize)
            .prop_flat_map(|(height, width)| rows_of(0..40_i64, height, width)),
    ) {
        for text in printed(&rows) {
            prop_assert_eq!(&table(&text), &rows, "{}", text);
        }
    }

    #[test]
    fn a_table_without_one_number_is_refused(
        rows in (3..7_usize, 4..9_usize)
            .prop_flat_map(|(height, width)| rows_of(10..40_i64, height, width)),
        at in any::<prop::sample::Index>(),
    ) {
        let mut rows = rows;
        let line = at.index(rows.len() - 1) + 1;
        rows[line].pop();
        let text: Vec<String> = rows.iter().map(|row| format!("{row:?}")).collect();
        let said = error(&text.join("\n"));
        prop_assert!(said.contains(&format!("line {}: row ", line + 1)), "{}", said);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[0-9WL ,;:|\\[\\](){}\\-\n\tax.]{0,40}") {
        let _ = Numbers::parse(&text).map(|numbers| (numbers.guesses(0), numbers.described(0)));
    }
}

#[test]
fn what_may_be_read_in_two_ways_or_is_cut_off_is_refused() {
    for (text, said) in [
        // The last line is wrapped.
        (
            "0 1 2 3\n1 0 3 2\n2 3\n0 1\n",
            "line 3: row 3 has 2 of the 4 numbers",
        ),
        (
            "0: 0 1 2\n1: 1 0 3\n2: 2\n3 0\n",
            "line 4: it does not begin as line 1 does",
        ),
        (
            "n: 0 1 2 3\ng: 0 1\n2 3\n",
            "line 2: it does not begin as line 1 does",
        ),
        ("0 1 x\n2 3 4\n", "line 1: `x` is no whole number"),
        ("1.5\n2\n3\n", "line 1: `1.5` is no whole number"),
        ("x 5 7\n3 4 5\n", "line 2: it does not begin as line 1"),
        (
            "sg[0] = 0\nsg[1] = one\n",
            "line 2: `one` is no whole number",
        ),
        ("3: 0 1 2 3 4 5 6 7\n", "line 1: numbers stand before"),
        ("sg(0) = 0 stones\n", "`stones` is no whole number"),
        ("1 first of us\n2 second of us\n", "`us` is no whole number"),
        ("0 W\n1 L 3\n", "numbers and outcomes are mixed"),
        (
            "{(0, 0): 0, (0, 1): 1, (1, 1): 0, (2, 1): 3}",
            "the value of heaps 1 and 0 is missing",
        ),
        (
            "  1 2 3\n0: 0 1 2\n1: 1 0 3\n",
            "begin at heap 0, the columns at heap 1",
        ),
        (
            "g(0) is x\ng(1) is x\ng(2) is x\n",
            "`x` is no whole number",
        ),
    ] {
        let error = error(text);
        assert!(error.contains(said), "{text}: {error}");
    }
}

#[test]
fn values_of_pairs_may_have_any_order_and_stand_in_one_order() {
    let nim = [[0, 1, 2], [1, 0, 3], [2, 3, 0]];
    for text in [
        "{(0, 0): 0, (0, 1): 1, (0, 2): 2, (1, 1): 0, (1, 2): 3, (2, 2): 0}",
        "{(2, 2): 0, (2, 1): 3, (1, 1): 0, (1, 0): 1, (0, 0): 0, (2, 0): 2}",
    ] {
        assert_eq!(table(text), nim, "{text}");
    }
    for text in [
        "[np.int64(0), np.int64(1), np.int64(2)]",
        "[Some(0), Some(1), Some(2)]",
        "sg(0) = 0.\nsg(1) = 1.\nsg(2) = 2.\n",
        "Grundy values:\n0 1 2\n",
    ] {
        assert_eq!(sequence(text), [0, 1, 2], "{text}");
    }
    let rows = "[[np.int64(0), np.int64(1)], [np.int64(1), np.int64(0)]]";
    assert_eq!(table(rows), [[0, 1], [1, 0]]);
}

#[test]
fn sentences_name_a_heap_and_who_wins() {
    for text in [
        "1 first player wins\n2 second player wins\n3 first player wins\n",
        "Case #1: Alice wins\nCase #2: Bob wins\nCase #3: Alice wins\n",
        "the winner of 1 is Alice\nthe winner of 2 is Bob\nthe winner of 3 is Alice\n",
    ] {
        assert_eq!(sequence(text), [1, 0, 1], "{text}");
        assert_eq!(Numbers::parse(text).unwrap().first, Some(1), "{text}");
    }
    for text in [
        "Case #1: 0\nCase #2: 1\nCase #3: 5\n",
        "f 0 0\nf 1 1\nf 2 5\n",
        "lose 0\nwin 1\nlose 2\n",
    ] {
        let expected = if text.contains("lose") {
            [0, 1, 0]
        } else {
            [0, 1, 5]
        };
        assert_eq!(sequence(text), expected, "{text}");
    }
    let lost = "f[1][1] 0\nf[1][2] 3\nf[2][1] 3\nf[2][2] 0\n";
    assert_eq!(table(lost), [[0, 3], [3, 0]]);
}
