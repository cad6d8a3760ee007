import { createServer, type IncomingMessage } from 'node:http';
import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { runLeadCommand } from './lead-commands.ts';
import { findFreePort } from '../settings/ports.ts';
import type { Environment } from '../settings/settings.ts';

type Asked = { path: string; origin: string | undefined; token: string | undefined; body: unknown };

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}

/** A site and a dataset on one port; `statuses` gives what a path answers in place of 200. */
async function makeWorld(statuses: Record<string, number> = {}) {
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const asked: Asked[] = [];
  const answers: Record<string, unknown> = {
    '/api/staff/session': { token: 'abc' },
    '/api/staff/export': { address: 'an@example.com' },
    '/api/staff/erase': { submissions: 2, mails: 4, subscriptions: 1 },
    '/api/staff/purge': { submissions: 3 },
    '/api/staff/resend': { mails: 2 },
    '/api/staff/alerts': { mails: 4 },
    '/api/staff/visit-reminders': { mails: 5 },
  };
  const server = createServer(
    (request, response) =>
      void readBody(request).then((body) => {
        const { pathname } = new URL(request.url ?? '/', address);
        asked.push({
          path: pathname,
          origin: request.headers.origin,
          token: request.headers.authorization,
          body,
        });
        response.writeHead(statuses[pathname] ?? 200, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(answers[pathname] ?? { transactionId: 'a', results: [{ id: 'a' }] }));
      }),
  );
  await new Promise<void>((resolve) => server.listen(port, resolve));
  onTestFinished(() => void server.close());
  const environment: Environment = {
    SANITY_PROJECT_ID: 'test',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: address,
    SANITY_API_TOKEN: 'editor-token',
    SANITY_STUDIO_SITE_URL: address,
    SANITY_STUDIO_URL: 'https://studio.example/desk',
  };
  return { asked, environment, address };
}

async function run(words: string[], environment: Environment): Promise<string> {
  const lines: string[] = [];
  await runLeadCommand(words, environment, (line) => void lines.push(line));
  return lines.join('\n');
}

const mutation = /\/data\/mutate\/production$/;

test('a command proves that it may write content, and calls the site as the Studio does', async () => {
  const { asked, environment } = await makeWorld();
  expect(await run(['erase', 'an@example.com'], environment)).toBe(
    'Permanently erased: submissions 2, mails 4, subscriptions 1.',
  );
  const [writing, opening, erasing] = asked;
  expect(writing?.path).toMatch(mutation);
  const { id, secret } = opening?.body as { id: string; secret: string };
  const secretHash = createHash('sha256').update(secret).digest('hex');
  const document = { _id: `staffSecret.${id}`, _type: 'staffSecret', secretHash };
  expect(writing?.body).toEqual({ mutations: [{ create: document }] });
  expect(opening).toMatchObject({ path: '/api/staff/session', origin: 'https://studio.example' });
  expect(erasing).toEqual({
    path: '/api/staff/erase',
    origin: 'https://studio.example',
    token: 'Bearer abc',
    body: { email: 'an@example.com' },
  });
});

test('an export is JSON and nothing else, and the others say how much they have done', async () => {
  const { environment } = await makeWorld();
  expect(JSON.parse(await run(['export', 'an@example.com'], environment))).toEqual({
    address: 'an@example.com',
  });
  expect(await run(['purge'], environment)).toBe('Leads older than they are kept, and now forgotten: 3.');
  expect(await run(['resend'], environment)).toBe('Mails that had been given up, and now are sent again: 2.');
  expect(await run(['alerts'], environment)).toBe('Mails about new and cheaper properties, written now: 4.');
  expect(await run(['visit-reminders'], environment)).toBe('Reminders of visits, written now: 5.');
});

test('an unknown command sends nothing and prints its usage', async () => {
  const { asked, environment } = await makeWorld();
  for (const words of [[], ['erase'], ['erase', 'a@b.be', 'c@d.be'], ['purge', 'all'], ['import', 'a@b.be']])
    await expect(run(words, environment)).rejects.toThrow('Usage:');
  expect(asked).toEqual([]);
});

test('a missing permission, and a site that is down or refuses, is explained in a sentence', async () => {
  const viewer = await makeWorld({ '/v2025-02-19/data/mutate/production': 403 });
  await expect(run(['purge'], viewer.environment)).rejects.toThrow('refused SANITY_API_TOKEN');
  const strange = await makeWorld({ '/api/staff/session': 403 });
  await expect(run(['purge'], strange.environment)).rejects.toThrow(`${strange.address} responded with 403`);
  const cleared = strange.asked.at(-1);
  expect(cleared?.path).toMatch(mutation);
  expect(JSON.stringify(cleared?.body)).toContain('delete');
  const down = await makeWorld();
  const nowhere = `http://localhost:${await findFreePort()}`;
  const environment = { ...down.environment, SANITY_STUDIO_SITE_URL: nowhere };
  await expect(run(['purge'], environment)).rejects.toThrow(`${nowhere} cannot be reached`);
  await expect(run(['purge'], { ...environment, SANITY_API_TOKEN: '' })).rejects.toThrow('is empty');
});
