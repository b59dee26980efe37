//! Parses a whole rule: `position -> family | family …`.

use super::ast::{
    Binary, Component, Expr, Family, Formula, MAX_COORDINATES, MAX_HEAPS, Rule, Span, Unary,
    Variable,
};
use super::operations::{Operation, is_reserved};
use super::problem::{Problem, RuleError};
use super::slips::or_slip;
use super::terms::{Parsed, Term, TermKind, Tokens, term};
use super::token::{Kind, narrow, tokens};

impl Rule {
    /// Parses a rule. Line breaks are blanks and `#` starts a comment, so a rule may come from a
    /// file.
    ///
    /// # Errors
    /// If the text is not a rule. The error says where, what is expected there, and what to write.
    /// [`super::CheckedRule::new`] checks whether the rule makes sense as a game.
    pub fn parse(text: &str) -> Result<Self, RuleError> {
        let text = &narrow(text);
        let parsed = tokens(text).and_then(|tokens| rule(&mut Tokens(&tokens)));
        parsed.map_err(|problem| or_slip(problem, text).in_text(text))
    }
}

/// What to do with a game that no rule can express.
const PROGRAM: &str = "write a program that prints the moves from a position, and run \
                       `cargo x explore --moves FILE`";

const EXAMPLE: &str = "a rule is written like `n -> n-k where 1 <= k <= 3` or \
                       `(a, b) -> (a-k, b) | (a, b-k) where k >= 1`";

fn rule(input: &mut Tokens<'_>) -> Parsed<Rule> {
    let coordinates = position(input)?;
    input.expect_sign("->", EXAMPLE)?;
    input.came("|");
    let mut families = Vec::new();
    let mut waiting = Vec::new();
    loop {
        waiting.push(family(input, coordinates.len())?);
        let has_conditions = input.next().kind.is_word("where");
        if has_conditions {
            input.advance();
            let conditions = input.terms()?;
            families.extend(under(&coordinates, &waiting, &conditions)?);
            waiting.clear();
        }
        if input.came("|") {
            continue;
        }
        if input.next().kind == Kind::End {
            break;
        }
        let (what, remedy) = if has_conditions {
            (
                "`,`, `and`, `or`, `|` or the end",
                "conditions are joined by `,`, `and` or `or`; `|` begins the next family of moves",
            )
        } else {
            (
                "`,`, `|`, `where` or the end",
                "`|` begins the next family of moves and means \"or\", `,` joins the heaps that one \
                 move leaves, `where` begins the conditions",
            )
        };
        return input.expected(what, remedy);
    }
    families.extend(under(&coordinates, &waiting, &[])?);
    let rule = Rule {
        coordinates,
        families,
    };
    if rule.coordinates.len() > MAX_COORDINATES && rule.heaps().is_none() {
        let [first, .., last] = &rule.coordinates[..] else {
            unreachable!("there are more than four");
        };
        let message =
            "with five coordinates or more, each move changes one heap and asks for no other";
        let span = (first.span.start..last.span.end).into();
        return Err(Problem::new(span, message, PROGRAM));
    }
    Ok(rule)
}

/// Parses a position: `n`, `(a, b)` or `(a, b, c)`.
fn position(input: &mut Tokens<'_>) -> Parsed<Vec<Variable>> {
    let start = input.next().span;
    let mut coordinates = Vec::new();
    if input.came("(") {
        coordinates.push(coordinate(input, &coordinates)?);
        while input.came(",") {
            coordinates.push(coordinate(input, &coordinates)?);
        }
        let close = input.expect_sign(")", EXAMPLE)?;
        if coordinates.len() > MAX_HEAPS {
            let span = (start.start..close.end).into();
            let message = format!("a position has at most {MAX_HEAPS} coordinates");
            return Err(Problem::new(span, message, PROGRAM));
        }
    } else {
        coordinates.push(coordinate(input, &[])?);
    }
    Ok(coordinates)
}

fn coordinate(input: &mut Tokens<'_>, before: &[Variable]) -> Parsed<Variable> {
    let token = input.next();
    let Kind::Word(name) = &token.kind else {
        return input.expected("the name of a coordinate", EXAMPLE);
    };
    if is_reserved(name) {
        let remedy = format!("`{name}` is a word of the language; call the coordinate `n` or `a`");
        return input.expected("the name of a coordinate", &remedy);
    }
    if before.iter().any(|known| known.name == *name) {
        let message = format!("two coordinates are called `{name}`");
        let problem = Problem::new(
            token.span,
            message,
            "give each its own name, as in `(a, b)`",
        );
        return Err(problem);
    }
    input.advance();
    Ok(Variable {
        name: name.clone(),
        span: token.span,
    })
}

/// Parses a family: components joined by commas.
fn family(input: &mut Tokens<'_>, coordinates: usize) -> Parsed<WrittenFamily> {
    let mut components = vec![component(input, coordinates)?];
    while input.came(",") {
        components.push(component(input, coordinates)?);
    }
    let (first, last) = (components[0].1, components[components.len() - 1].1);
    Ok(WrittenFamily {
        components,
        span: (first.start..last.end).into(),
    })
}

fn component(input: &mut Tokens<'_>, coordinates: usize) -> Parsed<(Vec<Term>, Span)> {
    if coordinates == 1 {
        let part = term(input)?;
        let span = part.span;
        let is_between_moves = matches!(part.kind, TermKind::Binary(Binary::And | Binary::Or, ..));
        if is_between_moves && !part.in_parentheses {
            let remedy = "write `|` for \"or\" between moves, as in `n-1 | n-2`; bits of two \
                          numbers are joined in brackets, as in `(n or 1)`";
            let message = "`or` and `and` join no moves";
            return Err(Problem::new(span, message, remedy));
        }
        return Ok((vec![part], span));
    }
    let remedy = match coordinates {
        2 => "a component of this rule is a pair, as in `(a-1, b)`",
        3 => "a component of this rule is a triple, as in `(a-1, b, c)`",
        _ => "a component of this rule is a quadruple, as in `(a-1, b, c, d)`",
    };
    let open = input.expect_sign("(", remedy)?;
    let parts = input.terms()?;
    let close = input.expect_sign(")", remedy)?;
    let span: Span = (open.start..close.end).into();
    if parts.len() != coordinates {
        let message = format!(
            "this component has {} coordinate{}, the position has {coordinates}",
            parts.len(),
            if parts.len() == 1 { "" } else { "s" }
        );
        return Err(Problem::new(span, message, remedy));
    }
    Ok((parts, span))
}

/// Returns the families that one `where` covers, with their conditions.
fn under(
    coordinates: &[Variable],
    waiting: &[WrittenFamily],
    conditions: &[Term],
) -> Parsed<Vec<Family>> {
    let conditions: Vec<&Term> = conditions.iter().flat_map(Term::conjuncts).collect();
    let families = waiting.iter().map(|written| {
        let meant = meant(coordinates, written, waiting, &conditions)?;
        typed_family(coordinates, written, &meant)
    });
    families.collect()
}

/// Returns the conditions that apply to this family.
///
/// In `n-1 | n-k where k >= 2, k < n`, both conditions are meant for `n-k`. The first changes
/// nothing for `n-1`, because such numbers k exist. The second would allow taking 1 only if some k
/// < n exists, which is hardly intended, so it is refused.
fn meant<'t>(
    coordinates: &[Variable],
    written: &WrittenFamily,
    covered: &[WrittenFamily],
    conditions: &[&'t Term],
) -> Result<Vec<&'t Term>, Problem> {
    let own = written.names();
    let is_foreign = |name: &&str| {
        let is_coordinate = coordinates
            .iter()
            .any(|coordinate| coordinate.name == *name);
        !is_coordinate
            && !own.contains(name)
            && covered.iter().any(|other| other.names().contains(name))
    };
    let mut meant = Vec::new();
    for &condition in conditions {
        let names = condition.names();
        match names.iter().find(|name| is_foreign(name)) {
            None => meant.push(condition),
            Some(_) if names.iter().all(is_foreign) => {}
            Some(foreign) => {
                return Err(Problem::new(
                    written.span,
                    format!(
                        "the `where` after it also covers this family, which has no `{foreign}`"
                    ),
                    "a `where` covers its family and those before it back to the previous `where`; \
                     write this family behind the others, or give it its own conditions, such as \
                     `where true`",
                ));
            }
        }
    }
    Ok(meant)
}

/// Family as it was written.
#[derive(Debug)]
struct WrittenFamily {
    /// Coordinates of each component.
    pub components: Vec<(Vec<Term>, Span)>,
    pub span: Span,
}

impl WrittenFamily {
    /// Returns the names in the components.
    pub fn names(&self) -> Vec<&str> {
        let parts = self.components.iter().flat_map(|(parts, _)| parts);
        parts.flat_map(Term::names).collect()
    }
}

/// Variables of a family, in the order of their first occurrence.
struct Scope<'a> {
    coordinates: &'a [Variable],
    variables: Vec<Variable>,
}

/// Numbers the variables of a family and works out the types of its terms.
fn typed_family(
    coordinates: &[Variable],
    written: &WrittenFamily,
    conditions: &[&Term],
) -> Result<Family, Problem> {
    let mut scope = Scope {
        coordinates,
        variables: Vec::new(),
    };
    let mut components = Vec::new();
    for (parts, span) in &written.components {
        let parts = parts.iter().map(|part| scope.number(part));
        components.push(Component {
            coordinates: parts.collect::<Result<_, _>>()?,
            span: *span,
        });
    }
    let conditions = conditions.iter().map(|term| scope.formula(term));
    let condition = Formula::all(conditions.collect::<Result<Vec<_>, _>>()?);
    Ok(Family {
        variables: scope.variables,
        components,
        condition,
        span: written.span,
    })
}

impl Scope<'_> {
    fn variable(&mut self, name: &str, span: Span) -> usize {
        let known = self.coordinates.iter().chain(&self.variables);
        let found = known.enumerate().find(|(_, known)| known.name == name);
        if let Some((number, _)) = found {
            return number;
        }
        let name = name.to_string();
        self.variables.push(Variable { name, span });
        self.coordinates.len() + self.variables.len() - 1
    }

    fn number(&mut self, term: &Term) -> Result<Expr, Problem> {
        let span = term.span;
        let binary = |op, left, right| Expr::Binary(op, Box::new(left), Box::new(right), span);
        Ok(match &term.kind {
            TermKind::Number(number) => Expr::Const(*number),
            TermKind::Name(name) => Expr::Var(self.variable(name, span)),
            TermKind::Neg(of) => Expr::Unary(Unary::Neg, Box::new(self.number(of)?), span),
            TermKind::Binary(op, left, right) => {
                binary(*op, self.number(left)?, self.number(right)?)
            }
            TermKind::Call(operation, arguments) => {
                let numbers = arguments.iter().map(|argument| self.number(argument));
                let mut numbers = numbers.collect::<Result<Vec<Expr>, _>>()?.into_iter();
                let first = numbers.next().expect("a function has arguments");
                match *operation {
                    Operation::Unary(op) => Expr::Unary(op, Box::new(first), span),
                    Operation::Binary(op) => {
                        numbers.fold(first, |left, right| binary(op, left, right))
                    }
                }
            }
            TermKind::Set(_) => {
                return Err(Problem::new(
                    span,
                    "expected a number, found a set",
                    "write `k in {1, 3, 4}` after `where`",
                ));
            }
            _ => {
                return Err(Problem::new(
                    span,
                    "expected a number, found a condition",
                    "conditions come after `where`; `and` and `or` of numbers need brackets \
                     beside a comparison, as in `(a and b) == 0`",
                ));
            }
        })
    }

    fn formula(&mut self, term: &Term) -> Result<Formula, Problem> {
        Ok(match &term.kind {
            TermKind::True => Formula::True,
            TermKind::Not(of) => Formula::Not(Box::new(self.formula(of)?)),
            TermKind::Binary(Binary::And, left, right) => {
                Formula::all([self.formula(left)?, self.formula(right)?])
            }
            TermKind::Binary(Binary::Or, left, right) => {
                let parts = [self.formula(left)?, self.formula(right)?];
                let flat = parts.into_iter().flat_map(|part| match part {
                    Formula::Or(parts) => parts,
                    other => vec![other],
                });
                Formula::Or(flat.collect())
            }
            TermKind::Chain(first, links) => {
                let mut left = self.number(first)?;
                let mut parts = Vec::new();
                for (op, right) in links {
                    let right = self.number(right)?;
                    parts.push(Formula::Compare(*op, left, right.clone()));
                    left = right;
                }
                Formula::all(parts)
            }
            TermKind::Divides(left, right) => {
                Formula::Divides(self.number(left)?, self.number(right)?)
            }
            TermKind::In(member, set) => Formula::In(self.number(member)?, set.clone()),
            _ => {
                return Err(Problem::new(
                    term.span,
                    "expected a condition, found a number",
                    "compare it, as in `k >= 1`, `k divides n` or `k in squares`",
                ));
            }
        })
    }
}
