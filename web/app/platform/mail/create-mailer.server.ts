import { setMaxListeners } from 'node:events';
import { calendarFile, type Mail, type MailAddress, type SendMail } from './mail.server.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

// Prevents a warning in every mail: in workerd a socket with a timeout gains a listener for each chunk.
setMaxListeners(0);

async function sendBySmtp(url: string, mail: Mail): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: mail.from,
      to: mail.to.map((address) => ({ name: '', address })),
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      envelope: { from: mail.from.address, to: [...mail.to] },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.messageId,
      ...(mail.headers && { headers: mail.headers }),
      ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: calendarFile } }),
    });
  } finally {
    transport.close();
  }
}

const patience = 20_000;

function written({ name, address }: MailAddress): string {
  return name === '' ? address : `"${name.replace(/["\\]/g, '')}" <${address}>`;
}

function attachment({ method, content }: NonNullable<Mail['calendar']>) {
  return {
    filename: calendarFile,
    content: btoa(String.fromCharCode(...new TextEncoder().encode(content))),
    content_type: `text/calendar; charset=utf-8; method=${method}`,
  };
}

/** @throws Error when the API does not accept the mail */
async function sendByApi(url: string, key: string, mail: Mail): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': mail.messageId,
    },
    body: JSON.stringify({
      from: written(mail.from),
      to: mail.to,
      ...(mail.replyTo && { reply_to: written(mail.replyTo) }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.calendar && { attachments: [attachment(mail.calendar)] }),
      headers: { ...mail.headers, 'Message-ID': mail.messageId },
    }),
    signal: AbortSignal.timeout(patience),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The mail API answered ${response.status}.`);
}

export type MailSettings = { MAIL_SMTP_URL: string; MAIL_API_URL: string; MAIL_API_KEY: string };

export function createMailer(settings: MailSettings): SendMail | undefined {
  const { MAIL_SMTP_URL, MAIL_API_URL, MAIL_API_KEY } = settings;
  if (MAIL_SMTP_URL !== '') return (mail) => sendBySmtp(MAIL_SMTP_URL, mail);
  if (MAIL_API_URL !== '') return (mail) => sendByApi(MAIL_API_URL, MAIL_API_KEY, mail);
  return undefined;
}
