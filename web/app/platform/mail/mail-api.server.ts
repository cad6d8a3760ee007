import { calendarFile, type Mail, type MailAddress } from './mail.server.ts';

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
export async function sendByApi(url: string, key: string, mail: Mail): Promise<void> {
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
