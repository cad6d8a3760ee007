import { afterEach, expect, test, vi } from 'vitest';
import { remoteSite } from './remote-site.server.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Answer = Response | 'silent';

/** A site at the other end that gives these answers, one after the other. */
function siteThatAnswers(...answers: Answer[]) {
  const send = vi.fn<typeof fetch>(() => {
    const answer = answers.shift() ?? 'silent';
    return answer === 'silent' ? Promise.reject(new Error('no route')) : Promise.resolve(answer);
  });
  vi.stubGlobal('fetch', send);
  return { send, site: remoteSite('http://localhost:3000', 'a secret', [0, 0]) };
}

test('a run is opened, filled and ended with the secret, each at its address', async () => {
  const { send, site } = siteThatAnswers(
    Response.json({ run: 'r1' }),
    Response.json({ counts: {}, records: [] }),
    Response.json({ reason: 'The document is no pdf.' }),
    Response.json({}),
    Response.json({ state: 'done' }),
  );
  const run = await site.open({ isWhole: true });
  await site.applyBatch(run, { Properties: [] });
  expect(await site.storeDocument(run, '7-a.pdf', new Uint8Array([1]))).toBe('The document is no pdf.');
  expect(await site.storeDocument(run, '7-b.pdf', new Uint8Array([1]))).toBeUndefined();
  expect(await site.end(run, true)).toEqual({ state: 'done' });
  expect(send.mock.calls.map(([address, init]) => [JSON.stringify(address), init?.method])).toEqual([
    ['"http://localhost:3000/api/properties/runs"', 'POST'],
    ['"http://localhost:3000/api/properties/runs/r1/records"', 'POST'],
    ['"http://localhost:3000/api/properties/runs/r1/documents/7-a.pdf"', 'PUT'],
    ['"http://localhost:3000/api/properties/runs/r1/documents/7-b.pdf"', 'PUT'],
    ['"http://localhost:3000/api/properties/runs/r1/end"', 'POST'],
  ]);
  for (const [, init] of send.mock.calls) expect(init?.headers).toEqual({ Authorization: 'Bearer a secret' });
});

test('a site that stumbles is asked again, one that refuses is not', async () => {
  const { site } = siteThatAnswers(
    Response.json({ run: 'r1' }),
    new Response(null, { status: 503 }),
    'silent',
    Response.json({ counts: {}, records: [] }),
    Response.json({ error: 'There is no such run, or it is over.' }, { status: 404 }),
  );
  const run = await site.open({ isWhole: true });
  await site.applyBatch(run, {});
  await expect(site.applyBatch(run, {})).rejects.toThrow(
    'The site at http://localhost:3000 answered 404: There is no such run, or it is over.',
  );
});

test('one sentence says that the site does not run, or has another secret', async () => {
  const { send, site } = siteThatAnswers('silent');
  await expect(site.open({ isWhole: true })).rejects.toThrow(
    'The site at http://localhost:3000 cannot be reached: "npm start" starts it.',
  );
  expect(send).toHaveBeenCalledTimes(1);
  await expect(
    siteThatAnswers(new Response(null, { status: 401 })).site.open({ isWhole: true }),
  ).rejects.toThrow('has another PROPERTIES_SECRET than these settings.');
});
