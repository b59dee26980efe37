//! Squeezes scripts: removes comments, indentation and spaces without meaning.

/// A line break after one of these characters has no meaning, and before one of `GOES_ON_BEFORE`.
const GOES_ON_AFTER: &str = "{([;,:?=&|";
const GOES_ON_BEFORE: &str = "})].?:";

/// Characters beside which a space has no meaning.
const SEPARATES: &str = "{}()[];,:?=<>&|!*%";

/// Characters beside which a space has no meaning, unless both sides have one: `a - -b`, `a / /b/`.
const SEPARATES_OTHERS: &str = "+-/";

/// Squeezes a script like the hand-written ones: comments are on their own lines, strings end on
/// the line where they begin, and there are no empty statements.
pub fn squeezed(script: &str) -> String {
    let lines = script.lines().map(str::trim);
    let code = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    let mut squeezed = String::new();
    for line in code.map(squeezed_line) {
        let goes_on = squeezed.ends_with(|end| GOES_ON_AFTER.contains(end))
            || line.starts_with(|start| GOES_ON_BEFORE.contains(start));
        if line.starts_with('}') && squeezed.ends_with([',', ';']) {
            squeezed.pop();
        }
        if !squeezed.is_empty() && !goes_on {
            squeezed.push('\n');
        }
        squeezed += &line;
    }
    squeezed + "\n"
}

fn squeezed_line(line: &str) -> String {
    let mut squeezed = String::new();
    let mut quote = None;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match quote {
            None if letter == ' ' && is_idle(squeezed.chars().last(), letters.peek()) => continue,
            None if "'\"`".contains(letter) => quote = Some(letter),
            Some(end) if letter == end => quote = None,
            _ => {}
        }
        squeezed.push(letter);
        if quote.is_some() && letter == '\\' {
            squeezed.extend(letters.next());
        }
    }
    squeezed
}

/// True if a space between these two characters has no meaning.
fn is_idle(before: Option<char>, after: Option<&char>) -> bool {
    let (Some(before), Some(&after)) = (before, after) else {
        return true;
    };
    let both = [before, after];
    let others = both.map(|letter| SEPARATES_OTHERS.contains(letter));
    others != [true, true]
        && (others != [false, false] || both.iter().any(|it| SEPARATES.contains(*it)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_indentation_and_idle_spaces_go() {
        let script = "// Why.\nif (a > 1) {\n  b = [1, 2];\n}\n";
        assert_eq!(squeezed(script), "if(a>1){b=[1,2]}\n");
        assert_eq!(squeezed("return x - -y / 2;"), "return x- -y/2;\n");
        assert_eq!(squeezed("else if (a) b();"), "else if(a)b();\n");
    }

    #[test]
    fn a_line_ends_where_that_may_end_a_statement() {
        assert_eq!(
            squeezed("if (a) {\n  b()\n}\nc()\n  .d"),
            "if(a){b()}\nc().d\n"
        );
    }

    #[test]
    fn texts_stay_as_they_are() {
        for line in ["say('a , b');", "a(`${b} = ${c}`)", r"b('it\'s , so')"] {
            assert_eq!(squeezed(line), format!("{line}\n"));
        }
    }
}
