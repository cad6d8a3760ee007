import { beforeEach, expect, test, vi } from 'vitest';
import type { HeldRecord, StaffImports, StaffRun } from 'schemas/staff-import.ts';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { ImportsTool } from './imports-tool.tsx';

const site = vi.hoisted(() => ({
  imports: undefined as StaffImports | undefined,
  mayDecide: true,
  problem: undefined as string | undefined,
  request: vi.fn(),
  reload: vi.fn(),
}));
const push = vi.hoisted(() => vi.fn());

vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push }) }));
vi.mock('../staff-api/use-staff-api.ts', () => ({
  useMayDecide: () => site.mayDecide,
  useStaffApi: () => ({ request: site.request }),
  useStaffData: () => ({ result: site.imports, problem: site.problem, reload: site.reload }),
}));

beforeEach(() => {
  vi.clearAllMocks();
  site.mayDecide = true;
  site.request.mockResolvedValue(Response.json({ isHeld: false }));
});

const source = { system: 'file', account: '' };
const done: StaffRun = {
  id: 'r1',
  source,
  state: 'done',
  startedAt: '2026-11-26T09:00:00Z',
  added: 3,
  changed: 1,
  unchanged: 46,
  gone: 0,
  held: 0,
  removals: 0,
};
const odd = {
  level: 'record',
  field: 'Price',
  reason: 'is too short or too small: the least is {1}',
  words: ['900'],
} as const;
const held: HeldRecord = {
  ...source,
  list: 'Properties',
  key: 'A7',
  recordId: 2107,
  title: 'Loft · Gent',
  since: '2026-11-26T09:00:00Z',
  findings: [{ ...odd, value: '41500', isOverridable: true }],
  differences: [{ field: 'Price', shown: '415000', sent: '41500' }],
  isShown: true,
};

function show(imports: Partial<StaffImports> | undefined, problem?: string) {
  site.imports = imports && { runs: [done], held: [], heldTotal: imports.held?.length ?? 0, ...imports };
  site.problem = problem;
  return renderPart(<ImportsTool />);
}

test('before the first import, and where the site cannot be asked, staff read so', () => {
  expect(show({ runs: [] }).text()).toContain('Nothing has been imported yet');
  const failing = show(undefined, 'The site cannot be reached.');
  expect([failing.text().includes('The site cannot be reached.'), failing.buttons()]).toEqual([true, []]);
  expect(show(undefined).text()).not.toContain('Nothing has been imported yet');
});

test('runs are listed with what they brought, and why one failed', () => {
  const failed: StaffRun = { ...done, id: 'r2', state: 'failed', reason: 'The server answered 503.' };
  const { text } = show({ runs: [failed, done] });
  expect(text()).toMatch(/Failed.*The server answered 503\..*3146.*Done/);
  expect(text()).toContain('Everything that came is on the site.');
});

test('a held record says why, what differs and what visitors see', () => {
  const { text } = show({ held: [held] });
  expect(text()).toContain('1 record needs someone.');
  expect(text()).toMatch(/Property 2107 · Loft · Gent.*Visitors see the last good version\./);
  expect(text()).toMatch(/Price is too short or too small: the least is 90041500/);
  expect(text()).toMatch(/On the site.*415000.*41500/);
});

test('it is published in spite of a rule that allows that, after one question', () => {
  const { press } = show({ held: [held] });
  press('Publish Property 2107 anyway');
  expect(site.request).not.toHaveBeenCalled();
  press('Publish it anyway');
  const body = { ...source, list: 'Properties', key: 'A7', isAccepted: true };
  expect(site.request.mock.calls).toEqual([['held-records', { body }]]);
});

test('a rule that does not allow it offers another try only, which may fail again', async () => {
  site.request.mockResolvedValue(Response.json({ isHeld: true }));
  const { press, buttons } = show({
    held: [{ ...held, findings: [...held.findings, { ...odd, field: 'Deposit' }] }],
  });
  expect(buttons()).toEqual(['Refresh', 'Try again']);
  press('Try Property 2107 again');
  await vi.waitFor(() =>
    expect(push).toHaveBeenCalledWith(expect.objectContaining({ description: 'A rule still forbids it.' })),
  );
  expect(site.reload).toHaveBeenCalledTimes(1);
});

test('a line that was left out needs its source to be repaired: nothing is offered', () => {
  const line = { ...odd, level: 'field' } as const;
  const { text, buttons } = show({
    held: [{ ...held, list: 'OwnerRecords', findings: [line], differences: [] }],
  });
  expect(text()).toContain('Record for the owner 2107');
  expect(text()).toContain('The rest of it is on the site.');
  expect(buttons()).toEqual(['Refresh']);
});

test('what an administrator decides is shown to others without its buttons', () => {
  site.mayDecide = false;
  const { text, buttons } = show({ runs: [{ ...done, state: 'waiting', removals: 19 }] });
  expect(text()).toContain('An administrator decides this.');
  expect(buttons()).toEqual(['Refresh']);
});

test('removals of the latest run are allowed after one question; an older run no longer waits', () => {
  const waiting: StaffRun = { ...done, id: 'r3', state: 'waiting', removals: 19 };
  expect(show({ runs: [done, waiting] }).buttons()).toEqual(['Refresh']);
  const { press } = show({ runs: [waiting, done] });
  press('Allow 19 removals');
  expect(site.request).not.toHaveBeenCalled();
  press('Allow 19 removals');
  expect(site.request.mock.calls).toEqual([['imports/r3']]);
});
