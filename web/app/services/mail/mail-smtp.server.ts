import { setMaxListeners } from 'node:events';
import type { Mail } from './mail.server.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

// In workerd a socket with a timeout gains a listener for each chunk, and the runtime would warn at the eleventh of
// every mail. They are removed when the socket closes.
setMaxListeners(0);

/**
 * Sends a mail to the SMTP server of `smtp[s]://user:password@host:port`. Imports the library on demand, so that a
 * worker that sends no mail never runs it.
 */
export async function sendBySmtp(url: string, mail: Mail): Promise<void> {
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
    });
  } finally {
    transport.close();
  }
}
