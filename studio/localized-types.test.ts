import { registerHooks } from 'node:module';
import { schemaText } from 'schemas/compile.ts';
import { languages } from 'schemas/languages.ts';
import { localizedFieldTypes } from 'schemas/fields/localized.ts';
import { expect, test } from 'vitest';

// The language plugin imports style sheets, which Node does not load.
registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : nextLoad(url, context),
});

test('the generated schema knows the localized types exactly as the language plugin makes them', async () => {
  const { internationalizedArray } = await import('sanity-plugin-internationalized-array');
  const plugin = internationalizedArray({
    languages: languages.map(({ id, title }) => ({ id, title })),
    fieldTypes: localizedFieldTypes,
  });
  const types = plugin.schema?.types;
  if (!Array.isArray(types)) throw new Error('the plugin lists its types no more');
  const sorted = (text: string) =>
    (JSON.parse(text) as { name: string }[]).toSorted((a, b) => a.name.localeCompare(b.name));
  expect(sorted(schemaText())).toEqual(sorted(schemaText(types)));
}, 60_000);
