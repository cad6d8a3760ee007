import type { Mail, MailAddress } from './mail.server.ts';

const patience = 20_000;

function written({ name, address }: MailAddress): string {
  return name === '' ? address : `"${name.replace(/["\\]/g, '')}" <${address}>`;
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
      headers: { ...mail.headers, 'Message-ID': mail.messageId },
    }),
    signal: AbortSignal.timeout(patience),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The mail API answered ${response.status}.`);
}
