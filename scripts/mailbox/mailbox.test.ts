import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../settings/ports.ts';
import { listMails } from './mail-folder.ts';
import { readMail } from './read-mail.ts';
import { startReceiving } from './receive.ts';
import { startPages } from './serve.ts';

async function openMailbox() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
  const [smtpPort, port] = [await findFreePort(), await findFreePort()];
  const receiving = await startReceiving(smtpPort, folder);
  const pages = await startPages(port, folder);
  onTestFinished(() => {
    receiving.close();
    pages.close();
    pages.closeAllConnections();
    rmSync(folder, { recursive: true });
  });
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false });
  const address = `http://localhost:${port}`;
  return {
    folder,
    address,
    send: (mail: SendMailOptions) => transport.sendMail(mail),
    read: async (place: string) => {
      const answer = await fetch(`${address}${place}`);
      return { status: answer.status, headers: answer.headers, body: await answer.text() };
    },
  };
}

const hello = {
  from: { name: 'Huis & Haard', address: 'info@huisenhaard.example' },
  to: 'an@example.com',
  replyTo: 'balie@huisenhaard.example',
  subject: 'Dag Zoë',
  text: 'Bevestig op http://localhost:3000/nl/?a=1&b=2. Of lees <https://huisenhaard.example/x>.',
  html: '<!doctype html><html lang="nl-BE"><p>Dag</p></html>',
  messageId: '<7@huisenhaard.example>',
};

test('a received mail is stored as a file and read back with its letters, links and recipients', async () => {
  const { folder, send } = await openMailbox();
  await send({ ...hello, bcc: 'stil@example.com', headers: { 'Delivered-To': 'evil@example.com' } });
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.eml$/)]);
  expect(await readMail(folder, listMails(folder)[0] ?? '')).toMatchObject({
    recipients: ['an@example.com', 'stil@example.com'],
    from: 'Huis & Haard <info@huisenhaard.example>',
    to: 'an@example.com',
    replyTo: 'balie@huisenhaard.example',
    subject: 'Dag Zoë',
    messageId: '<7@huisenhaard.example>',
    links: ['http://localhost:3000/nl/?a=1&b=2', 'https://huisenhaard.example/x'],
  });
});

test('the page lists mails with the newest first, and each leads to its text, headers and source', async () => {
  const { folder, send, read } = await openMailbox();
  expect((await read('/')).body).toContain('Nothing has been sent yet.');
  await send(hello);
  await send({ ...hello, subject: 'De tweede', to: 'b@example.com' });
  const { body, headers } = await read('/');
  expect(body.indexOf('De tweede')).toBeLessThan(body.indexOf('Dag Zoë'));
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const id = listMails(folder).at(-1) ?? '';
  const mail = await read(`/mail/${id}`);
  expect(mail.body).toContain('Huis &amp; Haard &lt;info@huisenhaard.example&gt;');
  expect(mail.body).toContain('<a href="http://localhost:3000/nl/?a=1&amp;b=2">');
  expect((await read(`/mail/${id}/source`)).body).toContain('Delivered-To: an@example.com');
});

test('what a mail says is text on the page, and its HTML may run and load nothing', async () => {
  const { folder, send, read } = await openMailbox();
  const script = '<script>alert(1)</script>';
  await send({ ...hello, subject: `"'${script}`, text: `</pre>${script}`, html: `<p>x</p>${script}` });
  const id = listMails(folder)[0] ?? '';
  for (const place of ['/', `/mail/${id}`]) expect((await read(place)).body).not.toContain('<script');
  const { body, headers } = await read(`/mail/${id}/html`);
  expect(body).toBe(`<base target="_blank"><p>x</p>${script}\n`);
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/^sandbox(?!.*allow-scripts)(?!.*allow-same-origin)/);
  expect(policy).toContain("default-src 'none'");
});

test('nothing but mails of the folder can be had, and only under a name of this machine', async () => {
  const { address, read } = await openMailbox();
  for (const place of ['/mail/x', '/mail/..%2f..%2fetc%2fpasswd', '/mail/', '/package.json'])
    expect((await read(place)).status, place).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  const foreign = get(address, { headers: { Host: 'mail.example' } });
  const [{ statusCode }] = (await once(foreign, 'response')) as [IncomingMessage];
  expect(statusCode).toBe(404);
});

test.each(['/%00', '/%E0%A4%A', '//['])(
  'the malformed address %s gets a 400 and the next one an answer',
  async (target) => {
    const { address, read } = await openMailbox();
    const malformed = get({ port: new URL(address).port, host: '127.0.0.1', path: target });
    const [response] = (await once(malformed, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(400);
    expect((await read('/')).status).toBe(200);
  },
);
