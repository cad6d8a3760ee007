import { prepareSite } from '../../cms/site.server.ts';
import { emptyContent } from '../../cms/site.test-data.ts';
import { seededTexts, testLanguages } from '../../i18n/seeded-texts.test-data.tsx';

/** A site without content but its seeded texts. */
export const seededSite = {
  ...prepareSite(emptyContent),
  languages: testLanguages,
  texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
};
