import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffConnection } from 'schemas/staff-connection.ts';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { ConnectionsTool } from './connections-tool.tsx';

const site = vi.hoisted(() => ({
  connections: undefined as StaffConnection[] | undefined,
  mayDecide: true,
  request: vi.fn(),
}));
const push = vi.hoisted(() => vi.fn());

vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push }) }));
vi.mock('../staff-api/use-staff-api.ts', () => ({
  useMayDecide: () => site.mayDecide,
  useStaffApi: () => ({ request: site.request }),
  useStaffData: () => ({ result: site.connections, problem: undefined, reload: () => undefined }),
}));

beforeEach(() => {
  vi.clearAllMocks();
  site.mayDecide = true;
  site.request.mockResolvedValue(Response.json({ result: 'done' }));
});

const source = { system: 'whise', account: '77/41' };
const quiet: StaffConnection = {
  source,
  title: 'Whise',
  state: 'good',
  contactAt: '2026-11-26T09:00:00Z',
  counts: { shown: 46, held: 1, withdrawn: 3, waiting: 0, visits: 0 },
  lastRun: { startedAt: '2026-11-26T09:00:00Z', added: 2, changed: 1, unchanged: 43, gone: 0 },
  codes: [],
  missing: [],
  kept: [],
  issues: [],
  issuesTotal: 0,
  untold: [],
  leadsWaiting: 0,
};
const code = {
  kind: 'heating',
  title: 'Heating',
  code: '9999',
  seenAt: '2026-11-26T09:00:00Z',
  records: 2,
  choices: [{ ours: 'oil', label: 'Oil boiler' }],
  isNeeded: false,
};
const home = { key: '7000123', recordId: 2107, title: 'Loft, Gent' };

function show(...connections: StaffConnection[]) {
  site.connections = connections;
  return renderPart(<ConnectionsTool />);
}

test('where nothing is connected, staff read how to', () => {
  const { text, buttons } = show();
  expect(text()).toMatch(/No software is connected.*1\. Ask the maker.*CRM_SYSTEM/);
  expect(buttons()).toEqual(['Refresh']);
});

test('a connection tells how it is, and is tested and asked at once', async () => {
  const { text, press } = show({ ...quiet, state: 'attention', problem: 'limited' });
  expect(text()).toMatch(/Whise · 77\/41.*Worth a look.*It asks the site to wait.*46 on the site · 1 held/);
  site.request.mockResolvedValue(Response.json({ result: 'wrong-secret' }));
  press('Test Whise');
  await vi.waitFor(() => expect(JSON.stringify(push.mock.calls)).toContain('refuses the login'));
  press('Fetch now');
  expect(site.request.mock.calls).toEqual([
    ['connection-tests', { body: source }],
    ['connection-runs', { body: source }],
  ]);
});

test('a code is given its meaning, or none', () => {
  const none = { ...code, kind: 'broker', title: 'Broker', code: '', records: 0 };
  const { press, fill, text } = show({ ...quiet, codes: [code, none] });
  expect(text()).toMatch(/Heating, code 9999.*In 2 records.*Broker, where none is named/);
  const decided = (ours: string | null) => [
    'connection-codes',
    { body: { ...source, kind: 'heating', code: '9999', ours } },
  ];
  press('Apply the meaning');
  fill('Meaning of Heating, code 9999', 'oil');
  press('Apply the meaning');
  fill('Meaning of Heating, code 9999', '-');
  press('Apply the meaning');
  expect(site.request.mock.calls).toEqual([decided('oil'), decided(null)]);
});

test('homes that are gone are kept, or leave after one question', () => {
  const { text, press } = show({ ...quiet, missing: [home] });
  expect(text()).toMatch(/gone from the software\. Is it to leave the site\?Loft, Gent · 2107/);
  press('Keep them');
  press('Remove them');
  expect(site.request).toHaveBeenCalledTimes(1);
  press('Remove them');
  expect(site.request.mock.calls).toEqual([
    ['connection-removals', { body: { ...source, what: 'kept' } }],
    ['connection-removals', { body: { ...source, what: 'removed' } }],
  ]);
});

test('what an administrator decides is shown to others without its buttons', () => {
  site.mayDecide = false;
  const { text, buttons } = show({ ...quiet, codes: [code], missing: [home] });
  expect(text().match(/An administrator decides this\./g)).toHaveLength(2);
  expect(buttons()).toEqual(['Refresh', 'Test', 'Fetch now']);
});

test('a message that the software did not take is told again, or a person has found it there', () => {
  const lead = { form: 'contact-me', askedAt: '2026-11-26T09:00:00Z', problem: 'refused' } as const;
  const { text, press } = show({
    ...quiet,
    untold: [
      { ...lead, id: 'one-lead', reference: 'ONE', mayBeThere: false },
      { ...lead, id: 'two-lead', reference: 'TWO', mayBeThere: true },
    ],
    leadsWaiting: 3,
  });
  expect(text()).toMatch(
    /3 messages of visitors are still.*Question about a property · ONE.*look there first/,
  );
  press('Try again: Question about a property · ONE');
  press('It is there: Question about a property · TWO');
  expect(site.request.mock.calls).toEqual([
    ['connection-leads', { body: { ...source, id: 'one-lead', what: 'again' } }],
    ['connection-leads', { body: { ...source, id: 'two-lead', what: 'there' } }],
  ]);
});

test('who decided and what a record lacks is told', () => {
  const issue = { level: 'field', field: 'Heating', reason: 'is missing', value: '9999' } as const;
  const { text } = show({
    ...quiet,
    decision: { what: 'kept', records: 31, by: 'An', at: '2026-11-26T09:00:00Z' },
    issues: [{ ...home, isHeld: false, findings: [issue] }],
    issuesTotal: 1,
  });
  expect(text()).toMatch(/An kept 31 on the site on .*1 record with a remark.*Heating is missing/);
});
