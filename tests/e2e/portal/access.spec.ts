import demoOwner from '../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { readDatabase } from '../support/database.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { isWhole, recordFigure } from '../support/figures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { loginPaths, type PortalLanguage, portalPaths, storeOwner } from '../support/owner.ts';
import { seededText } from '../support/visitor.ts';

const languages = ['nl', 'fr', 'en'] as const satisfies readonly PortalLanguage[];

/** The homes of the two owners. */
const [ownHome, othersHomes] = ['2101', ['2104', '2136']];

type Target = {
  kind: 'pages' | 'data' | 'exports' | 'calendar' | 'files' | 'mailed links';
  path: string;
  /** Says whose property it is about. */
  isOfOther: boolean;
};

function get(path: string, cookie = '') {
  return fetch(`${addresses.site}${path}`, { redirect: 'manual', headers: { Cookie: cookie } });
}

function post(path: string, fields: Record<string, string>, cookie = '') {
  return fetch(`${addresses.site}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie, Origin: addresses.site, 'X-Test-Client': 'access' },
    body: new URLSearchParams(fields),
  });
}

async function logIn(email: string): Promise<string> {
  const response = await post(loginPaths.nl, { email, password: demoOwner.password });
  expect(response.status).toBe(303);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function upload(path: string, name: string, cookie: string) {
  const body = new FormData();
  body.set('kind', 'title-deed');
  body.set('documents', new File([`%PDF-1.7 ${name}`], `${name}.pdf`));
  const headers = { Cookie: cookie, Origin: addresses.site };
  return fetch(`${addresses.site}${path}`, { method: 'POST', redirect: 'manual', headers, body });
}

/** The addresses of the sections, from the menu. */
async function sectionsIn(root: string, cookie: string): Promise<string[]> {
  const html = await (await get(root, cookie)).text();
  const found = [...html.matchAll(new RegExp(`href="(${root}[^"?#]*)`, 'g'))].map(([, path = '']) => path);
  expect(new Set(found).size).toBeGreaterThan(7);
  return [...new Set(found)];
}

/** Every address of the portal, about all homes, about each of the other owner, and about both owners' at once. */
async function targetsIn(language: PortalLanguage, cookie: string): Promise<Target[]> {
  const root = portalPaths[language];
  const sections = await sectionsIn(root, cookie);
  const queries = ['', ...othersHomes, `${ownHome},${othersHomes.join()}`].map((id) => ({
    query: id && `?property=${id}`,
    isOfOther: id !== '',
  }));
  return queries.flatMap(({ query, isOfOther }): Target[] => [
    ...sections.flatMap((section): Target[] => [
      { kind: 'pages', path: `${section}${query}`, isOfOther },
      { kind: 'data', path: `${section.slice(0, -1)}.data${query}`, isOfOther },
    ]),
    { kind: 'exports', path: `${root}files/visits.csv${query}`, isOfOther },
    { kind: 'exports', path: `${root}files/statistics.csv${query}`, isOfOther },
    { kind: 'calendar', path: `${root}files/visits.ics${query}`, isOfOther },
  ]);
}

/** A link with a token that nobody was sent. */
const guessed = (link: string) => link.replace(/\/?$/, 'x$&');

test('[6.04] [9.38] an owner gets no byte of another by any address, id, file, link, ended session or cache', async ({
  tag,
}) => {
  test.setTimeout(isWhole ? 600_000 : 60_000);
  const name = `Berta ${tag}`;
  const [email, othersEmail] = [`a-${tag}@example.com`, `b-${tag}@example.com`];
  storeOwner({ email, name: 'Arno', language: 'nl', propertyIds: [ownHome] });
  storeOwner({ email: othersEmail, name, language: 'nl', propertyIds: othersHomes });
  const [own, other, ended] = [await logIn(email), await logIn(othersEmail), await logIn(othersEmail)];
  expect((await post(`${portalPaths.nl}account/`, { logout: 'here' }, ended)).status).toBe(303);

  expect((await upload(`${portalPaths.nl}documenten/?property=2104`, tag, other)).status).toBe(303);
  const [file] = readDatabase(`select id from uploads where name = ?`, `${tag}.pdf`);
  await post(loginPaths.nl, { email: othersEmail, way: 'link' });
  const linkIn = async (address: string, subject: string, part: string) => {
    const { links } = await waitForMail(address, subject);
    return new URL(links.find((link) => link.includes(part)) ?? '').pathname;
  };
  const used = await linkIn(othersEmail, 'aanmeldlink', '/link/');
  const toStaff = await linkIn('hanne@huisenhaard.example', name, '/owner-document/');
  expect((await post(used, {})).status).toBe(303);

  const files = languages.flatMap((language): Target[] =>
    [
      `document/${String(file?.['id'])}`,
      'agency-document/2104-mandate.pdf',
      'agency-document/2136-mandate.pdf',
    ].map((path) => ({ kind: 'files', path: `${portalPaths[language]}files/${path}`, isOfOther: true })),
  );
  const calendar = `${portalPaths.nl}calendar/${'0'.repeat(64)}/visits.ics`;
  const view = `${portalPaths.nl}view/${'0'.repeat(64)}/?property=2104`;
  const links = [used, guessed(used), guessed(toStaff), calendar, view].map((path): Target => ({
    kind: 'mailed links',
    path,
    isOfOther: true,
  }));
  const ofPortal = await Promise.all(languages.map((language) => targetsIn(language, own)));
  const all = [...ofPortal.flat(), ...files, ...links];
  const isAlways = ({ kind, path }: Target) =>
    kind === 'mailed links' || (kind === 'files' && path.startsWith(portalPaths.nl));
  const targets = isWhole ? all : all.filter((target, index) => index % 10 === 0 || isAlways(target));

  // Must appear on every page of this owner and on no other.
  const marks = [name, othersEmail, `${tag}.pdf`, `%PDF-1.7 ${tag}`, '%PDF-1.4'].concat(
    [
      'Derde bezoek van het koppel',
      'Komt terug met een architect',
      'raming van de renovatie',
      'Spinsterspad',
    ],
    'woonkompas.example/koop/2104',
  );
  const found = (body: string) => marks.filter((mark) => body.includes(mark));
  const matrix: Record<string, Record<string, number>> = {};
  const totals = { requests: 0, 'bytes of the other': 0, 'not no-store': 0 };
  const who = { 'another owner': own, 'ended session': ended, nobody: '' };
  for (const { kind, path, isOfOther } of targets) {
    // Fills whatever cache there might be with what the other owner may read.
    const theirs = await get(path, other);
    if (kind === 'files') expect(found(await theirs.text()), path).not.toEqual([]);
    for (const [asking, cookie] of Object.entries(who)) {
      const response = await get(path, cookie);
      const body = await response.text();
      expect.soft(found(body + JSON.stringify([...response.headers])), `${path} for ${asking}`).toEqual([]);
      expect.soft(response.headers.get('cache-control'), path).toBe('no-store');
      totals.requests += 1;
      if (found(body).length > 0) totals['bytes of the other'] += body.length;
      if (response.headers.get('cache-control') !== 'no-store') totals['not no-store'] += 1;
      const statuses = (matrix[`${kind}, ${asking}`] ??= {});
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (kind === 'data' || kind === 'mailed links') continue;
      const expected = cookie === own ? (isOfOther ? 404 : 200) : 303;
      expect.soft(response.status, `${path} for ${asking}`).toBe(expected);
    }
  }
  expect(found(await (await get(`${portalPaths.nl}?property=2104`, other)).text())).toContain('Spinsterspad');

  const sent = await upload(`${portalPaths.nl}documenten/?property=2104`, `${tag}-foreign`, own);
  expect(sent.status).toBe(404);
  expect(readDatabase(`select id from uploads where name = ?`, `${tag}-foreign.pdf`)).toEqual([]);
  expect((await get(used, own)).status).toBe(410);
  expect(await (await get(used, own)).text()).toContain(seededText('portal.linkExpired', 'nl'));

  const described = Object.entries(matrix).map(([cell, statuses]) => [
    cell,
    Object.entries(statuses)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', '),
  ]);
  recordFigure('15 another owner’s data', { ...totals, ...(Object.fromEntries(described) as object) });
});
