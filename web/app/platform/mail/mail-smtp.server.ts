import { setMaxListeners } from 'node:events';
import { calendarFile, type Mail } from './mail.server.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

// Prevents a warning in every mail: in workerd a socket with a timeout gains a listener for each chunk.
setMaxListeners(0);

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
      ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: calendarFile } }),
    });
  } finally {
    transport.close();
  }
}
