import { expect, test } from 'vitest';
import { renderInLanguage } from '../../content/i18n/seeded-texts.test-data.tsx';
import { SearchBlock } from './search-block.tsx';

function searchBlock(totals: { sale: number; rent: number }): string {
  const hrefs = { saleHref: '/nl/te-koop/', rentHref: '/nl/te-huur/' };
  const shown = { hasInput: false, hasButtons: true, hasTotal: true, hasButtonCounts: true };
  return renderInLanguage(
    'nl',
    <SearchBlock search={{ description: undefined, ...hrefs, totals, ...shown }} />,
  );
}

test('properties are counted once there is one', () => {
  expect(searchBlock({ sale: 0, rent: 2 })).toContain('Te koop (0)');
  expect(searchBlock({ sale: 0, rent: 0 })).not.toMatch(/>[^<]*\b0\b/);
});
