import { type Html, html } from './html.ts';
import type { ReceivedMail } from './read-mail.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

function time(at: Date): Html {
  return html`<time datetime="${at.toISOString()}">${day.format(at)}</time>`;
}

function frame(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/mailbox.css" />
      </head>
      <body>
        ${body}
      </body>
    </html> `.markup;
}

const subjectOf = ({ subject }: ReceivedMail) => subject || '(no subject)';

export function listPage(mails: readonly ReceivedMail[], total: number): string {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/mail/${mail.id}">
          <strong>${subjectOf(mail)}</strong>
          <span>to ${mail.recipients.join(', ')}</span>
          <span>from ${mail.from}</span>
          ${time(mail.arrivedAt)}
        </a>
      </li>`,
  );
  const older = total - mails.length;
  return frame(
    'Mailbox',
    html`<header><h1>Mailbox</h1></header>
      <main>
        <p class="note">Mail that the site has sent on this machine, newest first. None of it has left it.</p>
        ${
          total === 0
            ? html`<p>Nothing has been sent yet.</p>`
            : html`<ul class="mails">
                ${rows}
              </ul>`
        }
        ${older > 0 ? html`<p class="note">${String(older)} older mails are in the folder alone.</p>` : undefined}
      </main>`,
  );
}

function facts(mail: ReceivedMail): readonly Html[] {
  const recipients = mail.recipients.join(', ');
  const all = [
    ['From', mail.from],
    ['To', mail.to],
    ['Delivered to', recipients === mail.to ? '' : recipients],
    ['Reply to', mail.replyTo],
  ] as const;
  return all.flatMap(([name, value]) =>
    value === ''
      ? []
      : [
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
        ],
  );
}

export function mailPage(mail: ReceivedMail): string {
  const links = mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`);
  const headers = mail.headers.map(
    ({ name, value }) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  );
  const address = `/mail/${mail.id}`;
  return frame(
    subjectOf(mail),
    html`<header>
        <p><a href="/">Mailbox</a></p>
        <h1>${subjectOf(mail)}</h1>
        <p class="note">${time(mail.arrivedAt)}</p>
      </header>
      <main>
        <dl>${facts(mail)}</dl>
        <h2>HTML</h2>
        ${
          mail.html === ''
            ? html`<p>This mail has none.</p>`
            : html`<iframe
                src="${address}/html"
                title="The mail as HTML"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
              ></iframe>`
        }
        <h2>Text</h2>
        <pre>${mail.text}</pre>
        ${
          links.length > 0
            ? html`<h2>Links</h2>
                <ul>
                  ${links}
                </ul>`
            : undefined
        }
        <details>
          <summary>Headers</summary>
          <dl>${headers}</dl>
        </details>
        <p><a href="${address}/source">Source</a></p>
      </main>`,
  );
}

export function missingPage(): string {
  return frame(
    'Not found',
    html`<main>
      <h1>Not found</h1>
      <p><a href="/">All mails</a></p>
    </main>`,
  );
}
