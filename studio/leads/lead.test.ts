import { expect, test } from 'vitest';
import type { Lead } from 'schemas/lead.ts';
import {
  belgianToday,
  dayLater,
  reminderText,
  aboutOf,
  arrivedSince,
  assigneeName,
  filterParameters,
  formTitle,
  nameOf,
  noFilter,
  withChange,
} from './lead.ts';
import { leadActions } from './use-leads.ts';

test('today is the day in Belgium', () => {
  expect(belgianToday(new Date('2026-11-21T22:59:00Z'))).toBe('2026-11-21');
  expect(belgianToday(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22');
});

test('days follow each other across months and both changes of the clock', () => {
  expect(dayLater('2026-11-30', 1)).toBe('2026-12-01');
  expect(dayLater('2026-03-28', 7)).toBe('2026-04-04');
  expect(dayLater('2026-10-24', 7)).toBe('2026-10-31');
});

test('a reminder says how late it is, or its day', () => {
  const text = (remindOn: string) => reminderText(remindOn, '2026-11-21');
  expect(text('2026-11-21')).toBe('Due today');
  expect(text('2026-11-20')).toBe('1 day late');
  expect(text('2026-10-21')).toBe('31 days late');
  expect(text('2026-11-25')).toMatch(/Wed.* 25 Nov/);
});

const lead: Lead = {
  id: '3f6c1c1e-8d0a-4b6f-9a51-0d5a8f0f7a11',
  reference: '3F6C1C1E',
  form: 'site-contact',
  language: 'nl',
  state: 'new',
  createdAt: '2026-11-21T10:00:00.000Z',
  name: 'An Peeters',
  email: 'an&bart@example.com',
  phone: '',
  page: '/nl/contact/',
  fields: [],
  isDue: false,
  notes: [],
};

test('a lead is about the property it names, else about its page', () => {
  const site = 'https://huisenhaard.example';
  expect(aboutOf(lead, site)).toEqual({ title: '/nl/contact/', url: `${site}/nl/contact/` });
  expect(aboutOf({ ...lead, propertyId: '2101' }, site)).toEqual({
    title: 'Property (2101)',
    url: `${site}/property/2101`,
  });
  const named = { ...lead, propertyId: '2101', propertyName: 'House, 2800 Mechelen' };
  expect(aboutOf(named, site).title).toBe('House, 2800 Mechelen (2101)');
  expect(aboutOf({ ...lead, propertyId: '../?x' }, site).url).toBe(`${site}/property/..%2F%3Fx`);
});

test('who gave no name goes by address, and without one by the reference', () => {
  expect(nameOf(lead)).toBe('An Peeters');
  expect(nameOf({ ...lead, name: '' })).toBe('an&bart@example.com');
  expect(nameOf({ ...lead, name: '', email: '' })).toBe('3F6C1C1E');
});

test('only what is chosen is requested', () => {
  expect(filterParameters(noFilter)).toEqual({ search: '' });
  expect(filterParameters({ search: 'an', state: 'done', form: 'contact-me', assignee: 'greet' })).toEqual({
    search: 'an',
    state: 'done',
    form: 'contact-me',
    assignee: 'greet',
  });
});

test('a lead goes to a colleague, who may have left, and back', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const team = [{ id: 'greet', name: 'Greet Maes' }];
  const assigned = withChange(lead, { assigneeId: 'greet' }, now);
  expect(assigneeName(assigned, team)).toBe('Greet Maes');
  expect(assigneeName(assigned, [])).toBe('Former colleague');
  expect(assigneeName(withChange(assigned, { assigneeId: null }, now), team)).toBeUndefined();
});

test('a reminder is due from its day until the lead is done', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const reminded = withChange(lead, { remindOn: '2026-11-21' }, now);
  expect(reminded.isDue).toBe(true);
  expect(withChange(reminded, { state: 'done' }, now).isDue).toBe(false);
  expect(withChange(reminded, { remindOn: '2026-11-22' }, now).isDue).toBe(false);
  expect(withChange(reminded, { remindOn: null }, now)).toEqual(lead);
});

test('what came after everything that was shown is new, and a change is not', () => {
  const pageOf = (...leads: Lead[]) => ({ leads, total: 1, page: 1, pages: 1, team: [], version: '' });
  const later = { ...lead, id: 'later', createdAt: '2026-11-21T10:00:01.000Z' };
  const older = { ...lead, id: 'older', createdAt: '2026-11-20T10:00:00.000Z' };
  expect(arrivedSince(pageOf(lead), pageOf(later, { ...lead, state: 'done' }, older))).toEqual([later]);
  expect(arrivedSince(pageOf(), pageOf(lead))).toEqual([lead]);
  expect(arrivedSince(undefined, pageOf(lead))).toEqual([]);
});

test('a form goes by, and one that is gone by its name', () => {
  expect(formTitle('site-contact')).toBe('Contact form');
  expect(formTitle('former-form')).toBe('former-form');
});

test('of a lead that was erased every action says so', async () => {
  const request: Parameters<typeof leadActions>[0]['request'] = (_path, { refusals } = {}) =>
    Promise.reject(new Error(refusals?.[404] ?? 'gone'));
  const api = { request, close: () => undefined };
  const actions = leadActions(api, lead, { author: 'Greet Maes', onChange: () => undefined });
  for (const act of [
    () => actions.change({ state: 'done' }),
    () => actions.writeNote('Belt'),
    actions.replyDrafts,
    () => actions.reply({ subject: 'Ja', text: 'Graag' }),
  ])
    await expect(act()).rejects.toThrow('This lead no longer exists: someone has erased it.');
});
