import { expect, test } from 'vitest';
import { renderInLanguage, seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import { createCatalogue } from '../../properties/catalogue/create-catalogue.ts';
import { readListAddress } from '../../properties/filters/list-address.ts';
import { exampleBundle, exampleRecord } from '../../properties/model/example.test-data.ts';
import type { PropertyRecord } from '../../properties/model/record.ts';
import { NothingFound } from './nothing-found.tsx';
import { listSuggestions } from './empty-list-suggestions.server.ts';

function listForSale(search: string, records: PropertyRecord[]): string {
  const catalogue = createCatalogue(exampleBundle(records));
  const address = readListAddress(new URLSearchParams(search));
  const t = seededTranslate('nl');
  const empty = { goal: 'sale', language: 'nl', t, listHref: '/', otherListHref: '/nl/te-huur/' } as const;
  const ways = listSuggestions({ ...empty, address, active: [], catalogue });
  return renderInLanguage(
    'nl',
    <NothingFound
      listing={{ goal: 'sale', itemsPerRow: undefined }}
      elsewhere={{ ...ways, otherListHref: empty.otherListHref, close: [] }}
    />,
  );
}

test('a list without any property says so, and leads nowhere but to properties', () => {
  const alone = listForSale('', []);
  expect(alone).toContain('Hier staan op dit moment geen panden.');
  expect(alone).not.toContain('Verwijder een filter');
  expect(alone).not.toContain('href');
  expect(listForSale('', [exampleRecord({ Goal: 1 })])).toContain('href="/nl/te-huur/"');
});

test('a search finds nothing where there is nothing, and offers no list of none', () => {
  const html = listForSale('pets=yes', []);
  expect(html).toContain('Geen resultaten gevonden voor uw zoekopdracht.');
  expect(html).not.toContain('href');
});
