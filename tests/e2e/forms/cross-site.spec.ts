import { type BuiltRoute, readRoutes, type Routes } from '../support/client-build.ts';
import { isWhole, recordFigure } from '../support/figures.ts';
import { addresses, expect, test, withoutJavaScript } from '../support/fixtures.ts';
import { sendRaw } from '../support/raw-request.ts';
import { seededText } from '../support/visitor.ts';
import { findForms, formsToTry } from './shown-forms.ts';

/**
 * Actions that accept requests from elsewhere, each with its status for an unsigned one. Every other action refuses
 * all cross-site requests.
 */
const signedRoutes: Record<string, number> = { 'api/content-changed': 401, 'api/properties/runs': 401 };

function statusOf({ path = '' }: BuiltRoute): number {
  // Its address holds the secret, and nothing is known under another.
  if (path.startsWith('api/crm/')) return 404;
  return path.startsWith('api/properties/runs/') ? 401 : (signedRoutes[path] ?? 403);
}

/** The Studio may speak to these; what it says without a session is then held against that alone. */
const isStaffPath = (path: string) => path.startsWith('/api/staff/');
const withoutSession = [400, 401, 403, 405];

/**
 * Statuses for senders that name no page. Browsers send a report long after its page, which is counted, or ignored for its
 * type; assistants are programs, which are told that such a body is no question.
 */
const withoutPage: Readonly<Record<string, readonly number[]>> = {
  '/api/policy-reports': [204, 415],
  '/mcp/': [400, 406, 415],
};

/** An address of the route, with the last slash of pages. The router distinguishes the index route from its parent by `?index`. */
function addressOf(routes: Routes, { parentId, path = '', index = false }: BuiltRoute): string {
  if (index) return '/?index';
  const parent = parentId === undefined ? undefined : routes[parentId];
  const own = path
    .replace('*', 'nl/contact')
    .replace(':language', 'nl')
    .replace(/:\w+\??/g, '1');
  const address = parent ? `${addressOf(routes, parent)}${own}` : '/';
  return address.startsWith('/api/') || address.endsWith('/') ? address : `${address}/`;
}

const values = { firstName: 'An', lastName: 'Peeters', email: 'an@example.com', message: 'Dag' };
const form = 'application/x-www-form-urlencoded';

const noBody = { type: form, body: '' };

/** Bodies that another site can make a browser send without a preflight, and one that it cannot. */
const bodies: readonly { type: string; body: string }[] = [
  { type: form, body: new URLSearchParams({ _form: 'site-contact', ...values }).toString() },
  noBody,
  { type: 'text/plain', body: '/nl/' },
  { type: 'multipart/form-data; boundary=x', body: '--x--' },
  { type: 'application/json', body: '{}' },
];

const senders: readonly Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: addresses.lake },
  { Origin: addresses.studio },
  { Origin: addresses.site.replace('http:', 'https:') },
  { Origin: `${addresses.site}.evil.example` },
  { Origin: `${addresses.site}/` },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { Referer: `${addresses.site}/nl/contact/` },
  {},
];

test('what another site makes a browser send gets 403 from every action there is', async ({ page }) => {
  test.setTimeout(isWhole ? 600_000 : 120_000);
  const routes = readRoutes();
  // German is prepared and not enabled: its addresses lead to another language before any action.
  const actions = Object.values(routes).filter(
    ({ hasAction, path }) => hasAction && path?.startsWith('de/') !== true,
  );
  const answers = new Map(actions.map((route) => [addressOf(routes, route), statusOf(route)]));
  for (const address of ['/?index', '/nl/contact/', '/api/view', '/api/consent'])
    expect(answers.get(address), address).toBe(403);
  for (const path of Object.keys(signedRoutes)) expect([...answers.keys()]).toContain(`/${path}`);
  const shown = await findForms(page, addresses.site, formsToTry);
  for (const { path } of shown) answers.set(path, 403);
  let asked = 0;
  const letIn: string[] = [];
  for (const [address, expected] of answers) {
    const data = address === '/?index' ? '/_root.data?index' : `${address.replace(/\/$/, '')}.data`;
    const hasData = isWhole ? !address.startsWith('/api/') : address === '/nl/contact/';
    for (const target of hasData ? [address, data] : [address])
      await test.step(target, async () => {
        const sent = await sendFromElsewhere(target, expected);
        asked += sent.asked;
        letIn.push(...sent.letIn);
      });
  }
  recordFigure('13 cross-site posts', {
    'actions and pages of forms': answers.size,
    requests: asked,
    'let in': letIn.length,
  });
  expect(letIn).toEqual([]);
});

function permittedFor(target: string, sender: Record<string, string>, expected: number): readonly number[] {
  if (isStaffPath(target) && sender['Origin'] === addresses.studio) return withoutSession;
  const isNamed = 'Origin' in sender || 'Sec-Fetch-Site' in sender;
  return (!isNamed && withoutPage[target]) || [expected];
}

/** Resolves to how many requests were sent, and to those that were not refused. */
async function sendFromElsewhere(target: string, expected: number) {
  const letIn: string[] = [];
  for (const [index, sender] of senders.entries()) {
    // Every sender meets every body, at one address or another.
    const { type, body } = bodies[(index + target.length) % bodies.length] ?? noBody;
    const headers = { ...sender, 'Content-Type': type, 'Content-Length': String(body.length) };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const { status } = await sendRaw(addresses.site, { line: `POST ${target}`, headers: lines, body });
    if (!permittedFor(target, sender, expected).includes(status))
      letIn.push(`${target}: ${String(status)} for ${JSON.stringify(headers)}`);
  }
  return { asked: senders.length, letIn };
}

test.describe('without JavaScript', () => {
  withoutJavaScript();
  test.use({ expectedProblems: { patterns: [/status of 422 /] } });

  test('a form on a page that sends no referrer, and so hides its address, is accepted', async ({ page }) => {
    await page.route('**/nl/contact/', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const meta = '<head><meta name="referrer" content="no-referrer">';
      return route.fulfill({ response, body: (await response.text()).replace('<head>', meta) });
    });
    await page.goto('/nl/contact/');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/nl/contact/'),
    );
    await page.getByRole('button', { name: seededText('form.sendMessage', 'nl') }).click();
    expect((await (await sent).allHeaders())['origin']).toBe('null');
    await expect(page.getByText(seededText('message.oneMoreStep', 'nl'))).toBeInViewport();
  });
});
