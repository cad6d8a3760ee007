import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readDatabaseIn } from '../../support/database.ts';
import { recordFigure } from '../../support/figures.ts';
import { addresses, expect } from '../../support/fixtures.ts';
import { test } from '../../support/own-stack.ts';
import { fillInForms, marksOf, sendForm, thankedFor } from '../form-posts.ts';
import { formsIn } from '../shown-forms.ts';
import { findBrokenPages } from './whole-pages.ts';

const seconds = 30;
const timesCapacity = 10;
/** Arrivals are spread over as many slices of each second. */
const slices = 50;

/** Lists with filters, which no cache holds. */
const addressOf = (number: number) =>
  `/nl/te-koop/?minPrice=${String(100_000 + (number % 700) * 1000)}&maxPrice=${String(900_000 + (Math.floor(number / 700) % 50) * 10_000)}`;

/** Reads a page to its end; resolves to its status, 0 where the connection was cut. */
async function read(site: string, number: number, agent: Agent): Promise<number> {
  try {
    const [response] = (await once(get(`${site}${addressOf(number)}`, { agent }), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    await once(response, 'end');
    return response.statusCode ?? 0;
  } catch {
    return 0;
  }
}

/** Pages in a second when as many visitors read as the site serves at once. */
async function measureCapacity(site: string, agent: Agent): Promise<number> {
  const until = performance.now() + 2000;
  let pages = 0;
  const visitor = async () => {
    while (performance.now() < until) {
      pages += 1;
      expect(await read(site, pages, agent)).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 16 }, visitor));
  return Math.ceil(pages / 2);
}

test('at ten times its capacity the site cuts nobody off and takes every form', async ({ own, page }) => {
  test.setTimeout(300_000);
  await own.startSite({ SANITY_API_HOST: addresses.lake, MAIL_SMTP_URL: '' });
  const contact = await (await fetch(`${own.site}/nl/contact/`)).text();
  const shown = await formsIn(page, contact, '/nl/contact/');
  const forms = await fillInForms(own.site, shown, marksOf('In a crowd', seconds * 2));
  const agent = new Agent({ keepAlive: true });
  const capacity = await measureCapacity(own.site, agent);

  const statuses: Record<string, number> = {};
  const reading: Promise<void>[] = [];
  const arrive = async (number: number) => {
    const status = await read(own.site, number, agent);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const sending: Promise<string>[] = [];
  let arrived = 0;
  const start = performance.now();
  for (let slice = 1; slice <= seconds * slices; slice += 1) {
    const due = Math.round((slice * capacity * timesCapacity) / slices);
    while (arrived < due) reading.push(arrive(1_000_000 + arrived++));
    const form = forms[sending.length];
    if (form && slice % (slices / 2) === 0) sending.push(sendForm(own.site, form));
    await wait(Math.max(0, start + (slice * 1000) / slices - performance.now()));
  }
  const lasted = (performance.now() - start) / 1000;
  const answers = await Promise.all(sending);
  await Promise.all(reading);
  agent.destroy();

  expect(answers).toEqual(forms.map(({ form }) => thankedFor(form)));
  const stored = Number(
    readDatabaseIn(own.siteFolder, 'select count(*) as number from submissions')[0]?.['number'],
  );
  expect(stored).toBe(forms.length);
  expect(Object.keys(statuses).sort()).toEqual(['200', '503']);
  const broken = await findBrokenPages(own.site);
  expect(broken).toEqual([]);
  recordFigure('overload', {
    'capacity (pages a second)': capacity,
    'offered (pages a second)': Math.round(arrived / lasted),
    'pages served': statuses[200] ?? 0,
    'told to come back': statuses[503] ?? 0,
    'requests cut off': statuses[0] ?? 0,
    'forms sent': forms.length,
    'forms lost': forms.length - stored,
    'pages not whole afterwards': broken.length,
  });
});
