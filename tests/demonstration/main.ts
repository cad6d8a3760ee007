import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../scripts/content/dataset.ts';
import { runSteps } from '../../scripts/process/steps.ts';
import { root } from '../../scripts/settings/settings.ts';
import { applyEdit, type Edit } from '../crm/agency-model.ts';
import type { SentMessage } from '../crm/fault-plan.ts';
import { demonstrationPage, type Line, offers, type Weather, weathers } from './page.ts';
import { exportWithoutHomes, sampleAgency } from './sample-homes.ts';
import { belgianInstant, isFollowing, softwareOf } from './software.ts';

const {
  CRM_ACCOUNT = '',
  CRM_PORT = '3950',
  CRM_SECRET = '',
  CRM_SYSTEM = '',
  CRM_WEBHOOK_SECRET = '',
  SANITY_STUDIO_SITE_URL: site = '',
  SANITY_STUDIO_URL: studio = '',
  SITE_DATA_DIR = '',
} = process.env;

const address = `http://localhost:${CRM_PORT}`;
const sheets: Readonly<Record<string, string>> = {
  '/mailbox.css': path.join(root, 'scripts/mailbox/mailbox.css'),
  '/demonstration.css': path.join(import.meta.dirname, 'demonstration.css'),
};
const policy = `default-src 'none'; style-src 'self'; img-src ${site}; form-action 'self'; frame-ancestors 'none'`;
const mostLines = 12;
/** Milliseconds for which a change waits to see the site follow. */
const patience = 4000;

const { model, others } = sampleAgency(Date.now());
const lines: Line[] = [];
let weather: Weather = 'well';
const faults = { next: () => (weather === 'well' ? undefined : weather), end: () => undefined };
const software = softwareOf(CRM_SYSTEM);
const standIn = software.start({ model, faults, now: Date.now });
/** Homes that changed since the last file. */
const waiting = new Set<number>();

function note(line: string): void {
  if (lines[0]?.text === line) return;
  lines.unshift({ at: new Date(), text: line });
  lines.splice(mostLines);
}

/** Sends what the software sends: a message that names what changed, or a file. False where the site did not take it. */
async function send(message: SentMessage | undefined, what: string): Promise<boolean> {
  if (!message) return false;
  const { text: body, headers, bytes } = message;
  if (bytes) headers.set('Authorization', `Basic ${btoa(`${CRM_ACCOUNT}:${CRM_SECRET}`)}`);
  const init = { method: 'POST', headers, body: bytes ?? body };
  const response = await fetch(`${site}/api/crm/${CRM_WEBHOOK_SECRET}`, init).catch(() => undefined);
  const told = bytes ? 'Sent the site a file with' : 'Told the site that something changed in';
  note(`${told} ${what}: ${response?.status ?? 'no answer'}.`);
  return response?.ok === true;
}

const sendHome = (key: number) => send(standIn.message?.(key), `estate ${key}`);

/** Waits until the site has asked what changed, so that the page can tell it. */
async function tell(sent: () => Promise<boolean>): Promise<void> {
  const calls = standIn.calls.length;
  await sent();
  const end = Date.now() + patience;
  while (!standIn.calls.slice(calls).some((call) => isFollowing(software.told(call)))) {
    if (Date.now() > end) return;
    await pause(50);
  }
}

/** Lets a change of a home reach the site in the way of the software. */
async function follow(key: number): Promise<void> {
  if (software.way === 'tells') return tell(() => sendHome(key));
  if (software.way === 'delivers') waiting.add(key);
  else note(`Estate ${key} changed. The site asks by itself, every minute.`);
}

/** Plans one of a home, or cancels those that there are. */
async function changeVisits(home: number, moment: string | null): Promise<string | undefined> {
  const planned = [...model.visits.values()].filter(({ about }) => about.includes(home));
  const edits = planned.map(({ key }): Edit => ({ kind: 'cancel', key }));
  if (moment !== null) {
    const [key, start] = [Math.max(500, ...model.visits.keys()) + 1, belgianInstant(moment)];
    if (Number.isNaN(start)) return undefined;
    edits.splice(0, Infinity, { kind: 'book', key, about: [home], start, as: 'visit' });
  }
  for (const edit of edits) {
    applyEdit(model, edit, Date.now());
    await tell(() => send(standIn.visitMessage?.(edit.key), `visit ${edit.key}`));
  }
  return `/#home-${home}`;
}

async function deliver(): Promise<void> {
  for (const key of waiting) if (await sendHome(key)) waiting.delete(key);
}

async function change(edit: Edit): Promise<string> {
  applyEdit(model, edit, Date.now());
  await follow(edit.key);
  return `/#home-${edit.key}`;
}

function editOf(kind: string, key: number, form: URLSearchParams): Edit | undefined {
  const home = model.properties.get(key);
  const price = Number(form.get('price'));
  const state = Object.keys(offers).find((id) => id === form.get('state')) as keyof typeof offers | undefined;
  if (kind === 'price' && home && price > 0) return { kind, key, price };
  if (kind === 'state' && home && state) return { kind, key, state };
  if (kind !== 'picture' || !home) return undefined;
  return { kind, key, change: home.pictures[0]?.isBroken === true ? 'renew' : 'break' };
}

/** Where a form leads; undefined for what is no form of the page. */
async function takeForm(pathname: string, form: URLSearchParams): Promise<string | undefined> {
  if (pathname === '/weather') {
    const chosen = Object.keys(weathers).find((id) => id === form.get('weather'));
    if (chosen !== undefined) weather = chosen as Weather;
    return '/';
  }
  if (pathname === '/deliver') {
    await deliver();
    return '/';
  }
  const home = pathname === '/add' ? others.shift() : undefined;
  if (home) {
    model.properties.set(home.key, home);
    model.stamps.set(home.key, Date.now());
    await follow(home.key);
    return `/#home-${home.key}`;
  }
  const [, kind = '', key = ''] = /^\/change\/(\w+)\/(\d+)$/.exec(pathname) ?? [];
  if (kind === 'visits' && standIn.visitMessage && model.properties.has(Number(key)))
    return changeVisits(Number(key), form.get('moment'));
  const edit = editOf(kind, Number(key), form);
  return edit && change(edit);
}

/** Takes a call of the site. */
async function answer(request: IncomingMessage, body: string): Promise<Response> {
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
  const { method = 'GET', url = '' } = request;
  const call = new Request(`${address}${url}`, { method, headers, ...(method !== 'GET' && { body }) });
  const response = await standIn.answer(call);
  const told = software.told(standIn.calls.at(-1) ?? '');
  if (told !== '' || response.status !== 200) note(`The site ${told || 'logged in'}: ${response.status}.`);
  return response;
}

function pageFor(pathname: string): Response {
  const headers = { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' };
  const sheet = sheets[pathname];
  if (sheet !== undefined)
    return new Response(readFileSync(sheet), { headers: { ...headers, 'Content-Type': 'text/css' } });
  if (pathname !== '/') return new Response(null, { status: 404 });
  const homes = [...model.properties.values()];
  const page = demonstrationPage({
    ...{ site, studio, homes, lines, weather },
    leads: standIn.leads?.slice(-mostLines).toReversed(),
    visits: standIn.visitMessage && [...model.visits.values()],
    mayAdd: others.length > 0,
    ...{ software, waiting: waiting.size },
  });
  return new Response(page, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}

async function respond(request: IncomingMessage): Promise<Response> {
  const { pathname } = new URL(request.url ?? '/', address);
  if (software.isCall(pathname)) return answer(request, await text(request));
  if (request.method === 'GET') return pageFor(pathname);
  const body = await text(request);
  // Only its own page may change something.
  const place = request.headers.origin === address && (await takeForm(pathname, new URLSearchParams(body)));
  return place
    ? new Response(null, { status: 303, headers: { Location: place } })
    : new Response(null, { status: 400 });
}

/** Brings the lists of the agency, which property software does not tell, and its other homes. */
async function importOthers(): Promise<void> {
  const folder = path.join(SITE_DATA_DIR, '..', 'properties');
  const file = path.join(folder, 'export.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, exportWithoutHomes());
  const script = 'web/app/properties/runs/command/properties-command.server.ts';
  await runSteps([{ title: 'importing the properties', script, args: [file] }], console.log);
}

/** Warns, as an agency may choose, where the law would hold each home back for want of an address. */
async function allowHomesWithoutAddress(): Promise<void> {
  const environment = Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [name, value ?? '']),
  );
  const rule = { _key: 'identity', _type: 'lawSeverity', rule: 'flanders-energy-identity', severity: 'warn' };
  await connect(environment)
    .client.patch('site-settings')
    .set({ lawSeverities: [rule] })
    .commit();
}

const server = createServer((request, response) => {
  respond(request).then(
    async (sent) => {
      response.writeHead(sent.status, Object.fromEntries(sent.headers)).end(await sent.text());
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      response.writeHead(500).end();
    },
  );
});
await once(server.listen(Number(CRM_PORT), '127.0.0.1'), 'listening');
process.once('SIGTERM', () => process.exit(0));
process.once('SIGINT', () => process.exit(0));
if (software.isWithoutAddresses) await allowHomesWithoutAddress();
await importOthers();
if (software.way !== 'is asked') for (const key of model.properties.keys()) await follow(key);
await deliver();
console.log(`property software ready at ${address}`);
