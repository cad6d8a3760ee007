import { isWhole, recordFigure } from '../support/figures.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { studioEntry } from '../studio/drafts.ts';
import { sendRaw } from '../support/raw-request.ts';

const hosts = ['evil.example', 'evil.example:8443', 'me@evil.example', 'evil%E3%80%82example', '2130706433'];

/** Prefixes of a host that a careless parser takes for a path of its own site. */
const beginnings = [
  '//',
  '///',
  '////',
  '/\\',
  '/\\/',
  '\\\\',
  '/.//',
  '/..//',
  '/nl/..//',
  '/nl/../..//',
  '/%2e%2e//',
  '/%2f',
  '/%5c',
  '/%5c%5c',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/%00/',
  '/;//',
  '/nl//',
  '/nl/\\',
  '/nl/%2f%2f',
  '/nl/te-koop//',
  'http://',
  'https://',
  'https:',
  'https:/',
  'https:\\\\',
  'HTTPS://',
  'ftp://',
  'javascript://',
  'javascript:location=//',
  'data:text/html,//',
  '/https://',
  '/nl/https://',
  '/http:%2f%2f',
  '/nl/contact/..%2f..%2f..//',
  '/?//',
  '/nl?//',
  '/#//',
];

/** 200 addresses that want to leave the site. */
const payloads = beginnings.flatMap((beginning) => hosts.map((host) => `${beginning}${host}/`));

/** Names by which sites are told where to go next. */
const names = [
  'redirect',
  'redirectUrl',
  'url',
  'next',
  'return',
  'returnTo',
  'to',
  'page',
  'path',
  'context',
];

/** Answers that lead off the site, as a browser reads them. */
function offSite(answers: readonly { asked: string; location: string | undefined }[]): string[] {
  return answers.flatMap(({ asked, location }) => {
    if (location === undefined) return [];
    const leads = URL.canParse(location, addresses.site)
      ? new URL(location, addresses.site).origin
      : 'nowhere';
    return leads === addresses.site ? [] : [`${asked} leads to ${location}`];
  });
}

test('none of 200 addresses that want to leave the site does, in path, query, cookie or header', async ({
  content,
}) => {
  test.slow();
  expect(new Set(payloads).size).toBe(200);
  const entry = new URL(await studioEntry(content, '/nl/'), addresses.site);
  const preview = (payload: string) => {
    entry.searchParams.set('sanity-preview-pathname', payload);
    return `${entry.pathname}${entry.search}`;
  };
  const query = (payload: string) =>
    new URLSearchParams(names.map((name) => [name, payload] as [string, string])).toString();
  const asked = payloads.flatMap((payload, index) => {
    const path = payload.startsWith('/') ? payload : `/${payload}`;
    const cookie = `Cookie: language=${encodeURIComponent(payload)}`;
    return [
      { line: `GET ${path}` },
      { line: `GET /?${query(payload)}`, headers: [cookie, `X-Forwarded-Host: ${hosts[0] ?? ''}`] },
      { line: `GET ${preview(payload)}` },
      ...(isWhole || index % 10 === 0
        ? [
            { line: `GET /contact/?${query(payload)}`, headers: [`Accept-Language: ${payload}`] },
            { line: `GET /nl/property/2103/?${query(payload)}` },
          ]
        : []),
    ];
  });
  const answers: { asked: string; location: string | undefined; status: number }[] = [];
  const waiting = [...asked];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { status, location } = await sendRaw(addresses.site, next);
      answers.push({ asked: next.line, location, status });
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  expect(answers.filter(({ location }) => location !== undefined).length).toBeGreaterThan(
    2 * payloads.length,
  );
  expect(offSite(answers)).toEqual([]);
  recordFigure('10 open redirects', {
    payloads: payloads.length,
    requests: answers.length,
    'answers that redirect': answers.filter(({ location }) => location !== undefined).length,
    'off-site': offSite(answers).length,
  });
});
