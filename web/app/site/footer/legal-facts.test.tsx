import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { renderInLanguage } from '../../content/i18n/seeded-texts.test-data.tsx';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';
import { localized, testContent } from '../layout.test-data.ts';
import { LegalFactsList } from './footer.tsx';
import { loadFooter } from './load-footer.server.tsx';

function legalFacts(brokerNumber: string | null): string {
  const brokerTitle = localized('Erkend vastgoedmakelaar', 'Agent immobilier agréé');
  const site = prepareSite(testContent({ settings: { brokerTitle, brokerNumber } }));
  const footer = loadFooter(site, { language: 'nl', year: 2026, catalogue: sampleCatalogue });
  return renderInLanguage('nl', <LegalFactsList footer={footer} />);
}

test('a broker is named with a number, and not without one as if that were it', () => {
  expect(legalFacts('500 000')).toContain('Erkend vastgoedmakelaar, 500 000');
  expect(legalFacts(null)).not.toContain('Erkend vastgoedmakelaar');
});
