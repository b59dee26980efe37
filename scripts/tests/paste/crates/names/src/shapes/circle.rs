#[derive(Debug, Default)]
pub struct Circle {
    pub radius: u32,
}

impl Circle {
    pub fn squared(&self) -> u32 {
        self.radius * self.radius
    }

    pub fn circumference(&self) -> u32 {
        6 * self.radius
    }
}
