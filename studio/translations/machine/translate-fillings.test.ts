import { expect, test } from 'vitest';
import { examplePage, localized, paragraph } from 'schemas/publication/example.test-data.ts';
import { mostMachineCharacters } from 'schemas/machine-translation.ts';
import { sourcesFor } from '../fill/fill-languages.ts';
import { batchesOf, hasMachineTranslation, translateFillings } from './translate-fillings.ts';

type Body = { to: string; texts: string[] };

/** A site whose service writes the language before each text. */
function site(
  response: (body: Body) => unknown = ({ to, texts }) => ({
    isSetUp: true,
    texts: texts.map((text) => `${to} ${text}`),
  }),
) {
  const sent: Body[] = [];
  const request = (_path: string, { body }: { body?: unknown } = {}) => {
    sent.push(body as Body);
    return Promise.resolve(Response.json(response(body as Body)));
  };
  return { api: { request }, sent };
}

const page = examplePage({
  title: localized({ nl: 'Verkopen' }),
  modules: [
    {
      _type: 'articleModule',
      _key: 'a',
      body: localized({ nl: [...paragraph('Dag.'), ...paragraph('Tot ziens.', 'b')] }),
    },
  ],
  logo: localized({ nl: { _type: 'image', asset: { _ref: 'image-a' } } }),
});

const fillings = sourcesFor(page, { languages: ['fr', 'en'], replaces: false });

test('each language is translated in one request, and every text returns to its field; pictures stay out', async () => {
  const { api, sent } = site();
  const results = await translateFillings(api, fillings);
  expect(sent).toEqual(['fr', 'en'].map((to) => ({ to, texts: ['Verkopen', 'Dag.', 'Tot ziens.'] })));
  expect(results.map(({ field, language, value }) => [field.path, language, value])).toEqual(
    ['fr', 'en'].flatMap((language) => [
      ['title', language, `${language} Verkopen`],
      [
        'modules[_key=="a"].body',
        language,
        [...paragraph(`${language} Dag.`), ...paragraph(`${language} Tot ziens.`, 'b')].map(
          (block, index) => ({
            ...block,
            children: block.children.map((child) => ({ ...child, _key: index === 0 ? 'a' : 'b' })),
          }),
        ),
      ],
    ]),
  );
});

test('a problem of the service is told in a sentence', async () => {
  const { api } = site(() => ({ isSetUp: true, problem: 'quota' }));
  await expect(translateFillings(api, fillings)).rejects.toThrow(/limit for this month/);
});

test('texts are divided by number and by length', () => {
  expect(batchesOf(Array.from({ length: 101 }, () => 'a')).map(({ length }) => length)).toEqual([50, 50, 1]);
  const half = 'a'.repeat(mostMachineCharacters / 2);
  expect(batchesOf([half, half, 'b'])).toEqual([[half, half], ['b']]);
  expect(batchesOf([])).toEqual([]);
});

test('a site without a service, or none at all, offers no machine translation', async () => {
  expect(await hasMachineTranslation(site(() => ({ isSetUp: false })).api)).toBe(false);
  expect(await hasMachineTranslation(site(() => ({ isSetUp: true, texts: [] })).api)).toBe(true);
  expect(await hasMachineTranslation({ request: () => Promise.reject(new Error('down')) })).toBe(false);
});
