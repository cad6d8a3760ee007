import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { StatusTool } from './status-tool.tsx';

const site = vi.hoisted(() => ({ results: {} as Record<string, object>, problem: '', reload: vi.fn() }));

vi.mock('../staff-api/use-staff-api.ts', () => ({
  useStaffApi: () => undefined,
  useStaffData: (_api: unknown, path: string) => ({
    result: site.results[path],
    problem: site.problem || undefined,
    reload: () => {
      site.reload(path);
    },
  }),
}));

const items = [
  { id: 'webhook', state: 'good' },
  { id: 'mail-failed', state: 'failing', count: 2, at: '2026-11-23T10:00:00Z' },
];

function shown(results: Record<string, object>, problem = '') {
  Object.assign(site, { results, problem });
  return renderPart(<StatusTool />);
}

test('staff read how many points are not well, and may ask for all of it anew', () => {
  const { text, press } = shown({ status: items, 'policy-reports': [] });
  expect(text()).toMatch(/1 point needs someone\..*E-mails that were given up.*Reports of changes/);
  press('Refresh');
  expect(site.reload.mock.calls).toEqual([['status'], ['policy-reports']]);
});

test('staff read that nothing was blocked, where nothing was', () => {
  const { text } = shown({ status: items, 'policy-reports': [] });
  expect(text()).toContain('Visitors’ browsers blocked nothing in the last 7 days.');
  expect(document.querySelector('[aria-label="Blocked scripts and resources"]')).toBeNull();
});

test('where the site cannot be asked, staff read why and nothing else', () => {
  const { text, buttons } = shown({}, 'The site cannot be reached.');
  expect(text()).toContain('The site cannot be reached.');
  expect([text().includes('Reports of changes'), buttons()]).toEqual([false, []]);
});
