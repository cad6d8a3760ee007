import { isDeepStrictEqual } from 'node:util';
import parseAddresses from 'nodemailer/lib/addressparser';
import { expect, test } from 'vitest';
import { createMailer } from '../../platform/mail/create-mailer.server.ts';
import { headersOf, type Received, startMailServer } from '../../platform/mail/mail-server.test-data.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { formDefinitions } from '../definitions.server.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { hostileAddresses, hostileLines } from './hostile-text.test-data.ts';
import { postForm, sampleFor } from '../submit/every-form.test-data.ts';

const knownHeaders = [
  'Auto-Submitted',
  'Content-Type',
  'Date',
  'From',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
  'X-Request-ID',
];

async function deliver(definition: FormDefinition, values: Record<string, string>) {
  const server = await startMailServer();
  const waiting: Promise<unknown>[] = [];
  const sendMail = createMailer({ MAIL_SMTP_URL: server.url, MAIL_API_URL: '', MAIL_API_KEY: '' });
  try {
    const { status } = await postForm(definition, values, {
      database: emptyDatabase(),
      waiting,
      ...(sendMail && { sendMail }),
    });
    await Promise.all(waiting);
    return { status, received: server.received };
  } finally {
    await server.close();
  }
}

function routesOf(received: readonly Received[]) {
  const routes = received.map((mail) => {
    const headers = headersOf(mail).map((line) => {
      const [name = '', ...value] = line.split(': ');
      return { name, value: value.join(': ') };
    });
    const addressesIn = (header: string) =>
      headers
        .filter(({ name }) => name === header)
        .flatMap(({ value }) => parseAddresses(value, { flatten: true }).map(({ address }) => address));
    return {
      envelope: { from: mail.from, to: mail.to },
      headers: headers.map(({ name }) => name).sort(),
      from: addressesIn('From'),
      to: addressesIn('To'),
      replyTo: addressesIn('Reply-To'),
    };
  });
  return routes.sort((a, b) => (a.envelope.to.join() < b.envelope.to.join() ? -1 : 1));
}

const agency = 'info@huisenhaard.example';

// Each connection to the mail server idles for 100 ms, so the forms run concurrently.
for (const [place, definition] of Object.values(formDefinitions).entries()) {
  const free = Object.entries(definition.fields).flatMap(([field, { isFreeText }]) =>
    isFreeText ? [field] : [],
  );

  test.concurrent(`${definition.id}: typed text changes neither recipients nor headers of the mails`, async () => {
    const expected = routesOf((await deliver(definition, {})).received);
    expect(expected.length).toBeGreaterThan(0);
    for (const { envelope, from, to, headers, replyTo } of expected) {
      expect(envelope.from).toBe(agency);
      expect([from, to]).toEqual([[agency], envelope.to]);
      expect([[agency], ['an@example.com']]).toContainEqual(replyTo);
      for (const name of headers) expect(knownHeaders).toContain(name);
    }
    let mails = 0;
    const changing: string[] = [];
    for (const text of free.length > 0 ? sampleFor(place, 8, hostileLines) : []) {
      const { status, received } = await deliver(
        definition,
        Object.fromEntries(free.map((field) => [field, text])),
      );
      expect(status, text).toBe(303);
      if (!isDeepStrictEqual(routesOf(received), expected)) changing.push(text);
      mails += received.length;
    }
    if (free.length > 0)
      recordFigure(`9 hostile mail fields: ${definition.id}`, {
        mails,
        'texts that add recipients or headers': changing.length,
      });
    expect(changing).toEqual([]);
  });

  test.concurrent(`${definition.id}: the e-mail field holds exactly one address`, async () => {
    const harmless = routesOf((await deliver(definition, {})).received);
    for (const email of sampleFor(place, 4, hostileAddresses)) {
      const { status, received } = await deliver(definition, { email });
      if (status === 422) {
        expect(received, email).toEqual([]);
        continue;
      }
      expect(status, email).toBe(303);
      const routes = routesOf(received);
      const staff = harmless.filter(({ envelope }) => envelope.to[0] !== 'an@example.com');
      const isToFriend = 'friendEmail' in definition.fields;
      if (isToFriend) expect(routes.map(({ replyTo }) => replyTo)).toEqual([[email]]);
      expect(routes.map(({ envelope }) => envelope.to)).toEqual(
        expect.arrayContaining([
          [isToFriend ? 'an@example.com' : email],
          ...staff.map(({ envelope }) => envelope.to),
        ]),
      );
      expect(routes, email).toHaveLength(harmless.length);
      for (const { envelope, to, headers } of routes) {
        expect(to).toEqual(envelope.to);
        for (const name of headers) expect(knownHeaders).toContain(name);
      }
    }
  });
}
