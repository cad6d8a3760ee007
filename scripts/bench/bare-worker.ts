import { readFileSync } from 'node:fs';
import { Miniflare } from 'miniflare';

const [port, file, contentType] = process.argv.slice(2);
if (!port || !file || !contentType) throw new Error('Usage: bare-worker.ts <port> <file> <content type>');

const miniflare = new Miniflare({
  unsafeDirectSockets: [{ host: '127.0.0.1', port: Number(port) }],
  compatibilityDate: '2026-07-01',
  modules: [
    {
      type: 'ESModule',
      path: 'bare.js',
      contents: `import body from './body.txt';
        export default { fetch: () => new Response(body, { headers: { 'content-type': '${contentType}' } }) };`,
    },
    { type: 'Text', path: 'body.txt', contents: readFileSync(file, 'utf8') },
  ],
});
process.once('SIGTERM', () => void miniflare.dispose().then(() => process.exit(0)));
await miniflare.ready;
console.log(`bare worker ready at http://localhost:${port}`);
