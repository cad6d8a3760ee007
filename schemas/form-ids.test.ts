import { expect, test } from 'vitest';
import { forms, isFormId } from './form-ids.ts';

test('the nine forms of the specification go by the names of their thank-you pages', () => {
  expect(forms.slice(0, 9).map(({ id }) => id)).toEqual([
    'contact-me',
    'contact-appointment',
    'contact-construction',
    'contact-demand',
    'demand-register',
    'send-to-friend',
    'site-contact',
    'sign-newsletter',
    'site-contact-small',
  ]);
});

test('editors can tell the forms apart', () => {
  expect(new Set(forms.map(({ title }) => title)).size).toBe(forms.length);
});

test('only their ids are form ids', () => {
  expect(isFormId('site-contact')).toBe(true);
  expect(isFormId('contact')).toBe(false);
  expect(isFormId(undefined)).toBe(false);
});
