import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');

/** Every file that keeps something in the browser or loads a script from elsewhere, and why it may. */
const allowed = {
  'analytics/campaign.ts': 'asks the gate for statistics',
  'analytics/forget-cookies.ts': 'removes only',
  'analytics/inject-script.ts': 'is called for what the gate allows',
  'consent/stored-choice.ts': 'the choice itself is necessary',
  'favourites/id-store.ts': 'favourites are requested by the visitor; recent views ask for preferences',
  'i18n/remember-language.ts': 'the language is necessary',
  'popup/forget-closing-time.ts': 'removes only',
  'popup/popup-rules.ts': 'that the popup was closed is necessary; when asks the gate for preferences',
  'preview/shown-path.ts': 'serves editors who preview',
  'search/forget-searches.ts': 'removes only',
  'search/recent-searches.ts': 'asks the gate for preferences',
};

const reaches = /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b|createElement\('script'\)/;

test('[7.05][7.04] whatever stores or loads something in the browser is known, with its reason', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  const found = files.filter((name) => reaches.test(readFileSync(join(app, name), 'utf8')));
  expect(found.map((name) => name.replaceAll('\\', '/')).sort()).toEqual(Object.keys(allowed));
});
