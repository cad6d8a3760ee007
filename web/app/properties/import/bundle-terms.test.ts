import { expect, test } from 'vitest';
import { languages } from 'schemas/languages.ts';
import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { sentenceKinds, termKinds } from '../model/terms.ts';
import { bundleSchema } from './bundle-schema.ts';

const { Terms } = bundleSchema.parse(data);

test('every term of a fact has words of its own in every known language', () => {
  const kinds = new Set<string>(Object.values(termKinds));
  const terms = Terms.filter(({ Kind }) => kinds.has(Kind));
  expect(new Set(terms.map(({ Kind }) => Kind))).toEqual(kinds);
  for (const { Kind, Code, Texts } of terms)
    expect(
      Texts.map(({ language }) => language),
      `${Kind}/${Code}`,
    ).toEqual(languages.map(({ id }) => id));
});

test('[3.26] answers on planning are full sentences without abbreviations, in four languages', () => {
  const answers = Terms.filter(({ Kind }) => sentenceKinds.has(Kind));
  expect(answers.length).toBeGreaterThan(15);
  for (const { Code, Texts } of answers) {
    expect(new Set(Texts.map(({ Name }) => Name)).size, Code).toBe(4);
    for (const { Name } of Texts) {
      expect(Name, Code).toMatch(/^\p{Lu}.* .* .*\.$/u);
      expect(Name, Code).not.toMatch(/\b(Vg|Gvg|Wg|Gvkr|Gvv|Gdv|Gmo|Vv)\b|\p{L}\.\p{L}|\b\p{Lu}{2,}\b/u);
    }
  }
});
