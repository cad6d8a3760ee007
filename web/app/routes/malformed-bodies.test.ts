import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testSite } from '../forms/submit/posting.test-data.ts';
import { withSite } from '../content/cms/site.test-data.ts';
import { malformedBody, malformedType } from '../forms/submit/malformed-body.test-data.ts';
import { testPlatform } from '../platform/platform.test-data.ts';
import { staffPaths } from '../staff/staff-paths.ts';

withSite(() => testSite);

type Answered = { status: number } | { init?: { status?: number } | null };
type Action = (given: ActionFunctionArgs) => Promise<Answered> | Answered;
type Route = { action?: Action };

const bodies = process.env['VERIFY'] === 'whole' ? 2000 : 100;
const routes = import.meta.glob<Route>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}'], { eager: true });
const actions = Object.entries(routes).flatMap(([file, { action }]) =>
  action ? pathsOf(file).map((path) => ({ file, path, action })) : [],
);

/** The URL paths to post to; only the staff API reads its own. */
function pathsOf(file: string): readonly string[] {
  return file === './api/staff.ts' ? staffPaths.map((path) => `/api/staff/${path}`) : ['/nl/contact/'];
}

const studio = 'http://localhost:3333';

const method = fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE');
const given = fc.constantFrom('', 'x', '2103', '__proto__', 'a.b', '\u0000', 'x'.repeat(500));
const sender = fc.constantFrom<Record<string, string>>(
  { Origin: 'http://localhost:3000' },
  { Origin: studio, Authorization: 'Bearer x' },
  {},
);

/** Returns the response that an action returns or throws; the router treats both alike. */
async function answerOf(action: Action, args: ActionFunctionArgs): Promise<Answered> {
  try {
    return await action(args);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

/** Statuses of a form, and those that only endpoints return. */
const known = [200, 202, 204, 303, 307, 400, 401, 403, 404, 405, 406, 410, 413, 415, 422, 429];

test('every route that takes something is looked at', () => {
  const files = actions.map(({ file }) => file);
  for (const file of ['./page.tsx', './api/consent.ts', './api/view.ts', './api/content-changed.ts'])
    expect(files).toContain(file);
});

for (const { file, path, action } of actions) {
  test(`no body, however malformed, makes ${file} fail at ${path}`, { timeout: 120_000 }, async () => {
    const { platform } = testPlatform({ clientAddressHeader: 'X-Test-Client' });
    const settings = { ...platform.settings, SANITY_STUDIO_URL: studio };
    let client = 0;
    await fc.assert(
      fc.asyncProperty(malformedBody, malformedType, method, given, sender, async (...drawn) => {
        const [body, type, verb, param, headers] = drawn;
        const request = new Request(`http://localhost:3000${path.replace(':id', 'x')}`, {
          method: verb,
          body,
          headers: { 'Content-Type': type, 'X-Test-Client': String(client++), ...headers },
        });
        const hasId = !path.startsWith('/api/staff/') || path.endsWith(':id');
        const params = { ...(hasId && { id: param }), token: param, language: 'nl' };
        const answer = await answerOf(action, { request, params, context: { ...platform, settings } });
        const status = 'status' in answer ? answer.status : (answer.init?.status ?? 200);
        expect(known, `${verb} got ${String(status)}`).toContain(status);
      }),
      { numRuns: bodies },
    );
  });
}
