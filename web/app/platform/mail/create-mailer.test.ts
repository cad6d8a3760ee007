import { expect, test, vi } from 'vitest';
import { createMailer } from './create-mailer.server.ts';

const send = createMailer({
  MAIL_SMTP_URL: '',
  MAIL_API_URL: 'https://mail.example/emails',
  MAIL_API_KEY: 'key',
});

const mail = {
  from: { name: 'Huis & "Haard"', address: 'info@huisenhaard.example' },
  to: ['balie@huisenhaard.example'],
  replyTo: { name: '', address: 'an@example.com' },
  subject: 'Bericht',
  text: 'Dag',
  html: '<p>Dag</p>',
  messageId: '<7@huisenhaard.example>',
};

test('a mail API gets the mail as JSON, under a key by which it knows a repetition', async () => {
  const fetch = vi.fn<(url: string, init: RequestInit & { body: string }) => Promise<Response>>(() =>
    Promise.resolve(new Response('{}')),
  );
  vi.stubGlobal('fetch', fetch);
  await send?.(mail);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://mail.example/emails');
  expect(init?.headers).toMatchObject({
    Authorization: 'Bearer key',
    'Idempotency-Key': '<7@huisenhaard.example>',
  });
  expect(JSON.parse(init?.body ?? '')).toMatchObject({
    from: '"Huis & Haard" <info@huisenhaard.example>',
    to: ['balie@huisenhaard.example'],
    reply_to: 'an@example.com',
    headers: { 'Message-ID': '<7@huisenhaard.example>' },
  });
});

test('a mail API gets a calendar file as attachment', async () => {
  const fetch = vi.fn<(url: string, init: { body: string }) => Promise<Response>>(() =>
    Promise.resolve(new Response('{}')),
  );
  vi.stubGlobal('fetch', fetch);
  await send?.({ ...mail, calendar: { method: 'REQUEST', content: 'SUMMARY:Visite à Liège' } });
  const { attachments } = JSON.parse(fetch.mock.calls[0]?.[1].body ?? '') as {
    attachments: { filename: string; content: string; content_type: string }[];
  };
  expect(attachments).toHaveLength(1);
  expect(attachments[0]).toMatchObject({
    filename: 'visit.ics',
    content_type: 'text/calendar; charset=utf-8; method=REQUEST',
  });
  expect(Buffer.from(attachments[0]?.content ?? '', 'base64').toString()).toBe('SUMMARY:Visite à Liège');
});

test('a mail API that does not accept a mail is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 500 })));
  await expect(send?.(mail)).rejects.toThrow('500');
});
