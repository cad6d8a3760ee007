import { examplePage, localized } from 'schemas/publication/example.test-data.ts';
import { expect, test, vi } from 'vitest';
import { loadPrevious, undoing } from './undo-publication.ts';

const stored = (path: string, _updatedAt: string) => ({
  ...examplePage({}),
  path: localized({ nl: path }),
  _rev: 'revision',
  _createdAt: '2026-03-01T08:00:00.000Z',
  _updatedAt,
});
const before = stored('/aan-de-dijle/', '2026-03-01T09:00:00.000Z');
const mistake = stored('/aan-de-schelde/', '2026-03-02T09:00:00.000Z');

function clientWith(documents: object[]) {
  const request = vi.fn(() => Promise.resolve({ documents }));
  return { config: () => ({ dataset: 'production' }), request } as unknown as Parameters<
    typeof loadPrevious
  >[0] & { request: typeof request };
}

test('the version of just before the last publication is asked of the history', async () => {
  const client = clientWith([before]);
  expect(await loadPrevious(client, mistake)).toBe(before);
  expect(client.request).toHaveBeenCalledWith({
    url: `/data/history/production/documents/${mistake._id}`,
    query: { time: '2026-03-02T08:59:59.999Z' },
  });
  expect(await loadPrevious(clientWith([]), mistake)).toBeNull();
});

test('a publication is undone field by field, and not once somebody has published since', () => {
  const { id, ifRevisionID, set, unset } = undoing(before, { ...mistake, banner: { height: 'low' } });
  expect([id, ifRevisionID, unset]).toEqual([mistake._id, 'revision', ['banner']]);
  expect(set).toMatchObject({ path: before.path });
  expect(Object.keys(set).filter((name) => name.startsWith('_'))).toEqual([]);
});

test('an address that leaves with the mistake leads to the page', () => {
  const { formerPaths } = undoing(before, mistake).set;
  expect(formerPaths).toMatchObject([{ language: 'nl', path: '/aan-de-schelde/' }]);
});
