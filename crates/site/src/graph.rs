//! Draws the graph of a module's includes and users, with links.

use std::collections::{BTreeMap, BTreeSet};

use maud::{Markup, html};

use crate::site::Site;

const WIDTH: i32 = 170;
const HEIGHT: i32 = 30;
const BESIDE: i32 = 56;
const BELOW: i32 = 12;

/// Graph with the directly and indirectly included modules on the left, then the module, then its
/// users. `None` if the module has neither.
pub fn drawn(site: &Site, module: &str) -> Option<Markup> {
    let columns = columns(site, module);
    if columns.len() == 1 {
        return None;
    }
    let tallest = columns.values().map(Vec::len).max().unwrap_or(0);
    let height = total(tallest, HEIGHT, BELOW);
    let width = total(columns.len(), WIDTH, BESIDE);
    let mut places: BTreeMap<&str, (i32, i32)> = BTreeMap::new();
    for (column, names) in (0..).zip(columns.values()) {
        let top = (height - total(names.len(), HEIGHT, BELOW)) / 2;
        for (row, name) in (0..).zip(names) {
            let x = column * (WIDTH + BESIDE);
            places.insert(name, (x, top + row * (HEIGHT + BELOW)));
        }
    }
    Some(html! {
        div .graph {
            svg width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) } role="group" {
                @for (user, to) in &places {
                    @for from in site.includes(user).iter().filter_map(|it| places.get(it)) {
                        path d=(edge(*from, *to)) {}
                    }
                }
                @for (name, (x, y)) in &places {
                    @if *name == module {
                        g .here { (node(name, *x, *y)) }
                    } @else {
                        a href={ (name) ".html" } { (node(name, *x, *y)) }
                    }
                }
            }
        }
    })
}

/// Column → names of modules; the module itself is in column 0.
fn columns<'a>(site: &'a Site, module: &'a str) -> BTreeMap<i32, Vec<&'a str>> {
    let mut depths: BTreeMap<&str, i32> = BTreeMap::new();
    descend(site, module, 0, &mut depths);
    let users: BTreeSet<&str> = site.users(module).collect();
    depths.extend(users.into_iter().map(|user| (user, 1)));
    let mut columns: BTreeMap<i32, Vec<&str>> = BTreeMap::new();
    for (name, depth) in depths {
        columns.entry(depth).or_default().push(name);
    }
    columns
}

/// Places each included module to the left of all modules that include it.
fn descend<'a>(site: &'a Site, module: &'a str, depth: i32, depths: &mut BTreeMap<&'a str, i32>) {
    let known = depths.entry(module).or_insert(depth);
    *known = depth.min(*known);
    for included in site.includes(module) {
        descend(site, included, depth - 1, depths);
    }
}

/// Total length of `count` boxes with gaps between them.
fn total(count: usize, size: i32, gap: i32) -> i32 {
    let count = i32::try_from(count).unwrap_or(i32::MAX);
    count * (size + gap) - gap
}

fn node(name: &str, x: i32, y: i32) -> Markup {
    html! {
        rect x=(x) y=(y) width=(WIDTH) height=(HEIGHT) rx="6" {}
        text x=(x + WIDTH / 2) y=(y + HEIGHT / 2 + 4) text-anchor="middle" { (name) }
    }
}

fn edge((from_x, from_y): (i32, i32), (to_x, to_y): (i32, i32)) -> String {
    let (from_x, from_y, to_y) = (from_x + WIDTH, from_y + HEIGHT / 2, to_y + HEIGHT / 2);
    let middle = i32::midpoint(from_x, to_x);
    format!("M{from_x} {from_y}C{middle} {from_y} {middle} {to_y} {to_x} {to_y}")
}
