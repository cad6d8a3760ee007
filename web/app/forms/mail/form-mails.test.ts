import { expect, test } from 'vitest';
import { languageTag } from '../../content/i18n/language.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import type { MailContext } from '../definition/form-definition.ts';
import { formMails } from './form-mails.server.ts';
import { an, testSite } from '../submit/posting.test-data.ts';
import { contactForm } from '../kinds/contact/contact.form.server.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const context: MailContext = {
  definition: contactForm,
  values: { ...an, phone: '0470 00 00 00' },
  language: 'nl',
  texts: (language) => serverText(testSite, language),
  catalogue: sampleCatalogue,
  agency: { name: 'Huis & Haard', email: 'info@huisenhaard.example' },
  sender: '',
  recipients: ['balie@huisenhaard.example', 'chef@huisenhaard.example'],
  page: 'https://huisenhaard.example/nl/contact/',
  id: '3f6c1c1e-8d0a-4b6f-9a51-0d5a8f0f7a11',
};

test('the agency gets all values, from its own address, with the visitor as reply address', () => {
  const { staff } = formMails(context);
  expect(staff.to).toEqual(['balie@huisenhaard.example', 'chef@huisenhaard.example']);
  expect(staff.from).toEqual({ name: 'Huis & Haard', address: 'info@huisenhaard.example' });
  expect(staff.replyTo).toEqual({ name: 'An Peeters', address: 'an@example.com' });
  expect(staff.subject).toBe('Bericht via het contactformulier: An Peeters');
  for (const words of ['Voornaam: An', 'E-mailadres: an@example.com', 'Telefoon: 0470 00 00 00'])
    expect(staff.text).toContain(words);
  expect(staff.text).toContain('https://huisenhaard.example/nl/contact/');
});

test('[5.23] a telephone number of nine or ten digits is mailed in groups, any other as it was typed', () => {
  for (const [phone, shown] of [
    ['0470123456', '0470 12 34 56'],
    ['015/000000', '015 00 00 00'],
    ['+32470123456', '+32470123456'],
  ] as const)
    for (const { text } of Object.values(formMails({ ...context, values: { ...an, phone } })))
      expect(text).toContain(`Telefoon: ${shown}\n`);
});

test('the visitor’s mail is in the language of the page, the agency’s in Dutch', () => {
  for (const [language, greeting, label] of [
    ['nl', 'Dag An,', 'Telefoon:'],
    ['fr', 'Bonjour An,', 'Téléphone\u00a0:'],
    ['en', 'An,', 'Phone:'],
  ] as const) {
    const { staff, visitor } = formMails({ ...context, language });
    expect(visitor.to).toEqual(['an@example.com']);
    expect(visitor.replyTo?.address).toBe('info@huisenhaard.example');
    expect(visitor.subject).toContain('Huis & Haard');
    expect(visitor.text).toContain(greeting);
    expect(visitor.text).toContain(`${label} 0470 00 00 00`);
    expect(visitor.text).toContain('3F6C1C1E');
    expect(visitor.html).toContain(`<html lang="${languageTag(language)}">`);
    expect(staff.text).toContain('Uw bericht: Is er nog plaats?');
    expect(visitor.text).not.toMatch(/\{\w+\}|mail\.|form\./);
  }
});

test('the mail to the unconfirmed address repeats no free text, not even in a name', () => {
  const spam = 'Win now at https://evil.example';
  const values = { ...an, firstName: spam, lastName: spam, message: spam };
  const { staff, visitor } = formMails({ ...context, values });
  expect(`${visitor.subject} ${visitor.text} ${visitor.html}`).not.toMatch(/evil|Win now/);
  expect(visitor.text).toContain('Goedendag,');
  expect(staff.text).toContain(`Uw bericht: ${spam}`);
  for (const [firstName, greeting] of [
    ['Anne-Sofie D’Hondt', 'Dag Anne-Sofie D’Hondt,'],
    ['Zoë', 'Dag Zoë,'],
    ['evil.example', 'Goedendag,'],
    ['You have won a prize call us at once', 'Goedendag,'],
  ] as const)
    expect(formMails({ ...context, values: { ...an, firstName } }).visitor.text).toContain(greeting);
});

test('each mail has an id of its own that stays the same, at the domain it is sent from', () => {
  const { staff, visitor } = formMails({ ...context, sender: 'site@mail.example' });
  expect(staff.from.address).toBe('site@mail.example');
  expect(staff.messageId).toBe(`<${context.id}.staff@mail.example>`);
  expect(visitor.messageId).toBe(`<${context.id}.visitor@mail.example>`);
  expect(formMails({ ...context, sender: 'site@mail.example' })).toEqual({ staff, visitor });
});
