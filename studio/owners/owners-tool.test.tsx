import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { OwnersTool } from './owners-tool.tsx';

const asked = vi.hoisted(() => ({ last: {} as object }));

vi.mock('sanity', () => ({}));
vi.mock('../staff-api/use-staff-api.ts', () => ({ useStaffApi: () => ({}), useStaffData: () => ({}) }));
vi.mock('../tool-page/use-attempt.ts', () => ({ useAttempt: () => () => undefined }));
vi.mock('../properties/use-properties.ts', () => ({ useProperties: () => ({}) }));
vi.mock('./use-owners.ts', () => ({
  ownerActions: () => ({}),
  useOwners: (_api: unknown, query: object) => {
    asked.last = query;
    return { result: { owners: [], total: 0, page: 1, pages: 1 }, reload: () => undefined };
  },
}));

test('owners are searched by what is typed and by their status, from the first page', () => {
  const { fill } = renderPart(<OwnersTool />);
  fill('Search owners', '2118 an');
  expect(asked.last).toEqual({ filter: { search: '2118 an', state: '' }, page: 1 });
  fill('Status', 'active');
  expect(asked.last).toEqual({ filter: { search: '2118 an', state: 'active' }, page: 1 });
});
