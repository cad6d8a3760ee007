import { examplePage, localized } from 'schemas/publication/example.test-data.ts';
import { pageTemplate } from 'schemas/documents/page-template.ts';
import { expect, test } from 'vitest';
import { fieldsFrom, templateFrom } from './saved-template.ts';

const page = examplePage({
  title: localized({ nl: 'Opendeurdag in mei' }),
  path: localized({ nl: '/opendeurdag-mei/' }),
  originalPath: '/may/',
  formerPaths: [{ _key: 'a', _type: 'formerPath', language: 'nl', path: '/mei/' }],
  redirect: true,
  kind: 'home',
  namedStyle: 'warm',
  showPageBanner: true,
  banner: { _type: 'banner', title: localized({ nl: 'Welkom', fr: 'Bienvenue' }) },
  modules: [
    { _type: 'articleModule', _key: 'article', title: localized({ nl: 'Kom binnen', fr: 'Entrez' }) },
  ],
});
const about = { id: 'template', name: ' Opendeurdag ', purpose: ' ' };

test('a template takes modules, banner and look of a page in every language, and no address', () => {
  const template = templateFrom(page, about);
  expect(template).toMatchObject({
    _id: 'template',
    _type: 'pageTemplate',
    name: 'Opendeurdag',
    namedStyle: 'warm',
    showPageBanner: true,
    banner: page.banner,
    modules: [{ _type: 'articleModule', title: localized({ nl: 'Kom binnen', fr: 'Entrez' }) }],
  });
  expect(JSON.stringify(template)).not.toMatch(/"\/|status|redirect|kind|purpose/);
});

test('a template has no field that its type does not define', () => {
  const known = new Set<string>(pageTemplate.fields.map(({ name }) => name));
  const fields = Object.keys(templateFrom(page, { ...about, purpose: 'May' }));
  expect(fields.filter((name) => !name.startsWith('_') && !known.has(name))).toEqual([]);
  expect(fields).toContain('purpose');
});

test('pages from one template share no key and are not named after it', () => {
  const template = templateFrom(page, about);
  const [first, second] = [fieldsFrom(template), fieldsFrom(template)];
  const keys = [page, template, first, second].map(
    (each: Record<string, unknown>) => JSON.stringify(each.modules).match(/"_key":"([^"]+)"/)?.[1],
  );
  expect(new Set(keys).size).toBe(4);
  expect(first).not.toHaveProperty('name');
  expect(first).not.toHaveProperty('_id');
  expect(fieldsFrom(undefined)).toEqual({});
});
