//! Runs many jobs at once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

/// Applies `work` to every item, on all cores, and `show` to the results in the items' order. Each
/// result is shown as soon as all results before it are.
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
            let work = move || {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(i) else { return };
                    let _ = send.send((i, work(item))); // fails only if `show` panicked
                }
            };
            // As the main one, for bundles.
            let thread = thread::Builder::new().stack_size(64 << 20);
            let spawned = thread.spawn_scoped(scope, work);
            spawned.expect("the system has a thread for each processor");
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
