import { expect, test } from 'vitest';
import { pageKinds } from 'schemas/page-kinds.ts';
import { articles } from './sample/articles/articles.ts';
import { categories } from './sample/categories/categories.ts';
import { documents, pages } from './sample-documents.test-data.ts';
import { accessibilityStatement } from './starter/pages/legal/accessibility-statement.ts';
import { cookiePolicy } from './starter/pages/legal/cookie-policy.ts';
import { disclaimer } from './starter/pages/legal/disclaimer.ts';
import { privacyStatement } from './starter/pages/legal/privacy-statement.ts';
import { promisesPage } from './starter/pages/legal/promises.ts';
import { login } from './starter/pages/login.ts';
import { thankYouPages } from './starter/pages/thank-you/thank-you-pages.ts';
import { pictureNames } from './pictures/picture-links.ts';
import { team } from './sample/team/team.ts';
import { offices } from './sample/offices/offices.ts';

type Module = NonNullable<(typeof pages)[number]['modules']>[number];

const steps: Module['_type'][] = ['callToActionModule', 'contactModule'];
const isStep = ({ _type }: Module) => steps.includes(_type);
const textPages = new Set(
  [
    login,
    disclaimer,
    privacyStatement,
    cookiePolicy,
    accessibilityStatement,
    promisesPage,
    ...thankYouPages,
  ].map(({ _id }) => _id),
);

const columnsOf = ({ span }: Module) => span?.lg ?? 12;
const named = (id: string | undefined) => documents.find(({ _id }) => _id === id);

function articlesOf(module: Extract<Module, { _type: 'categoryModule' }>) {
  const chosen = module.articles?.map(({ _ref }) => _ref);
  const ofCategory = articles.filter(({ category }) => category?._ref === module.category?._ref);
  const listed = chosen ? articles.filter(({ _id }) => chosen.includes(_id)) : ofCategory;
  return listed.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0)).slice(0, module.maxItems);
}

function picturesOf(module: Module): string[] {
  const own = pictureNames([module]);
  switch (module._type) {
    case 'categoryModule':
      return module.view === 'list-view'
        ? own
        : [...own, ...pictureNames(articlesOf(module).map(({ picture }) => picture))];
    case 'sliderModule':
      return [...own, ...pictureNames([named(module.slider?._ref)])];
    case 'teamModule':
      return [...own, ...pictureNames(team)];
    case 'officeModule':
      return [...own, ...pictureNames(offices)];
    default:
      return own;
  }
}

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

function modulesBelow({ modules, category }: (typeof articles)[number]): Module[] {
  if (modules) return modules;
  const own = categories.find(({ _id }) => _id === category?._ref);
  return own?.articleModules ?? categories.find(({ _id }) => _id === own?.parent?._ref)?.articleModules ?? [];
}

function lastRow(modules: readonly Module[]): Module[] {
  const last = modules.at(-1);
  return modules.slice(last && columnsOf(last) < 12 ? -2 : -1);
}

function isLinked(module: Module): boolean {
  const body = module._type === 'articleModule' ? (module.body ?? []) : [];
  return body.length > 0 && body.every((translation) => JSON.stringify(translation).includes('"href":'));
}

test('no page shows a picture twice', () => {
  for (const { _id, banner, modules = [] } of pages) {
    expect(repeated([...pictureNames([banner]), ...modules.flatMap(picturesOf)]), _id).toEqual([]);
  }
});

test('no article shows a picture twice, those of the others of its category included', () => {
  for (const article of articles) {
    const ofCategory = articles.filter(({ category }) => category?._ref === article.category?._ref);
    const shown = [
      ...modulesBelow(article).flatMap(picturesOf),
      ...pictureNames(ofCategory.map(({ picture }) => picture)),
    ];
    expect(repeated(shown), article._id).toEqual([]);
  }
});

test('every article ends with a next step', () => {
  for (const article of articles) {
    expect(lastRow(modulesBelow(article)).some(isStep), article._id).toBe(true);
  }
});

test('every public page ends with a next step, or with a link where its words are what visitors came for', () => {
  const published = pages.filter(({ status }) => status === 'published');
  expect(new Set(published.map(({ kind }) => kind))).toEqual(new Set(pageKinds.map(({ id }) => id)));
  for (const page of published) {
    const end = lastRow(page.modules ?? []);
    const isEnd = textPages.has(page._id) ? isLinked : isStep;
    expect(end.some(isEnd), page._id).toBe(true);
  }
});

test('no two lists that look the same follow one another', () => {
  for (const { _id, modules = [] } of pages) {
    const lists = modules.map((module) => ('view' in module ? `${module._type} ${String(module.view)}` : ''));
    expect(
      lists.filter((list, index) => list !== '' && list === lists[index - 1]),
      _id,
    ).toEqual([]);
  }
});

test('modules are as wide as the page or as a text, which may have a narrow one beside it', () => {
  for (const { _id, modules = [] } of [...pages, ...articles]) {
    const widths = modules.map(columnsOf);
    for (const [index, width] of widths.entries()) {
      expect([5, 7, 12], _id).toContain(width);
      const beside = width === 5 ? [widths[index - 1], widths[index + 1]] : [7];
      expect(beside, _id).toContain(7);
    }
  }
});
