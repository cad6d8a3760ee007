import { setMaxListeners } from 'node:events';
import type { Mail } from './mail.server.ts';

/** A server that hangs is given up after these milliseconds, well before the outbox tries again. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

// In workerd a socket with a time limit gets one more listener for each piece that it reads or writes, and at the
// eleventh the runtime would log a warning for every mail. They go when the socket is closed.
setMaxListeners(0);

/**
 * Hands a mail to the SMTP server of `smtp[s]://user:password@host:port`. The library is loaded here, so that a
 * worker that sends nothing never runs it.
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
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: mail.from,
      // Objects, because a string would be read as a list of addresses.
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
