import { expect, test } from 'vitest';
import { translations } from './texts.ts';

const { fr, en } = translations;

test('where the specification gives the words of a message, they are used', () => {
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
