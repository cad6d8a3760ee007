import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');

const allowed = {
  'consent/analytics/campaign.ts': 'asks the gate for statistics',
  'consent/analytics/google.ts': 'is called for what the gate allows',
  'consent/analytics/on-consent-change.ts': 'removes only',
  'consent/consent.ts': 'the choice itself is necessary',
  'content/preview/shown-path.ts': 'serves editors who preview',
  'pages/take-along/attach-round.ts': 'visits are kept at the press of a button of staff',
  'pages/take-along/attach-take-along.ts': 'homes are taken along at the press of a button',
  'pages/take-along/store-fields.ts': 'stores what is typed on what was taken along',
  'properties/favourites/id-store.ts':
    'favourites are requested by the visitor; recent views ask for preferences',
  'properties/search-field/forget-searches.ts': 'removes only',
  'properties/search-field/recent-searches.ts': 'asks the gate for preferences',
  'site/attach-site-effects.ts': 'the language is necessary',
  'site/popup/forget-closing-time.ts': 'removes only',
  'site/popup/popup-frequency.ts':
    'that the popup was closed is necessary; when asks the gate for preferences',
};

const helpers = ['ui/browser/device-store.ts', 'ui/browser/storage.ts'];
const reaches = /\/ui\/browser\/(device-store|storage)\.ts'|createElement\('script'\)/;
const isStorage = /(?<!')\b(localStorage|sessionStorage|indexedDB)\b|\bdocument\.cookie\b/;

function namesOfFiles(pattern: RegExp): string[] {
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter((name) => pattern.test(readFileSync(join(app, name), 'utf8')))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

test('browser storage is reached through the files that bear a refusal', () => {
  expect(namesOfFiles(isStorage)).toEqual(helpers);
});

test('[7.05][7.04] whatever stores or loads something in the browser is known, with its reason', () => {
  expect(namesOfFiles(reaches)).toEqual(Object.keys(allowed));
});
