/* A browser runs this file as it is: it answers for the pages below its own address, and for nothing else. */
const patience = 5000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === self.location.origin)
    event.respondWith(answer(event.request));
});

/** Pages come from the network while there is one; files, whose names change with what they hold, do not. */
async function answer(request) {
  const isPage = new URL(request.url).pathname.endsWith('/');
  const options = { cacheName: self.registration.scope, ignoreSearch: isPage, ignoreVary: true };
  const stored = await caches.match(request, options);
  if (!stored) return fetch(request);
  if (Date.parse(stored.headers.get('Kept-Until')) < Date.now()) {
    await caches.delete(self.registration.scope);
    return fetch(request);
  }
  if (!isPage) return stored;
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(patience) });
    return fresh.status < 500 ? fresh : stored;
  } catch {
    return stored;
  }
}
