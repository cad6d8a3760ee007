import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent } from '../../content/cms/site.test-data.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import { testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';

/** A site without content but its seeded texts. */
export const seededSite = {
  ...prepareSite(emptyContent),
  languages: testLanguages,
  texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
};
