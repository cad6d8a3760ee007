import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { connect, reasonOf } from '../content/dataset.ts';
import { errorMessage } from '../process/run-command.ts';
import type { Environment } from '../settings/settings.ts';

const usage = `Usage: npm run --silent leads -- export <e-mail address>
       npm run leads -- erase <e-mail address>
       npm run leads -- purge
       npm run leads -- resend
       npm run leads -- alerts
       npm run leads -- visit-reminders`;

type Ask = (path: string, body: unknown) => Promise<unknown>;

/** Sends the Studio's origin, because the site refuses any other. */
async function send(environment: Environment, path: string, body: unknown, token = ''): Promise<unknown> {
  const { SANITY_STUDIO_SITE_URL: site = '', SANITY_STUDIO_URL: studio = '' } = environment;
  const response = await fetch(new URL(`/api/staff/${path}`, site), {
    method: 'POST',
    headers: {
      Origin: new URL(studio).origin,
      'Content-Type': 'application/json',
      ...(token !== '' && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new Error(`${site} cannot be reached (${errorMessage(error)}): is it running?`, { cause: error });
  });
  if (response.status === 400) throw new Error(usage);
  if (!response.ok)
    throw new Error(`${site} responded with ${response.status}: do its settings and these agree?`);
  return response.json();
}

/** Opens a staff session by writing a one-time secret to the dataset, as the Studio does. */
async function openSession(environment: Environment): Promise<Ask> {
  const { client, name } = connect(environment);
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  const secretHash = createHash('sha256').update(secret).digest('hex');
  const _id = `staffSecret.${id}`;
  try {
    await client.create({ _id, _type: 'staffSecret', secretHash });
  } catch (error) {
    throw new Error(`${name} ${reasonOf(error)}`, { cause: error });
  }
  try {
    const { token } = (await send(environment, 'session', { id, secret })) as { token: string };
    return (path, body) => send(environment, path, body, token);
  } catch (error) {
    await client.delete(_id);
    throw error;
  }
}

export async function runLeadCommand(
  words: readonly string[],
  environment: Environment,
  print: (line: string) => void,
): Promise<void> {
  const [verb, email, ...rest] = words;
  const isForPerson = email !== undefined && rest.length === 0;
  if (verb === 'export' && isForPerson) {
    const ask = await openSession(environment);
    print(JSON.stringify(await ask('export', { email }), undefined, 2));
  } else if (verb === 'erase' && isForPerson) {
    const ask = await openSession(environment);
    const erased = (await ask('erase', { email })) as Record<string, number>;
    const counts = Object.entries(erased).map(([what, count]) => `${what} ${count}`);
    print(`Permanently erased: ${counts.join(', ')}.`);
  } else if (verb === 'purge' && words.length === 1) {
    const ask = await openSession(environment);
    const { submissions } = (await ask('purge', {})) as { submissions: number };
    print(`Leads older than they are kept, and now forgotten: ${submissions}.`);
  } else if (verb === 'resend' && words.length === 1) {
    const ask = await openSession(environment);
    const { mails } = (await ask('resend', {})) as { mails: number };
    print(`Mails that had been given up, and now are sent again: ${mails}.`);
  } else if (verb === 'alerts' && words.length === 1) {
    const ask = await openSession(environment);
    const { mails } = (await ask('alerts', {})) as { mails: number };
    print(`Mails about new and cheaper properties, written now: ${mails}.`);
  } else if (verb === 'visit-reminders' && words.length === 1) {
    const ask = await openSession(environment);
    const { mails } = (await ask('visit-reminders', {})) as { mails: number };
    print(`Reminders of visits, written now: ${mails}.`);
  } else throw new Error(usage);
}
