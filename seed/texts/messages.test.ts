import type { TextKey } from 'schemas/text-keys.ts';
import { expect, test } from 'vitest';
import { translations } from './texts.ts';

const { nl, fr, en } = translations;

/** The words of each user message that the specification lists, by its row. */
const messages: Record<string, readonly TextKey[]> = {
  '8.02': ['error.api'],
  '8.03': ['error.invalidView'],
  '8.04': ['property.notFound'],
  '8.05': ['property.rentedMessage'],
  '8.06': ['property.soldMessage'],
  '8.07': ['property.noPictures'],
  '8.08': ['list.noProjects'],
  '8.09': ['list.empty'],
  '8.10': ['notFound.title', 'notFound.searchHeading', 'notFound.homeLink'],
  '8.11': ['message.notSent'],
  '8.12': ['message.mailFailed'],
  '8.13': ['portal.loginFailed'],
  '8.14': ['portal.personNotFound'],
  '8.15': ['message.testimonialFailed'],
  '8.16': ['message.appointmentsFull'],
  '8.17': ['message.documentsFailed'],
  '8.18': ['message.documentsAlreadyRequested'],
};

test.each(Object.entries(messages))(
  '[8.01] each user message has words of its own in Dutch, French and English: %s',
  (_, keys) => {
    for (const key of keys) {
      const words = [nl[key], fr[key], en[key]];
      for (const text of words) expect(text, key).toMatch(/\w/);
      expect(new Set(words).size, key).toBe(3);
    }
  },
);

test('[8.01] where the specification gives the words of a message, they are used', () => {
  expect(fr['error.api']).toBe("Il y a une erreur dans l'API");
  expect(en['error.invalidView']).toBe('Invalid view');
  expect(en['property.notFound']).toBe('Property not found or sold.');
  expect(en['property.rentedMessage']).toBe('Property rented.');
  expect(en['property.soldMessage']).toBe('Property sold.');
  expect(en['property.noPictures']).toBe('No photos found.');
  expect(en['list.noProjects']).toBe('No constructions found.');
  expect(en['list.empty']).toBe('No results found for your search.');
  expect(en['portal.loginFailed']).toBe('The username or password are not correct.');
  expect(fr['message.appointmentsFull']).toBe('Les rendez-vous sont complets');
});
