import { defaultLanguage, languages, type LanguageId } from 'schemas/languages.ts';
import type { PropertyExport } from './bundle-schema.ts';
import { cityKeyOf, sentenceKinds } from '../model/terms.ts';
import { distanceBetween } from '../model/position.ts';
import { nameOf, type Problem } from './import-problem.ts';

/** The values that were there before. */
export function repeated<Value>(values: readonly Value[]): Value[] {
  const seen = new Set<Value>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

function languagesOf(data: PropertyExport) {
  return Object.entries(data).flatMap(([list, rows]) =>
    rows.map((row, index) => ({
      list,
      record: nameOf(list, row, index),
      spoken: row.Texts.map(({ language }): LanguageId => language),
    })),
  );
}

function checkLanguages(data: PropertyExport): Problem[] {
  return languagesOf(data).flatMap(({ record, spoken }) =>
    repeated(spoken).map((id) => ({ record, field: 'Texts', reason: `has two texts in ${id}` })),
  );
}

/**
 * Names records without a text in the first language of the agency, or in another of its languages that some record has.
 * Terms may be ahead of the rest. The site shows another language there, so nothing is refused for it.
 */
export function missingTexts(data: PropertyExport): Problem[] {
  const records = languagesOf(data);
  const used = new Set(records.flatMap(({ list, spoken }) => (list === 'Terms' ? [] : spoken)));
  const wanted = languages.map(({ id }) => id).filter((id) => id === defaultLanguage || used.has(id));
  return records.flatMap(({ record, spoken }) =>
    wanted
      .filter((id) => !spoken.includes(id))
      .map((id) => ({ record, field: 'Texts', reason: `has no text in ${id}` })),
  );
}

function checkUnique(data: PropertyExport): Problem[] {
  const ids = (rows: readonly { ID: number }[]) => rows.map(({ ID }) => ID);
  const keys: readonly (readonly [list: string, field: string, values: readonly (string | number)[]])[] = [
    ['Properties', 'ID', ids(data.Properties)],
    ['Properties', 'Pictures.ID', data.Properties.flatMap(({ Pictures }) => Pictures.map(({ ID }) => ID))],
    ['Properties', 'Documents.ID', data.Properties.flatMap(({ Documents }) => ids(Documents))],
    ['PropertyTypes', 'ID', ids(data.PropertyTypes)],
    ['PropertyTypes', 'WebID', data.PropertyTypes.map(({ WebID }) => WebID)],
    ['Cities', 'CountryID and Zip', data.Cities.map(cityKeyOf)],
    ['Projects', 'ID', ids(data.Projects)],
    ['Neighbourhoods', 'ID', ids(data.Neighbourhoods)],
    ['Categories', 'ID', ids(data.Categories)],
    ['Brokers', 'ID', ids(data.Brokers)],
    ['Terms', 'Kind and Code', data.Terms.map(({ Kind, Code }) => `${Kind}/${Code}`)],
  ];
  return keys.flatMap(([list, field, values]) =>
    repeated(values).map((value) => ({ record: list, field, reason: `${value} is used twice` })),
  );
}

function checkCategories({ Categories }: PropertyExport): Problem[] {
  const parents = new Map(Categories.map(({ ID, ParentID }) => [ID, ParentID]));
  return Categories.flatMap(({ ID }) => {
    const above = new Set<number>();
    let next = parents.get(ID) ?? 0;
    while (next !== 0 && parents.has(next) && !above.has(next)) {
      above.add(next);
      next = parents.get(next) ?? 0;
    }
    const reason = above.has(next) ? 'hangs below itself' : `${next} is no category`;
    return next === 0 ? [] : [{ record: `Categories ${ID}`, field: 'ParentID', reason }];
  });
}

/** An earlier price is told twice: without its day on cards, with it on the page of the property. */
function checkPrices({ Properties }: PropertyExport): Problem[] {
  return Properties.flatMap(({ ID, PreviousPrice, EarlierPrices: earlier = [] }) => {
    const record = `Properties ${ID}`;
    const days = earlier.map(({ Until }) => Until);
    const isOrdered = days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''));
    const isSame = earlier.length === 0 || earlier.at(-1)?.Price === PreviousPrice;
    return [
      ...(isOrdered
        ? []
        : [{ record, field: 'EarlierPrices', reason: 'are not in the order of their days' }]),
      ...(isSame ? [] : [{ record, field: 'EarlierPrices', reason: 'do not end with PreviousPrice' }]),
    ];
  });
}

/** No street is shorter than the straight line; a tenth is for rounded coordinates. */
function checkNearby({ Properties }: PropertyExport): Problem[] {
  return Properties.flatMap(({ ID, Latitude, Longitude, Nearby = [] }) => {
    if (Latitude === undefined || Longitude === undefined) return [];
    const own = { latitude: Latitude, longitude: Longitude };
    return Nearby.flatMap(({ Kind, Metres, Latitude: latitude, Longitude: longitude }) => {
      if (latitude === undefined || longitude === undefined) return [];
      const line = distanceBetween(own, { latitude, longitude }) * 1000;
      const reason = `its ${Kind} lies further away than ${Metres} metres`;
      return line <= Metres * 1.1 ? [] : [{ record: `Properties ${ID}`, field: 'Nearby', reason }];
    });
  });
}

/** Three words and a full stop at least, so that `Vg` or `Gvkr` is refused. */
const sentence = /^\p{Lu}.* .* .*\.$/u;

function checkSentences({ Terms }: PropertyExport): Problem[] {
  return Terms.filter(({ Kind }) => sentenceKinds.has(Kind)).flatMap(({ Kind, Code, Texts }) =>
    Texts.filter(({ Name }) => !sentence.test(Name)).map(({ Name, language }) => ({
      record: `Terms ${Kind}/${Code}`,
      field: `Texts.${language}`,
      reason: `"${Name}" is no full sentence, as the law wants it`,
    })),
  );
}

export function checkLists(data: PropertyExport): Problem[] {
  const empty = data.Properties.length === 0;
  return [
    ...(empty ? [{ record: 'Properties', field: '', reason: 'holds no property at all' }] : []),
    ...checkLanguages(data),
    ...checkUnique(data),
    ...checkCategories(data),
    ...checkSentences(data),
    ...checkPrices(data),
    ...checkNearby(data),
  ];
}
