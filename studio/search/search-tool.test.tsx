import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { SearchTool } from './search-tool.tsx';

const search = vi.hoisted(() => ({ state: {} as object, found: [] as { id: string }[] }));

vi.mock('sanity', () => ({ useSchema: () => ({ get: () => undefined }) }));
vi.mock('./use-text-search.ts', () => ({ useTextSearch: () => search.state }));
vi.mock('./search-texts.ts', () => ({ searchTexts: () => search.found }));
vi.mock('./found-row.tsx', () => ({ FoundRow: ({ found }: { found: { id: string } }) => `row ${found.id}` }));

function textWith(typed: string, ids: readonly string[], more: object = {}): string | null {
  search.found = ids.map((id) => ({ id }));
  search.state = { candidates: { typed, stored: [], isCut: false, ...more }, hasFailed: false };
  return renderPart(<SearchTool />).text();
}

test('the tool counts what it finds, and says when there may be more', () => {
  expect(textWith('huis', ['a', 'b'])).toContain('2 documentsrow arow b');
  expect(textWith('huis', ['a'])).not.toContain('Nothing found');
  expect(textWith('huis', ['a'], { isCut: true })).toContain('1 document · There may be more.');
  expect(textWith('huis', [])).toMatch(/0 documentsNothing found/);
});

test('it says nothing before something is typed, and tells of a failure', () => {
  expect(textWith('  ', [])).not.toContain('documents');
  search.state = { candidates: undefined, hasFailed: true };
  expect(renderPart(<SearchTool />).text()).toContain('could not be searched');
});
