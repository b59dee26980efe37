pub fn secret() -> &'static str {
    "secret"
}

pub fn unwanted() {}

pub fn offset() -> i32 {
    2
}

pub struct Deep(pub u8);

pub trait Describe {
    fn describe(&self) -> String;
    fn describe_never(&self) -> String {
        self.describe()
    }
}

impl Describe for super::Square {
    fn describe(&self) -> String {
        format!("square of {side}", side = self.0)
    }
}
