import { once } from 'node:events';
import { createServer } from 'node:http';
import { createTransport } from 'nodemailer';
import { findFreePort } from '../../../scripts/settings/ports.ts';
import { environment, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { mailAddress, waitForMail } from '../support/mailbox.ts';

/** A mail that tries to run script and to load things from `outside`. */
const hostile = (outside: string) => `<!doctype html><html lang="nl"><title>Post</title>
  <script>top.document.title = 'ran'; document.body.dataset.ran = 'script'</script>
  <img src="x" alt="" onerror="document.body.dataset.ran = 'onerror'">
  <svg onload="document.body.dataset.ran = 'onload'"></svg>
  <iframe title="x" srcdoc="<script>parent.document.body.dataset.ran = 'frame'</script>"></iframe>
  <meta http-equiv="refresh" content="0;url=javascript:document.body.dataset.ran='refresh'">
  <meta http-equiv="refresh" content="0;url=${outside}/refresh">
  <link rel="stylesheet" href="${outside}/style.css">
  <img src="${outside}/pixel.gif" alt="">
  <iframe title="x" src="${outside}/frame"></iframe>
  <a href="javascript:opener.document.title='ran'">Lees meer</a>
  <p>Dag An</p></html>`;

/** Listens for what a mail loads. */
async function listen() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  const port = await findFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { address: `http://localhost:${port}`, asked, close: () => server.close() };
}

async function bring(mail: { to: string; subject: string; text: string; html: string }) {
  const transport = createTransport({ host: '127.0.0.1', port: Number(environment.MAIL_SMTP_PORT) });
  await transport.sendMail({ from: 'x@example.com', ...mail });
  return mailAddress(await waitForMail(mail.to));
}

// The frame of a mail has no storage for a choice, and refuses the script that records a trace.
test.use({ hasDeclined: false, hasClosedPopup: false, trace: 'off' });

test.describe('with a hostile mail', () => {
  test.use({
    expectedProblems: {
      patterns: [
        /Blocked script execution/,
        /Content Security Policy/,
        /Refused to (refresh|execute the redirect)/,
      ],
    },
  });

  test('the mailbox shows a mail without running or loading anything of it', async ({
    page,
    context,
    tag,
  }) => {
    const outside = await listen();
    const text = 'javascript:alert(1) <script>document.title = "ran"</script>';
    const html = hostile(outside.address);
    await page.goto(await bring({ to: `vijandig-${tag}@example.com`, subject: '<b>Dag</b>', text, html }));
    await expect(page.getByRole('heading', { level: 1, name: '<b>Dag</b>' })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('Dag An')).toBeVisible();
    await frame.getByRole('link', { name: 'Lees meer' }).click();
    await expect(frame.locator('body')).not.toHaveAttribute('data-ran', /./);
    await expect(page).toHaveTitle('<b>Dag</b>');
    expect(context.pages()).toHaveLength(1);
    expect(outside.asked).toEqual([]);
    outside.close();
  });
});

test('the mailbox lists mails, and a link of a mail opens beside it', async ({
  page,
  context,
  baseURL,
  tag,
}) => {
  const to = `lijst-${tag}@example.com`;
  const link = `${baseURL ?? ''}/nl/contact/`;
  const html = `<!doctype html><html lang="nl"><title>x</title><p><a href="${link}">Naar de site</a></p></html>`;
  const address = await bring({ to, subject: 'Een gewone mail', text: `Zie ${link}.`, html });
  await page.goto(new URL('/', address).href);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: `to ${to}` }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', link);
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Naar de site' }).click();
  await expect(await opened).toHaveURL(link);
});
