import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { PropertiesTool } from './properties-tool.tsx';

const site = vi.hoisted(() => ({ shown: {} as object }));

vi.mock('sanity', () => ({}));
vi.mock('sanity/router', () => ({ useRouter: () => ({ navigateIntent: () => undefined }) }));
vi.mock('../content/use-content.ts', () => ({ useContent: () => [] }));
vi.mock('./use-properties.ts', () => ({ useProperties: () => site.shown }));
vi.mock('./property-table.tsx', () => ({
  PropertyTable: ({ listed }: { listed: readonly unknown[] }) => `table of ${String(listed.length)}`,
}));

const properties = ['2101', '2102'].map((reference) => ({ reference, title: reference, place: 'Gent' }));

function textWith(shown: object): string | null {
  site.shown = { properties: undefined, total: undefined, problem: undefined, ...shown };
  return renderPart(<PropertiesTool />).text();
}

test('the tool says how many properties there are, and that only the first ones are listed', () => {
  expect(textWith({ properties })).toContain('2 propertiestable of 2');
  expect(textWith({ properties, total: 2 })).toContain('2 propertiestable of 2');
  expect(textWith({ properties, total: 900 })).toContain(
    '900 properties · The first ones are listed.table of 2',
  );
});

test('it lists nothing while it loads or where the site gives no answer', () => {
  expect(textWith({})).not.toMatch(/propert(?:y|ies)table/);
  expect(textWith({ problem: 'No answer.' })).toContain('No answer.');
  expect(textWith({ properties: [] })).toContain('0 properties');
  expect(textWith({ properties: [] })).not.toContain('table of');
});
