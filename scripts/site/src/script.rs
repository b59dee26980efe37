//! Scripts as pages load them: without comments, indentation and spaces that mean nothing.

/// Where a space beside it means nothing. `-` and `/` are not among them: `a - -b`, `a / /b/`.
const SEPARATES: &str = "{}()[];,:?=<>&|!*+";

/// A script whose comments are lines of their own and whose texts end in the line in which they
/// begin, as ours are.
pub fn squeezed(script: &str) -> String {
    let lines = script.lines().map(str::trim);
    let code = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    code.map(|line| squeezed_line(line) + "\n").collect()
}

fn squeezed_line(line: &str) -> String {
    let mut squeezed = String::new();
    let mut quote = None;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_beside = |other: Option<char>| other.is_some_and(|it| SEPARATES.contains(it));
        match quote {
            None if letter == ' '
                && (is_beside(squeezed.chars().last()) || is_beside(letters.peek().copied())) =>
            {
                continue;
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_indentation_and_idle_spaces_go() {
        let script = "// Why.\nif (a > 1) {\n  b = [1, 2]; // kept\n}\n";
        assert_eq!(squeezed(script), "if(a>1){\nb=[1,2];// kept\n}\n");
        assert_eq!(squeezed("return x - -y;"), "return x - -y;\n");
        assert_eq!(squeezed("else if (a) b();"), "else if(a)b();\n");
    }

    #[test]
    fn texts_stay_as_they_are() {
        for line in ["say('a , b');", "a(`${b} = ${c}`)", r"b('it\'s , so')"] {
            assert_eq!(squeezed(line), format!("{line}\n"));
        }
    }
}
