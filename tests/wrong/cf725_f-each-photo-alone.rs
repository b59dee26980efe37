//! Sorts all photos by the sum of their worths, whether or not one lies on the other.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let mut photos: Vec<&[i64]> = numbers[1..].chunks(2).collect();
    photos.sort_by_key(|photo| -photo[0] - photo[1]);
    let gains = photos.iter().zip([true, false].into_iter().cycle());
    let gains = gains.map(|(photo, alice)| if alice { photo[0] } else { -photo[1] });
    println!("{}", gains.sum::<i64>());
}
