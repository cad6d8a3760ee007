import { expect, test } from 'vitest';
import type { Lead } from 'schemas/lead.ts';
import { aboutOf, filterParameters, formTitle, nameOf, noFilter, replyLink } from './lead.ts';

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

test('a reply names the reference, and an address cannot add to the link', () => {
  expect(replyLink(lead)).toBe('mailto:an%26bart%40example.com?subject=Re%3A%203F6C1C1E');
  expect(replyLink({ ...lead, email: 'a@b.be?bcc=c@d.be' })).not.toContain('?bcc');
  expect(replyLink({ ...lead, email: '' })).toBeUndefined();
});

test('who gave no name goes by address, and without one by the reference', () => {
  expect(nameOf(lead)).toBe('An Peeters');
  expect(nameOf({ ...lead, name: '' })).toBe('an&bart@example.com');
  expect(nameOf({ ...lead, name: '', email: '' })).toBe('3F6C1C1E');
});

test('only what is chosen is requested', () => {
  expect(filterParameters(noFilter)).toEqual({ search: '' });
  expect(filterParameters({ search: 'an', state: 'done', form: 'contact-me' })).toEqual({
    search: 'an',
    state: 'done',
    form: 'contact-me',
  });
});

test('a form goes by its title, and one that is gone by its name', () => {
  expect(formTitle('site-contact')).toBe('Contact form');
  expect(formTitle('former-form')).toBe('former-form');
});
