import bundle from '../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { addresses, expect, test } from '../support/fixtures.ts';
import { seededText } from '../support/visitor.ts';

const languages = ['nl', 'fr', 'en'] as const;

type Language = (typeof languages)[number];

/** The words of a page between header and footer, with `|` wherever an element begins or ends. */
function wordsOf(html: string): string {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|style).*?<\/\1>/gs, '')
    .replaceAll('\u00ad', '')
    .replace(/<[^>]*>/g, '|')
    .replace(/\s+/g, ' ')
    .replace(/ ?\|[ |]*/g, '|');
}

const read = async (path: string) => (await fetch(`${addresses.site}${path}`)).text();
const readProperty = (reference: number, language: Language) => read(`/${language}/property/${reference}/`);

const lists = { nl: ['te-koop', 'te-huur'], fr: ['a-vendre', 'a-louer'], en: ['for-sale', 'for-rent'] };

/** The card of a property on its list, which a search for the reference shows alone. */
async function readCard(reference: number, goal: number, language: Language): Promise<string> {
  return wordsOf(await read(`/${language}/${lists[language][goal] ?? ''}/?q=${reference}`));
}

const sold = bundle.Properties.filter(({ Marquee }) => Marquee === 2 || Marquee === 3);
const rented = bundle.Properties.filter(({ Marquee }) => Marquee === 4);

const ribbons = {
  sold: { nl: 'VERKOCHT', fr: 'VENDU', en: 'SOLD' },
  rented: { nl: 'Verhuurd', fr: 'LOUÉ', en: 'Rented' },
} as const;

/** The card has the ribbon; the page has it too, beside a sentence that says the same. */
async function expectOutcome(properties: typeof sold, outcome: keyof typeof ribbons): Promise<void> {
  expect(properties.length).toBeGreaterThan(2);
  for (const [index, { ID, Goal }] of properties.entries()) {
    const language = languages[index % languages.length] ?? 'nl';
    const ribbon = ribbons[outcome][language];
    const message = seededText(`property.${outcome}Message`, language);
    expect(await readCard(ID, Goal, language)).toContain(`|${ribbon}|`);
    const words = wordsOf(await readProperty(ID, language));
    for (const said of [message, ribbon]) expect(words).toContain(`|${said}|`);
  }
}

test('[3.11][4.04][8.06] a sold property says so on its card and its page', async () => {
  await expectOutcome(sold, 'sold');
});

test('[3.12][4.05][8.05] a rented property says so on its card and its page', async () => {
  await expectOutcome(rented, 'rented');
});

const sheets = { nl: 'afdrukken', fr: 'imprimer', en: 'print' };

/** Each property in each language as HTML and as the router's data, on paper, and the list that has it. */
async function readEverything({ ID, Goal }: { ID: number; Goal: number }): Promise<string[]> {
  const answers: string[] = [];
  for (const language of languages) {
    const page = await fetch(`${addresses.site}/${language}/property/${ID}/`);
    const { pathname } = new URL(page.url);
    const list = `/${language}/${lists[language][Goal] ?? ''}`;
    answers.push(await page.text(), await read(`${pathname.replace(/\/$/, '')}.data`));
    answers.push(await read(`${list}/?q=${ID}`), await read(`${list}.data?q=${ID}`));
    const paper = `${pathname}${sheets[language]}`;
    answers.push(await read(`${paper}/`), await read(`${paper}.data`));
  }
  return answers;
}

test('[3.14] a price that may not be published is in no response of the site', async () => {
  // The law has the rent of a home published.
  const hidden = bundle.Properties.filter(
    ({ PublishPrice, Goal, MainType }) => !PublishPrice && (Goal === 0 || MainType === 'commercial'),
  );
  expect(hidden.length).toBeGreaterThan(2);
  for (const property of hidden) {
    const digits = String(property.Price)
      .split(/(?=(?:\d{3})+$)/)
      .join('[.,\\s\\u202f]?');
    const price = new RegExp(`(?<![\\d.])${digits}(?![\\d.])`);
    for (const answer of await readEverything(property)) expect(price.exec(answer)).toBeNull();
  }
});

test('[3.16] an address that may not be published is in no response of the site, nor is its place on a map', async () => {
  const hidden = bundle.Properties.filter(({ PublishAddress }) => !PublishAddress);
  expect(hidden.length).toBeGreaterThan(2);
  for (const property of hidden) {
    const { Street, Latitude, Longitude } = property;
    for (const answer of await readEverything(property)) {
      for (const secret of [Street, String(Latitude), String(Longitude)])
        expect(answer.includes(secret), `${property.ID}: ${secret}`).toBe(false);
    }
  }
});

test('[1.03] a search knows references, types and cities', async () => {
  const found = async (text: string) =>
    [...(await read(`/nl/te-koop/?q=${text}`)).matchAll(/<article/g)].length;
  expect(await found('2101')).toBe(1);
  expect(await found('mechelen')).toBe(6);
  expect(await found('appartement')).toBe(8);
});

test('[6.01] a visitor without an account reads every kind of page, and is given no session', async () => {
  const paths = ['/nl/', '/fr/a-vendre/', '/en/for-rent/', '/nl/over-ons/', '/fr/contact/'];
  for (const path of [...paths, '/nl/property/2101/']) {
    const response = await fetch(`${addresses.site}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.getSetCookie().filter((cookie) => !cookie.startsWith('language='))).toEqual([]);
  }
});
