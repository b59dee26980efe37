//! Stores the values that were read, and evaluates expressions.

use std::collections::BTreeMap;

use super::syntax::{Expression, Function};

/// All values that a name has read so far.
#[derive(Debug, Clone, Default)]
pub struct Values {
    /// Numbers; for words, their lengths.
    pub numbers: Vec<i128>,
    /// The words, if the name reads words.
    pub words: Vec<String>,
}

/// Values of names for each open group, the innermost last.
#[derive(Debug, Clone)]
pub struct Scopes(Vec<BTreeMap<String, Values>>);

impl Scopes {
    pub fn new() -> Self {
        Self(vec![BTreeMap::new()])
    }

    /// Starts a round of a group.
    pub fn open(&mut self) {
        self.0.push(BTreeMap::new());
    }

    /// Ends a round: its values are appended to the values of earlier rounds.
    pub fn close(&mut self) {
        let inner = self.0.pop().expect("it was opened");
        for (name, mut values) in inner {
            let joined = self.own(&name);
            joined.numbers.append(&mut values.numbers);
            joined.words.append(&mut values.words);
        }
    }

    /// The values of a name in this round.
    pub fn own(&mut self, name: &str) -> &mut Values {
        let scope = self.0.last_mut().expect("the outermost stays");
        scope.entry(name.to_string()).or_default()
    }

    fn get(&self, name: &str) -> Option<&Values> {
        self.0.iter().rev().find_map(|scope| scope.get(name))
    }

    /// The list that an expression means by a name.
    pub fn list(&self, expression: &Expression) -> Result<&Values, String> {
        match expression {
            Expression::Name(name) => self
                .get(name)
                .ok_or_else(|| format!("`{name}` was not read")),
            _ => Err("a list has a name".to_string()),
        }
    }

    /// The value of an expression.
    pub fn number(&self, expression: &Expression) -> Result<i128, String> {
        match expression {
            Expression::Number(number) => Ok(*number),
            Expression::Name(name) => match self.list(expression)?.numbers[..] {
                [number] => Ok(number),
                _ => Err(format!("`{name}` is a list")),
            },
            Expression::Negative(inner) => Ok(-self.number(inner)?),
            Expression::Binary(sign, sides) => {
                let [left, right] = [self.number(&sides[0])?, self.number(&sides[1])?];
                let value = match sign {
                    '+' => left.checked_add(right),
                    '-' => left.checked_sub(right),
                    '*' => left.checked_mul(right),
                    '/' => left.checked_div_euclid(right),
                    '%' => left.checked_rem_euclid(right),
                    '&' => Some(left & right),
                    _ => u32::try_from(right)
                        .ok()
                        .and_then(|it| left.checked_pow(it)),
                };
                value.ok_or_else(|| format!("{left} {sign} {right} is no number"))
            }
            Expression::Call(function, arguments) => self.call(*function, arguments),
        }
    }

    fn call(&self, function: Function, arguments: &[Expression]) -> Result<i128, String> {
        let several: Vec<i128>;
        let numbers = match arguments {
            [list] => &self.list(list)?.numbers,
            _ => {
                let values = arguments.iter().map(|argument| self.number(argument));
                several = values.collect::<Result<_, _>>()?;
                &several
            }
        };
        let none = || "an empty list has neither least nor largest".to_string();
        match function {
            Function::Sum | Function::Letters => Ok(numbers.iter().sum()),
            Function::Xor => Ok(numbers.iter().fold(0, |sum, number| sum ^ number)),
            Function::Min => numbers.iter().min().copied().ok_or_else(none),
            Function::Max => numbers.iter().max().copied().ok_or_else(none),
            Function::Count => Ok(numbers.len() as i128),
        }
    }
}
