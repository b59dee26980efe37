// Shows pages that were seen before when there is no network.
'use strict';
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

async function answered(event) {
  const seen = await caches.open('grundy');
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(seen.put(event.request, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await seen.match(event.request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

addEventListener('fetch', (event) => {
  const isOwn = new URL(event.request.url).origin === location.origin;
  if (isOwn && event.request.method === 'GET') event.respondWith(answered(event));
});
