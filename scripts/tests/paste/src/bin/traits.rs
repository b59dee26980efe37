//! gone: measured_never, never_adapted, NeverAdapter, Polar, hypot
use traits::{loud, Extension as _, Measure, Noisy, Point, Source};

fn main() {
    println!("{} {} {}", vec![1, 2].size(), 5i64.size(), vec![()].doubled() + 4i64.doubled());
    println!("{} {} {}", loud("abc"), <Vec<u8> as Measure>::UNIT, (0..7).every_other().count());
    let point = (Point { x: 1, y: 2 } + Point { x: 3, y: 4 }) * 10;
    println!("{point} {:?} {}", point.max(Point { x: 40, y: 61 }), point == point);
    let _noisy = Noisy("late");
    drop(Noisy("early"));
    println!("{:?}", Source::lines(&[7, 8]).take());
}
