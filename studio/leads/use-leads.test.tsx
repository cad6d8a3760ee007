import type { Lead, LeadPage } from 'schemas/lead.ts';
import { expect, test } from 'vitest';
import { noFilter } from './lead.ts';
import { renderHook } from '../tool-page/render.test-data.tsx';
import { leadActions, useLeads } from './use-leads.ts';

type Sent = { path: string; method?: string; body?: unknown };

/** A site whose answers a test gives one after the other, and the requests to it. */
function siteWith(...answers: unknown[]) {
  const sent: Sent[] = [];
  const request = (path: string, options: Omit<Sent, 'path'> = {}) => {
    const { method, body } = options;
    sent.push({ path, ...(method !== undefined && { method }), body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(
      answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer),
    );
  };
  return { sent, api: { request, close: () => undefined } };
}

const lead = (id: string, createdAt: string, more: Partial<Lead> = {}) =>
  ({ id, createdAt, name: id, state: 'new', notes: [], isDue: false, ...more }) as unknown as Lead;

const page = (version: string, ...leads: Lead[]) =>
  ({ version, leads, total: leads.length, page: 1, pages: 1, team: [] }) as LeadPage;

const first = page('1', lead('an', '2026-11-20T10:00:00Z'));
const second = page('2', lead('bo', '2026-11-21T10:00:00Z'), ...first.leads);

async function leadsFrom(...answers: unknown[]) {
  const { api, sent } = siteWith(...answers);
  const arrived: string[] = [];
  const onArrival = (leads: readonly Lead[]) => arrived.push(...leads.map(({ id }) => id));
  const hook = await renderHook(
    ({ search }: { search: string }) =>
      useLeads(api, { filter: { ...noFilter, search }, page: 1, onArrival }),
    { search: '' },
  );
  return { ...hook, sent, arrived };
}

test('the list is asked for what has changed since, and tells of the leads that arrived', async () => {
  const { wait, last, sent, arrived } = await leadsFrom(first, undefined, second);
  expect([last().result, arrived]).toEqual([first, []]);
  await wait(20_000);
  expect(last().result).toEqual(first);
  await wait(20_000);
  expect([last().result, arrived]).toEqual([second, ['bo']]);
  const body = { search: '', page: 1 };
  expect(sent.map((each) => each.body)).toEqual([body, { ...body, known: '1' }, { ...body, known: '1' }]);
});

test('another filter has its own results, of which none has just arrived', async () => {
  const { render, wait, last, sent, arrived } = await leadsFrom(first, second);
  await render({ search: 'bo' });
  await wait(250);
  expect([last().result, arrived]).toEqual([second, []]);
  expect(sent.at(-1)?.body).toEqual({ search: 'bo', page: 1 });
});

const now = { author: 'Els', onChange: () => undefined };

test('a reply is a note on the lead, which is then in progress unless it is done', async () => {
  for (const [state, expected] of [
    ['new', 'in-progress'],
    ['done', 'done'],
  ] as const) {
    const { api, sent } = siteWith({});
    let changed: Lead | undefined;
    const actions = leadActions(api, lead('an', '', { state }), {
      ...now,
      onChange: (each) => (changed = each),
    });
    await actions.reply({ subject: 'Re', text: 'Dag An' });
    expect(changed).toMatchObject({
      state: expected,
      notes: [{ author: 'Els', subject: 'Re', text: 'Dag An' }],
    });
    expect(sent).toMatchObject([{ path: 'replies', body: { leadId: 'an', subject: 'Re', text: 'Dag An' } }]);
  }
});

test('changes, notes and mails sent again reach the site and then the list', async () => {
  const { api, sent } = siteWith({});
  const shown: Lead[] = [];
  const failed = lead('an', '', { mailFailure: 'Full' });
  const actions = leadActions(api, failed, { ...now, onChange: (each) => shown.push(each) });
  await actions.change({ state: 'done' });
  await actions.writeNote('Belt terug');
  await actions.resend();
  expect(sent).toMatchObject([
    { path: 'leads/an', method: 'PATCH', body: { state: 'done' } },
    { path: 'notes', body: { leadId: 'an', text: 'Belt terug' } },
    { path: 'resend', body: { id: 'an' } },
  ]);
  expect(shown).toMatchObject([{ state: 'done' }, { notes: [{ text: 'Belt terug' }] }, { id: 'an' }]);
  expect(shown.map((each) => 'mailFailure' in each)).toEqual([true, true, false]);
});

test('templates of a reply are those that the site fills in for the lead', async () => {
  const drafts = [{ id: 'a', title: 'A', subject: 'Re', text: 'Dag' }];
  const { api, sent } = siteWith(drafts);
  expect(await leadActions(api, lead('an', ''), now).replyDrafts()).toEqual(drafts);
  expect(sent).toEqual([{ path: 'reply-drafts', body: { leadId: 'an' } }]);
});
