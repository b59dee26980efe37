//! Families of types and impls that could be taken for one another.

/// A family of types and impls, and expressions of the solution that print what some of them do.
pub struct Family {
    pub library: &'static str,
    pub uses: &'static [&'static str],
}

pub const FAMILIES: [Family; 15] = [
    // A method of the type, of the reference to it, and of what it dereferences to.
    Family {
        library: "pub struct Inner; pub struct Outer(pub Inner);
            impl std::ops::Deref for Outer { type Target = Inner;
                fn deref(&self) -> &Inner { &self.0 } }
            pub trait Kind { fn kind(&self) -> &'static str { \"default\" } }
            impl Kind for Outer { fn kind(&self) -> &'static str { \"outer\" } }
            impl Kind for &Outer { fn kind(&self) -> &'static str { \"reference\" } }
            impl Kind for Inner { fn kind(&self) -> &'static str { \"inner\" } }
            pub trait Sort { fn sort(self) -> &'static str; }
            impl Sort for &Inner { fn sort(self) -> &'static str { \"&inner\" } }
            impl Sort for &Outer { fn sort(self) -> &'static str { \"&outer\" } }
            impl Sort for Outer { fn sort(self) -> &'static str { \"outer\" } }",
        uses: &[
            "{ use lib::Kind as _; lib::Outer(lib::Inner).kind() }",
            "{ use lib::Kind as _; (&&lib::Outer(lib::Inner)).kind() }",
            "{ use lib::Kind as _; lib::Outer(lib::Inner).0.kind() }",
            "{ use lib::Sort as _; lib::Outer(lib::Inner).sort() }",
            "{ use lib::Sort as _; (&lib::Outer(lib::Inner)).sort() }",
            "{ fn show(kind: &dyn lib::Kind) -> &'static str { kind.kind() }
                show(&lib::Outer(lib::Inner)) }",
        ],
    },
    // Members that override what the trait has.
    Family {
        library: "pub struct Down(pub u32);
            impl Iterator for Down { type Item = u32;
                fn next(&mut self) -> Option<u32> { if self.0 == 0 { return None; } self.0 -= 1;
                    Some(self.0) }
                fn nth(&mut self, n: usize) -> Option<u32> {
                    self.0 = self.0.saturating_sub(10 * n as u32); self.next() }
                fn count(self) -> usize { 77 }
                fn size_hint(&self) -> (usize, Option<usize>) { (3, Some(3)) }
                fn last(self) -> Option<u32> { Some(99) } }
            impl DoubleEndedIterator for Down { fn next_back(&mut self) -> Option<u32> { Some(5) } }
            impl ExactSizeIterator for Down { fn len(&self) -> usize { 42 } }",
        uses: &[
            "lib::Down(5).sum::<u32>()",
            "lib::Down(50).nth(2).unwrap()",
            "lib::Down(5).count()",
            "lib::Down(5).skip(1).count()",
            "lib::Down(5).size_hint().0",
            "lib::Down(5).last().unwrap()",
            "lib::Down(5).len()",
            "lib::Down(5).rev().next().unwrap()",
            "lib::Down(9).step_by(2).take(3).sum::<u32>()",
        ],
    },
    Family {
        library: "#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord,
            Hash)] pub struct Plain(pub i32);
            pub struct Own(pub i32);
            impl Clone for Own { fn clone(&self) -> Self { Own(self.0 + 1) }
                fn clone_from(&mut self, o: &Self) { self.0 = o.0 + 100; } }
            impl Default for Own { fn default() -> Self { Own(7) } }
            impl PartialEq for Own { fn eq(&self, o: &Self) -> bool { self.0 % 10 == o.0 % 10 }
                fn ne(&self, o: &Self) -> bool { self.0 != o.0 } }
            impl Eq for Own {}
            impl PartialOrd for Own { fn partial_cmp(&self,
                o: &Self) -> Option<std::cmp::Ordering> { Some(o.0.cmp(&self.0)) }
                fn lt(&self, _: &Self) -> bool { true } }
            impl Ord for Own { fn cmp(&self, o: &Self) -> std::cmp::Ordering { o.0.cmp(&self.0) }
                fn max(self, _: Self) -> Self { Own(500) } }
            impl std::hash::Hash for Own { fn hash<H: std::hash::Hasher>(&self, h: &mut H) {
                h.write_i32(1) } }
            impl Drop for Own { fn drop(&mut self) { println!(\"drop {}\", self.0); } }",
        uses: &[
            "lib::Own(1).clone().0",
            "{ let mut a = lib::Own(1); a.clone_from(&lib::Own(2)); a.0 }",
            "lib::Own::default().0",
            "lib::Own(1) == lib::Own(11)",
            "lib::Own(1) != lib::Own(11)",
            "lib::Own(1) < lib::Own(0)",
            "lib::Own(1) > lib::Own(0)",
            "std::cmp::Ord::max(lib::Own(1), lib::Own(2)).0",
            "{ let mut a = vec![lib::Own(1), lib::Own(2)]; a.sort(); a[0].0 }",
            "{ let s: std::collections::HashSet<lib::Own> = [lib::Own(1),
                lib::Own(1)].into_iter().collect(); s.len() }",
            "{ let mut h = std::collections::BinaryHeap::from([lib::Own(1), lib::Own(2)]);
                h.pop().unwrap().0 }",
            "lib::Plain(3).clone().max(lib::Plain(2)).0",
            "format!(\"{:?}\", lib::Plain(3))",
        ],
    },
    Family {
        library: "#[derive(Clone, Copy)] pub struct Num(pub i64);
            impl std::ops::Add for Num { type Output = Num;
                fn add(self, o: Num) -> Num { Num(self.0 + o.0) } }
            impl std::ops::Add<i64> for Num { type Output = Num;
                fn add(self, o: i64) -> Num { Num(self.0 + 2 * o) } }
            impl std::ops::Add<&Num> for Num { type Output = Num;
                fn add(self, o: &Num) -> Num { Num(self.0 + 3 * o.0) } }
            impl std::ops::AddAssign for Num { fn add_assign(&mut self, o: Num) {
                self.0 += o.0 + 1; } }
            impl std::ops::Neg for Num { type Output = Num; fn neg(self) -> Num { Num(-self.0) } }
            impl std::ops::Not for Num { type Output = bool; fn not(self) -> bool { self.0 == 0 } }
            impl std::ops::Index<usize> for Num { type Output = i64;
                fn index(&self, _: usize) -> &i64 { &self.0 } }
            impl std::ops::IndexMut<usize> for Num { fn index_mut(&mut self,
                _: usize) -> &mut i64 { &mut self.0 } }
            impl std::iter::Sum for Num { fn sum<I: Iterator<Item = Num>>(i: I) -> Num {
                Num(i.map(|n| n.0).sum::<i64>() + 5) } }
            impl<'a> std::iter::Sum<&'a Num> for Num {
                fn sum<I: Iterator<Item = &'a Num>>(i: I) -> Num {
                Num(i.map(|n| n.0).sum::<i64>() + 6) } }",
        uses: &[
            "(lib::Num(1) + lib::Num(2)).0",
            "(lib::Num(1) + 2).0",
            "(lib::Num(1) + &lib::Num(2)).0",
            "{ let mut a = lib::Num(1); a += lib::Num(4); a.0 }",
            "(-lib::Num(1)).0",
            "!lib::Num(0)",
            "lib::Num(8)[3]",
            "{ let mut a = lib::Num(1); a[0] = 9; a.0 }",
            "[lib::Num(1)].into_iter().sum::<lib::Num>().0",
            "[lib::Num(1)].iter().sum::<lib::Num>().0",
        ],
    },
    Family {
        library: "pub struct Text(pub String);
            impl std::fmt::Display for Text { fn fmt(&self,
                f: &mut std::fmt::Formatter) -> std::fmt::Result { write!(f, \"<{}>\", self.0) } }
            impl std::fmt::Debug for Text { fn fmt(&self,
                f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.debug_tuple(\"T\").field(&self.0).finish() } }
            impl std::fmt::LowerHex for Text { fn fmt(&self,
                f: &mut std::fmt::Formatter) -> std::fmt::Result { f.write_str(\"hex\") } }
            impl std::fmt::Write for Text { fn write_str(&mut self, s: &str) -> std::fmt::Result {
                self.0.insert_str(0, s); Ok(()) }
                fn write_char(&mut self, c: char) -> std::fmt::Result { self.0.push(c);
                    self.0.push(c); Ok(()) } }
            impl std::error::Error for Text {
                fn source(&self) -> Option<&(dyn std::error::Error + 'static)> { None } }
            impl From<&str> for Text { fn from(s: &str) -> Self { Text(s.to_uppercase()) } }
            impl From<u8> for Text { fn from(n: u8) -> Self { Text(format!(\"#{n}\")) } }
            impl std::str::FromStr for Text { type Err = u8;
                fn from_str(s: &str) -> Result<Self, u8> { Ok(Text(s.repeat(2))) } }
            impl TryFrom<i32> for Text { type Error = u8;
                fn try_from(n: i32) -> Result<Self, u8> { Err(n as u8) } }
            impl AsRef<str> for Text { fn as_ref(&self) -> &str { &self.0 } }
            impl std::borrow::Borrow<str> for Text { fn borrow(&self) -> &str { \"borrowed\" } }",
        uses: &[
            "lib::Text(\"a\".into())",
            "lib::Text(\"a\".into()).to_string()",
            "format!(\"{:?}\", lib::Text(\"a\".into()))",
            "format!(\"{:x}\", lib::Text(\"a\".into()))",
            "{ use std::fmt::Write as _; let mut t = lib::Text(\"a\".into());
                write!(t, \"b{}\", 1).unwrap(); t.0 }",
            "{ use std::fmt::Write as _; let mut t = lib::Text(\"a\".into());
                t.write_char('c').unwrap(); t.0 }",
            "{ let e: Box<dyn std::error::Error> = Box::new(lib::Text(\"a\".into()));
                e.source().is_none() }",
            "lib::Text::from(\"a\").0",
            "{ let t: lib::Text = 5u8.into(); t.0 }",
            "\"ab\".parse::<lib::Text>().unwrap().0",
            "lib::Text::try_from(3).err().unwrap()",
            "lib::Text(\"a\".into()).as_ref().len()",
            "{ let t = lib::Text(\"a\".into()); let b: &str = std::borrow::Borrow::borrow(&t);
                b.len() }",
        ],
    },
    Family {
        library: "pub struct Bag(pub Vec<i32>);
            impl IntoIterator for Bag { type Item = i32; type IntoIter = std::vec::IntoIter<i32>;
                fn into_iter(self) -> Self::IntoIter { let mut v = self.0; v.reverse();
                v.into_iter() } }
            impl<'a> IntoIterator for &'a Bag { type Item = &'a i32;
                type IntoIter = std::slice::Iter<'a, i32>;
                fn into_iter(self) -> Self::IntoIter { self.0.iter() } }
            impl FromIterator<i32> for Bag {
                fn from_iter<I: IntoIterator<Item = i32>>(i: I) -> Self {
                Bag(i.into_iter().map(|x| x + 1).collect()) } }
            impl Extend<i32> for Bag { fn extend<I: IntoIterator<Item = i32>>(&mut self, i: I) {
                for x in i { self.0.insert(0, x); } } }
            impl std::ops::Deref for Bag { type Target = Vec<i32>;
                fn deref(&self) -> &Vec<i32> { &self.0 } }
            impl std::ops::DerefMut for Bag { fn deref_mut(&mut self) -> &mut Vec<i32> {
                &mut self.0 } }",
        uses: &[
            "{ let mut n = 0; for x in lib::Bag(vec![1, 2]) { n = 10 * n + x; } n }",
            "{ let mut n = 0; for x in &lib::Bag(vec![1, 2]) { n = 10 * n + x; } n }",
            "lib::Bag(vec![1, 2]).into_iter().next().unwrap()",
            "(0..3).collect::<lib::Bag>().0.len()",
            "{ let mut b = lib::Bag(vec![]); b.extend([1, 2]); b.0[0] }",
            "lib::Bag(vec![4]).iter().sum::<i32>()",
            "{ let mut b = lib::Bag(vec![]); b.push(3); b.len() }",
        ],
    },
    Family {
        library: "pub trait Sides { const SIDES: u32 = 1; fn make() -> u32 { Self::SIDES } }
            pub trait Shape { type Unit: Default + std::fmt::Display; fn area(&self) -> u32 { 1 }
                fn name(&self) -> String { format!(\"s{}\", self.area()) } }
            pub struct Square(pub u32); pub struct Round(pub u32);
            impl Sides for Square { const SIDES: u32 = 4; }
            impl Sides for Round { fn make() -> u32 { 60 } }
            impl<T: Sides> Sides for Box<T> { const SIDES: u32 = 8; }
            impl Shape for Square { type Unit = u8; fn area(&self) -> u32 { self.0 * self.0 } }
            impl Shape for Round { type Unit = i64; fn name(&self) -> String { \"round\".into() } }
            impl<T: Shape> Shape for Box<T> { type Unit = T::Unit;
                fn area(&self) -> u32 { 100 + (**self).area() } }
            pub fn total(shapes: &[&dyn Shape<Unit = u8>]) -> u32 {
                shapes.iter().map(|s| s.area()).sum() }
            pub fn twice<T: Shape + Sides>(shape: &T) -> u32 { 2 * shape.area() + T::SIDES }
            pub fn sides<T: Sides>() -> [u8; 1] { [T::SIDES as u8] }",
        uses: &[
            "lib::total(&[&lib::Square(3)])",
            "lib::twice(&lib::Square(3))",
            "lib::twice(&Box::new(lib::Round(3)))",
            "lib::Shape::name(&lib::Round(3))",
            "lib::Shape::name(&lib::Square(3))",
            "<lib::Square as lib::Sides>::SIDES",
            "<lib::Round as lib::Sides>::make()",
            "lib::sides::<lib::Square>()[0]",
            "<lib::Square as lib::Shape>::Unit::default()",
        ],
    },
    // An impl without a function fulfils the bound of another.
    Family {
        library: "pub trait Mark {} pub trait Via { fn via(&self) -> u8; }
            pub struct S; impl Mark for S {}
            impl<T: Mark> Via for T { fn via(&self) -> u8 { 1 } }
                impl Via for &S { fn via(&self) -> u8 { 2 } }
            pub struct K; impl Clone for K { fn clone(&self) -> K { K } }
            #[derive(Clone)] pub struct Tag<T>(pub std::marker::PhantomData<T>);
            pub trait Name { fn name(self) -> u8; }
                impl Name for &Tag<K> { fn name(self) -> u8 { 3 } }
                impl Name for Tag<K> { fn name(self) -> u8 { 4 } }
            pub fn tag() -> Tag<K> { Tag(std::marker::PhantomData) }",
        uses: &[
            "{ use lib::Via as _; lib::S.via() }",
            "{ use lib::Via as _; (&&lib::S).via() }",
            "{ use lib::Name as _; (&lib::tag()).clone().name() }",
        ],
    },
    // What a macro writes.
    Family {
        library: "pub struct A(pub u8); pub struct B(pub u8); pub trait Get { fn get(&self) -> u8;
            fn both(&self) -> u8 { self.get() + 1 } }
            macro_rules! get { ($($t:ty: $n:expr),*) => { $(impl Get for $t {
                fn get(&self) -> u8 { self.0 + $n } })* } }
            get!(A: 1, B: 2);
            macro_rules! from { ($a:ident $b:ident) => { impl From<$a> for $b {
                fn from(a: $a) -> $b { $b(a.0 + 10) } } } }
            from!(A B); from!(B A);
            impl Get for &A { fn get(&self) -> u8 { 50 } }",
        uses: &[
            "lib::Get::get(&lib::A(1))",
            "{ use lib::Get as _; lib::A(1).get() }",
            "lib::Get::get(&&lib::A(1))",
            "lib::Get::both(&lib::B(1))",
            "lib::B::from(lib::A(1)).0",
            "{ let a: lib::A = lib::B(1).into(); a.0 }",
        ],
    },
    // Impls for type parameters, and for a type in another module of the same name.
    Family {
        library: "pub mod left { pub struct Point(pub i32);
            impl super::Show for Point { fn show(&self) -> i32 { self.0 } } }
            pub mod right { pub struct Point(pub i32);
                impl super::Show for Point { fn show(&self) -> i32 { -self.0 } }
                impl super::Show for &Point { fn show(&self) -> i32 { 77 } } }
            pub trait Show { fn show(&self) -> i32; }
            pub trait Blanket { fn blanket(&self) -> i32; }
            impl<T: Show> Blanket for T { fn blanket(&self) -> i32 { self.show() * 3 } }
            impl Show for [left::Point] { fn show(&self) -> i32 { self.len() as i32 } }
            impl<T: Show> Show for Option<T> { fn show(&self) -> i32 { self.as_ref().map_or(5,
                |p| p.show() + 1) } }",
        uses: &[
            "lib::Show::show(&lib::left::Point(2))",
            "lib::Show::show(&lib::right::Point(2))",
            "{ use lib::Show as _; (&&lib::right::Point(2)).show() }",
            "lib::Blanket::blanket(&lib::left::Point(2))",
            "{ use lib::Show as _; [lib::left::Point(2)].show() }",
            "lib::Show::show(&Some(lib::right::Point(2)))",
            "lib::Blanket::blanket(&None::<lib::left::Point>)",
        ],
    },
    // Names that symbols do not have as they are written.
    Family {
        library: "pub struct Été(pub u8); pub type Alias = Été; pub struct r#type(pub u8);
            pub trait Mesure { fn mesure(&self) -> u8 { 1 } }
            impl Mesure for Été { fn mesure(&self) -> u8 { self.0 } }
            impl Mesure for &Alias { fn mesure(&self) -> u8 { 9 } }
            impl Mesure for r#type { fn mesure(&self) -> u8 { self.0 + 4 } }
            impl Mesure for &r#type { fn mesure(&self) -> u8 { 40 } }
            pub trait Größe { fn größe(&self) -> u8; }
            impl Größe for r#type { fn größe(&self) -> u8 { 3 } }
            impl Größe for &r#type { fn größe(&self) -> u8 { 30 } }",
        uses: &[
            "{ use lib::Mesure as _; lib::Été(1).mesure() }",
            "{ use lib::Mesure as _; (&&lib::Été(1)).mesure() }",
            "{ use lib::Mesure as _; lib::r#type(1).mesure() }",
            "{ use lib::Größe as _; lib::r#type(1).größe() }",
            "{ use lib::Größe as _; (&&lib::r#type(1)).größe() }",
        ],
    },
    // What is dropped, and when.
    Family {
        library: "pub struct Guard(pub &'static str);
            impl Drop for Guard { fn drop(&mut self) { println!(\"-{}\", self.0); } }
            pub struct Pair { pub first: Guard, pub second: Guard }
            impl Clone for Guard { fn clone(&self) -> Self { Guard(\"copy\") } }
            impl Default for Pair { fn default() -> Self { Pair { first: Guard(\"a\"),
                second: Guard(\"b\") } } }
            impl Iterator for Pair { type Item = u8;
                fn next(&mut self) -> Option<u8> { std::mem::replace(&mut self.first,
                Guard(\"next\")); None } }
            impl Drop for Pair { fn drop(&mut self) { println!(\"pair\"); } }",
        uses: &[
            "lib::Guard(\"x\").clone().0",
            "lib::Pair::default().second.0",
            "lib::Pair::default().next().is_none()",
            "{ let _kept = lib::Guard(\"scope\"); 1 }",
            "{ let pairs = vec![lib::Pair::default()]; pairs.len() }",
        ],
    },
    // Functions that other impls call.
    Family {
        library: "pub struct Low(pub u32); pub struct High(pub Low);
            impl std::io::Read for Low { fn read(&mut self,
                b: &mut [u8]) -> std::io::Result<usize> { let n = (self.0 as usize).min(b.len());
                b[..n].fill(b'x'); self.0 -= n as u32; Ok(n) }
                fn read_to_string(&mut self, s: &mut String) -> std::io::Result<usize> {
                    s.push_str(\"own\"); Ok(3) } }
            impl std::io::Write for Low { fn write(&mut self,
                b: &[u8]) -> std::io::Result<usize> { self.0 += b.len() as u32; Ok(b.len()) }
                fn flush(&mut self) -> std::io::Result<()> { self.0 += 1000; Ok(()) }
                fn write_all(&mut self, _: &[u8]) -> std::io::Result<()> { self.0 += 7; Ok(()) } }
            impl std::ops::Deref for High { type Target = Low; fn deref(&self) -> &Low { &self.0 } }
            impl std::ops::DerefMut for High { fn deref_mut(&mut self) -> &mut Low { &mut self.0 }
                }",
        uses: &[
            "{ use std::io::Read as _; let mut s = String::new();
                lib::Low(3).read_to_string(&mut s).unwrap(); s }",
            "{ use std::io::Read as _; lib::Low(3).bytes().count() }",
            "{ use std::io::Write as _; let mut w = lib::Low(0); write!(w, \"{}\", 5).unwrap();
                w.flush().unwrap(); w.0 }",
            "{ use std::io::Write as _; let mut w = lib::Low(0); w.write(b\"abc\").unwrap(); w.0 }",
            "{ use std::io::Write as _; let mut w = lib::High(lib::Low(0));
                w.write_all(b\"abc\").unwrap(); w.0.0 }",
        ],
    },
    Family {
        library: "pub struct Key(pub u8); pub struct Wrap<T>(pub T);
            impl<T: Clone> Clone for Wrap<T> { fn clone(&self) -> Self { Wrap(self.0.clone()) } }
            impl Clone for Key { fn clone(&self) -> Self { Key(self.0 + 1) } }
            impl<T> AsRef<T> for Wrap<T> { fn as_ref(&self) -> &T { &self.0 } }
            impl<T: Default> Default for Wrap<T> { fn default() -> Self { Wrap(T::default()) } }
            impl Default for Key { fn default() -> Self { Key(33) } }
            impl<T: PartialEq<U>, U> PartialEq<Wrap<U>> for Wrap<T> { fn eq(&self,
                o: &Wrap<U>) -> bool { self.0 == o.0 } }
            impl PartialEq<u8> for Key { fn eq(&self, o: &u8) -> bool { self.0 == *o } }
            impl PartialEq for Key { fn eq(&self, o: &Key) -> bool { self.0 / 2 == o.0 / 2 } }",
        uses: &[
            "lib::Wrap(lib::Key(1)).clone().0.0",
            "(&lib::Wrap(lib::Key(1))).clone().0.0",
            "lib::Wrap(lib::Key(4)).as_ref().0",
            "lib::Wrap::<lib::Key>::default().0.0",
            "lib::Wrap(lib::Key(1)) == lib::Wrap(1u8)",
            "lib::Key(1) == lib::Key(0)",
            "vec![lib::Key(1)].clone()[0].0",
        ],
    },
    Family {
        library: "pub trait Visitor { fn leaf(&mut self, n: u32);
            fn node(&mut self, l: u32, r: u32) { self.leaf(l); self.leaf(r); } }
            pub struct Sum(pub u32); pub struct Count(pub u32); pub struct Both<A, B>(pub A, pub B);
            impl Visitor for Sum { fn leaf(&mut self, n: u32) { self.0 += n; } }
            impl Visitor for Count { fn leaf(&mut self, _: u32) { self.0 += 1; }
                fn node(&mut self, _: u32, _: u32) { self.0 += 10; } }
            impl<A: Visitor, B: Visitor> Visitor for Both<A, B> { fn leaf(&mut self, n: u32) {
                self.0.leaf(n); self.1.leaf(n); } }
            impl<V: Visitor + ?Sized> Visitor for &mut V { fn leaf(&mut self, n: u32) {
                (**self).leaf(n) } fn node(&mut self, l: u32, r: u32) { (**self).node(l, r) } }
            pub fn walk(mut v: impl Visitor) { v.leaf(1); v.node(2, 3); }",
        uses: &[
            "{ let mut s = lib::Sum(0); lib::walk(&mut s); s.0 }",
            "{ let mut s = lib::Count(0); lib::walk(&mut s); s.0 }",
            "{ let mut b = lib::Both(lib::Sum(0), lib::Count(0)); lib::walk(&mut b);
                b.0.0 * 100 + b.1.0 }",
            "{ let mut s = lib::Sum(0); let v: &mut dyn lib::Visitor = &mut s; lib::walk(v); s.0 }",
        ],
    },
];
