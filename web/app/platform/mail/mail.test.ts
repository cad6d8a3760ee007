import { expect, test } from 'vitest';
import { headersOf, type Received, startMailServer } from './mail-server.test-data.ts';
import { createMailer } from './create-mailer.server.ts';
import { headerLine, type Mail } from './mail.server.ts';

const noSettings = { MAIL_SMTP_URL: '', MAIL_API_URL: '', MAIL_API_KEY: '' };

const mail: Mail = {
  from: { name: 'Huis & Haard', address: 'info@huisenhaard.example' },
  to: ['balie@huisenhaard.example'],
  replyTo: { name: 'An "de" Wit, b@evil.example', address: 'an@example.com' },
  subject: 'Bericht: Zoë',
  text: 'Dag',
  html: '<p>Dag</p>',
  messageId: '<7@huisenhaard.example>',
};

async function deliver(message: Mail): Promise<readonly Received[]> {
  const { url, received, close } = await startMailServer();
  try {
    await createMailer({ ...noSettings, MAIL_SMTP_URL: url })?.(message);
  } finally {
    await close();
  }
  return received;
}

test('a mail arrives over SMTP with its sender, its recipient, its reply address and its id', async () => {
  const [received, ...more] = await deliver(mail);
  expect(more).toEqual([]);
  expect(received).toMatchObject({ from: 'info@huisenhaard.example', to: ['balie@huisenhaard.example'] });
  expect(received?.source).toContain('Message-ID: <7@huisenhaard.example>');
  expect(received?.source).toMatch(/^Reply-To: .*<an@example\.com>$/m);
  expect(received?.source).toContain('multipart/alternative');
});

test('a calendar arrives as an invitation and as a file', async () => {
  const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  const [received] = await deliver({ ...mail, calendar: { method: 'REQUEST', content } });
  expect(received?.source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  expect(received?.source).toMatch(/filename="?visit\.ics/);
});

test('line ends and lists of addresses in what a visitor typed add no header and no recipient', async () => {
  const hostile = 'An\r\nBcc: b@evil.example\r\n\r\nbody, <c@evil.example>';
  const [received] = await deliver({
    ...mail,
    subject: headerLine(hostile),
    replyTo: { name: headerLine(hostile), address: 'an@example.com' },
    to: ['balie@huisenhaard.example'],
  });
  expect(received?.to).toEqual(['balie@huisenhaard.example']);
  const headers = received ? headersOf(received) : [];
  expect(headers.map((line) => line.slice(0, line.indexOf(':'))).sort()).toEqual([
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Reply-To',
    'Subject',
    'To',
  ]);
});

test('a header is one line of at most two hundred characters', () => {
  expect(headerLine(' a\r\nBcc: b\u0000\u2028c\td ')).toBe('a Bcc: b c d');
  expect(headerLine('x'.repeat(5000))).toHaveLength(200);
});

test('a deployment without a mail server sends nothing and stores its mail', () => {
  expect(createMailer(noSettings)).toBeUndefined();
});

test('a server that refuses is an error, so that the mail is tried again', async () => {
  const send = createMailer({ ...noSettings, MAIL_SMTP_URL: 'smtp://127.0.0.1:1' });
  await expect(send?.(mail)).rejects.toThrow();
});
