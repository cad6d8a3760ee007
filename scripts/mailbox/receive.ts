import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { keepMail } from './mail-folder.ts';

/** Bytes, as mail servers commonly allow. */
const largestMail = 10 * 1024 * 1024;

export async function startReceiving(port: number, folder: string): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    onData: (stream, { envelope }, done) => {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      const recipients = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((source) => keepMail(folder, source, { sender, recipients }))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error('The mail was not kept.')),
        );
    },
  });
  // A sender that disconnects must not end the server.
  server.on('error', (error) => console.error(error.message));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}
