import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createStaffApi } from './staff-api.ts';

type Sent = { path: string; method: string; token: string | null; body: unknown };
type Secret = { _id: string; _type: string; secretHash: string };

/** A fake site and dataset. `answers` lists the response statuses in turn, then 200. */
function createWorld(answers: (number | 'down')[] = [], refusal?: number) {
  const written: Secret[] = [];
  const deleted: string[] = [];
  const sent: Sent[] = [];
  const client = {
    create: (document: Secret) => {
      if (refusal !== undefined) {
        return Promise.reject(Object.assign(new Error('refused'), { statusCode: refusal }));
      }
      written.push(document);
      return Promise.resolve(document);
    },
    delete: (id: string) => {
      deleted.push(id);
      return Promise.resolve({});
    },
  };
  const send = (address: URL, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const method = init.method ?? 'GET';
    sent.push({ path: address.pathname, method, token: headers.get('Authorization'), body });
    const status = answers.shift() ?? 200;
    if (status === 'down') return Promise.reject(new TypeError('Failed to fetch'));
    const token = { token: `token${String(written.length)}` };
    const noBody = status === 204;
    return Promise.resolve(
      new Response(noBody ? null : JSON.stringify(token), { status, headers: { 'Retry-After': '540' } }),
    );
  };
  const api = createStaffApi({
    client: client as unknown as Parameters<typeof createStaffApi>[0]['client'],
    siteUrl: 'https://site.example',
    send: send as unknown as typeof fetch,
  });
  return { api, written, deleted, sent };
}

test('a session begins with a secret whose fingerprint alone is written into the dataset', async () => {
  const { api, written, sent } = createWorld();
  await api.request('leads', { body: { search: 'an' } });
  const [opening, question] = sent;
  const { id, secret } = opening?.body as { id: string; secret: string };
  expect(written).toEqual([
    {
      _id: `staffSecret.${id}`,
      _type: 'staffSecret',
      secretHash: createHash('sha256').update(secret).digest('hex'),
    },
  ]);
  expect(opening).toMatchObject({ path: '/api/staff/session', method: 'POST', token: null });
  expect(question).toEqual({
    path: '/api/staff/leads',
    method: 'POST',
    token: 'Bearer token1',
    body: { search: 'an' },
  });
});

test('requests share one session, also those sent at once, until it ends; then another is opened', async () => {
  const { api, written, sent } = createWorld([200, 200, 200, 403, 200, 200]);
  await Promise.all([api.request('leads'), api.request('leads')]);
  expect(written).toHaveLength(1);
  await api.request('leads');
  expect(written).toHaveLength(2);
  expect(sent.at(-1)?.token).toBe('Bearer token2');
});

test('closing ends the session on the site, and there is nothing to end before one', async () => {
  const { api, sent } = createWorld();
  api.close();
  expect(sent).toEqual([]);
  await api.request('leads');
  api.close();
  await expect
    .poll(() => sent.at(-1))
    .toEqual({
      path: '/api/staff/session',
      method: 'DELETE',
      token: 'Bearer token1',
      body: undefined,
    });
});

test('a session that is closed during a request ends after the response', async () => {
  const { api, sent } = createWorld();
  const answer = api.request('leads');
  api.close();
  expect((await answer).status).toBe(200);
  await expect
    .poll(() => sent.map(({ path, method }) => `${method} ${path}`))
    .toEqual(['POST /api/staff/session', 'POST /api/staff/leads', 'DELETE /api/staff/session']);
});

test('who may not write is told why they see nothing, and no request is sent', async () => {
  const { api, sent } = createWorld([], 403);
  await expect(api.request('leads')).rejects.toThrow('can read content but not edit it');
  expect(sent).toEqual([]);
});

test('a secret that the site has not taken is cleared away, and the reader learns what is wrong', async () => {
  const cases = [
    ['down', 'cannot be reached'],
    [429, 'Please try again in 9 minutes'],
    [403, 'could not process this request'],
    [503, 'could not process this request'],
  ] as const;
  for (const [status, sentence] of cases) {
    const { api, written, deleted } = createWorld([status]);
    await expect(api.request('leads')).rejects.toThrow(sentence);
    expect(deleted).toEqual(written.map(({ _id }) => _id));
    expect(written).toHaveLength(1);
    await api.request('leads');
    expect(written).toHaveLength(2);
  }
});

test('what is gone is called by no name', async () => {
  for (const path of ['visits/a', 'uploads/a']) {
    const { api } = createWorld([200, 404]);
    await expect(api.request(path)).rejects.toThrow('This no longer exists: someone has removed it.');
  }
});

test('a request can have its own sentences for what the site refuses', async () => {
  const { api } = createWorld([200, 404, 503]);
  const refusals = { 404: 'This owner is gone.' };
  await expect(api.request('owners/a', { refusals })).rejects.toThrow('This owner is gone.');
  await expect(api.request('owners/a', { refusals })).rejects.toThrow('could not process');
});
