//! Runs as many jobs at once as there are cores.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

/// Applies `work` to every item, and `show` to the results in the items' order. Each result is
/// shown as soon as all results before it are shown.
pub fn in_parallel<'a, T: Sync, R: Send>(
    items: &'a [T],
    work: impl Fn(&T) -> R + Sync,
    mut show: impl FnMut(&'a T, R),
) {
    let next = AtomicUsize::new(0);
    let (send, receive) = channel();
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers.min(items.len()) {
            let send = send.clone();
            let (next, work) = (&next, &work);
            scope.spawn(move || {
                while let Some((i, item)) = take(items, next) {
                    // Sending fails only if `show` panicked: otherwise the receiver outlives all
                    // workers.
                    let _ = send.send((i, work(item)));
                }
            });
        }
        drop(send);
        let mut waiting: Vec<Option<R>> = items.iter().map(|_| None).collect();
        let mut shown = 0;
        for (i, result) in receive {
            waiting[i] = Some(result);
            while let Some(result) = waiting.get_mut(shown).and_then(Option::take) {
                show(&items[shown], result);
                shown += 1;
            }
        }
    });
}

fn take<'a, T>(items: &'a [T], next: &AtomicUsize) -> Option<(usize, &'a T)> {
    let i = next.fetch_add(1, Ordering::Relaxed);
    items.get(i).map(|item| (i, item))
}

#[cfg(test)]
mod tests {
    use super::in_parallel;

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..100).rev().collect();
        let mut shown = Vec::new();
        in_parallel(&items, |&i| i * i, |_, square| shown.push(square));
        assert_eq!(shown, items.iter().map(|i| i * i).collect::<Vec<_>>());
    }
}
