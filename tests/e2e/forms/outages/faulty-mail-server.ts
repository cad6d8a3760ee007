import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '../../../../scripts/settings/ports.ts';

/** The ways in which a mail server behaves; one that hangs never responds. */
export type Behaviour =
  | 'takes'
  | 'refuses connections'
  | 'refuses recipients'
  | 'refuses mails'
  | 'hangs at the greeting'
  | 'hangs at the mail'
  | 'takes without an answer';

/** A real mail server that behaves as it is told. */
export type FaultyMailServer = {
  /** Value of MAIL_SMTP_URL. */
  url: string;
  behaviour: Behaviour;
  /** The Message-ID of each mail that it took and said so, in their order. */
  taken: string[];
  /** Subjects of mails accepted without a reply. */
  takenSilently: string[];
  start: () => Promise<void>;
  /** Nothing listens after this. */
  stop: () => Promise<void>;
};

const refusal = (code: number) => Object.assign(new Error('Not now'), { responseCode: code });

/** A mail server on a port of its own, which does not run until it is started. */
export async function createMailServer(): Promise<FaultyMailServer> {
  const port = await findFreePort();
  let running: SMTPServer | undefined;
  const receive = (source: string, done: (error?: Error) => void) => {
    const id = /^Message-ID:\s*(<[^>]*>)/im.exec(source)?.[1] ?? '';
    if (faulty.behaviour === 'takes') {
      faulty.taken.push(id);
      done();
    } else if (faulty.behaviour === 'takes without an answer') faulty.takenSilently.push(id);
    else if (!faulty.behaviour.startsWith('hangs')) done(refusal(451));
  };
  const faulty: FaultyMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    behaviour: 'takes',
    taken: [],
    takenSilently: [],
    start: async () => {
      running = new SMTPServer({
        authOptional: true,
        disabledCommands: ['AUTH', 'STARTTLS'],
        disableReverseLookup: true,
        closeTimeout: 1,
        onConnect: (_session, done) => {
          if (faulty.behaviour === 'refuses connections') done(refusal(421));
          else if (faulty.behaviour !== 'hangs at the greeting') done();
        },
        onRcptTo: (_address, _session, done) => {
          if (faulty.behaviour === 'refuses recipients') done(refusal(450));
          else done();
        },
        onData: (stream, _session, done) => {
          text(stream).then((source) => receive(source, done), done);
        },
      });
      // A site that is ended in the middle of a mail breaks its connection.
      running.on('error', () => undefined);
      await once(running.listen(port, '127.0.0.1'), 'listening');
    },
    stop: () => new Promise((resolve) => (running ? running.close(resolve) : resolve())),
  };
  return faulty;
}
