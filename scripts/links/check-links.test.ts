import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkLinks } from './check-links.ts';

/** Serves texts by path, and an answer of that status for a path that is a number. */
async function serve(pages: Record<string, string>) {
  const requests: string[] = [];
  const server = createServer(({ url = '', method = '' }, response) => {
    requests.push(`${method} ${url}`);
    const [, status] = /^\/(\d+)$/.exec(url) ?? [];
    response.writeHead(Number(status ?? (url in pages ? 200 : 404)), {
      'Content-Type': url.endsWith('.xml') ? 'application/xml' : 'text/html',
    });
    response.end(pages[url]);
  }).listen(0);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { site: `http://localhost:${(server.address() as AddressInfo).port}`, requests };
}

const link = (address: string) => `<a href="${address}">x</a>`;

test('dead links are printed and counted with the pages on which they stand', async () => {
  const pages: Record<string, string> = {};
  const { site } = await serve(pages);
  pages['/sitemap.xml'] =
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${site}/a/</loc></url><url><loc>${site}/b/</loc></url></urlset>`;
  pages['/'] = '';
  pages['/a/'] =
    link('/b/') +
    link('/410') +
    link('/403') +
    link('mailto:an@example.com') +
    link(`https://share.example/?text=${encodeURIComponent(`${site}/a/`)}`);
  pages['/b/'] = link('/410') + link('/500');
  const lines: string[] = [];
  expect(await checkLinks(site, (line) => lines.push(line))).toBe(2);
  expect(lines.map((line) => line.replaceAll(site, '')).toSorted()).toEqual(
    [
      'dead  /410 (410)',
      '      /a/',
      '      /b/',
      'dead  /500 (500)',
      '      /b/',
      'open by hand  /403 (403)',
      '      /a/',
      'links: 2 fine, 2 dead, 1 to open by hand',
    ].toSorted(),
  );
});

test('addresses of this machine and its network are dead, and never reached', async () => {
  const inside = await serve({ '/': '' });
  const pages: Record<string, string> = {};
  const { site } = await serve(pages);
  pages['/sitemap.xml'] =
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${site}/a/</loc></url></urlset>`;
  pages['/a/'] = link(inside.site) + link('http://169.254.169.254/latest/');
  const lines: string[] = [];
  expect(await checkLinks(site, (line) => lines.push(line))).toBe(2);
  expect(lines).toContain('dead  http://169.254.169.254/latest/ (leads into a private network)');
  expect(inside.requests).toEqual([]);
});
