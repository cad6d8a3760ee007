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

/** A second overload shows whether the first one's memory is used again. */
const bursts = [30, 15];
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

type Burst = { pages: number; seconds: number; send: (() => Promise<string>)[] };

/** Resolves to the statuses of all pages and the answers to the forms, which are sent evenly over the time. */
async function overload(site: string, agent: Agent, { pages, seconds, send }: Burst) {
  const statuses: Record<string, number> = {};
  const reading: Promise<void>[] = [];
  const arrive = async (number: number) => {
    const status = await read(site, number, agent);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const sending: Promise<string>[] = [];
  const start = performance.now();
  for (let slice = 1; slice <= seconds * slices; slice += 1) {
    const due = Math.round((slice * pages) / (seconds * slices));
    while (reading.length < due) reading.push(arrive(arrived++));
    const dueForms = Math.floor((slice * send.length) / (seconds * slices));
    while (sending.length < dueForms) sending.push(send[sending.length]?.() ?? Promise.resolve(''));
    await wait(Math.max(0, start + (slice * 1000) / slices - performance.now()));
  }
  const lasted = (performance.now() - start) / 1000;
  const answers = await Promise.all(sending);
  await Promise.all(reading);
  return { statuses, answers, offered: Math.round(pages / lasted) };
}

/** Numbers of pages that no reader has asked for yet. */
let arrived = 1_000_000;

test('at ten times its capacity the site cuts nobody off, takes every form and keeps its memory', async ({
  own,
  page,
}) => {
  test.setTimeout(420_000);
  await own.startSite({ SANITY_API_HOST: addresses.lake, MAIL_SMTP_URL: '' });
  const contact = await (await fetch(`${own.site}/nl/contact/`)).text();
  const shown = await formsIn(page, contact, '/nl/contact/');
  const agent = new Agent({ keepAlive: true });
  const capacity = await measureCapacity(own.site, agent);
  const memory = [own.memoryOfSite()];
  const total = { offered: [] as number[], served: 0, refused: 0, cutOff: 0, forms: 0 };
  for (const [index, seconds] of bursts.entries()) {
    const forms = await fillInForms(own.site, shown, marksOf(`In crowd ${String(index)}`, seconds * 2));
    const { statuses, answers, offered } = await overload(own.site, agent, {
      pages: seconds * capacity * timesCapacity,
      seconds,
      send: forms.map((form) => () => sendForm(own.site, form)),
    });
    memory.push(own.memoryOfSite());
    total.offered.push(offered);
    total.served += statuses[200] ?? 0;
    total.refused += statuses[503] ?? 0;
    total.cutOff += statuses[0] ?? 0;
    total.forms += forms.length;
    expect(answers).toEqual(forms.map(({ form }) => thankedFor(form)));
    expect.soft(Object.keys(statuses).sort()).toEqual(['200', '503']);
  }
  agent.destroy();
  const stored = Number(
    readDatabaseIn(own.siteFolder, 'select count(*) as number from submissions')[0]?.['number'],
  );
  const broken = await findBrokenPages(own.site);
  const [before = 0, first = 0, second = 0] = memory;
  recordFigure('overload', {
    'capacity (pages a second)': capacity,
    'offered (pages a second)': total.offered.join(', '),
    'pages served': total.served,
    'told to come back': total.refused,
    'requests cut off': total.cutOff,
    'forms sent': total.forms,
    'forms lost': total.forms - stored,
    'pages not whole afterwards': broken.length,
    'memory before, after the first and the second time (MB)': `${String(before)}, ${String(first)}, ${String(second)}`,
    'memory added by the second time (%)': Math.round((second / first - 1) * 100),
  });
  expect(stored).toBe(total.forms);
  expect(broken).toEqual([]);
});
