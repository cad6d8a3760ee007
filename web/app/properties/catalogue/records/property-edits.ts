import { type LanguageId, languages } from 'schemas/languages.ts';
import type { OpenHouseRecord, PropertyRecord } from '../../model/record.ts';
import { inLanguage } from '../../model/terms.ts';

type PerLanguage = Readonly<Partial<Record<LanguageId, string>>>;

/** Stored as content, so that no import changes it. */
export type PropertyEdit = {
  reference: string;
  isHidden: boolean;
  isFeatured: boolean;
  /** Lower numbers come first among the featured ones. */
  order: number | undefined;
  titles: PerLanguage;
  /** Plain text before the imported description. */
  teasers: PerLanguage;
  /** Join the imported ones; one that begins at the same time replaces it. */
  openHouses: readonly OpenHouseRecord[];
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Only languages that either has a text in: an edit in a further language brings the rest along. */
function editTexts(texts: PropertyRecord['Texts'], { titles, teasers }: PropertyEdit) {
  return languages.flatMap(({ id: language }) => {
    const own = texts.find((text) => text.language === language);
    const [title, teaser] = [titles[language], teasers[language]];
    const base = own ?? (title || teaser ? inLanguage(texts, language) : undefined);
    if (!base) return [];
    return [
      {
        ...base,
        language,
        TypeDescription: title ?? base.TypeDescription,
        Description: teaser ? `${escapeHtml(teaser)}\n\n${base.Description ?? ''}` : base.Description,
      },
    ];
  });
}

function editOpenHouses({ OpenHouses: imported = [] }: PropertyRecord, { openHouses: own }: PropertyEdit) {
  const beginOf = ({ Date: day, From }: OpenHouseRecord) => `${day} ${From}`;
  const replaced = new Set(own.map(beginOf));
  return [...imported.filter((each) => !replaced.has(beginOf(each))), ...own];
}

export function editRecord(record: PropertyRecord, edit: PropertyEdit): PropertyRecord {
  return { ...record, Texts: editTexts(record.Texts, edit), OpenHouses: editOpenHouses(record, edit) };
}

export function featuredOf(edits: readonly PropertyEdit[]): string[] {
  return edits
    .filter(({ isFeatured }) => isFeatured)
    .toSorted(
      (a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || a.reference.localeCompare(b.reference),
    )
    .map(({ reference }) => reference);
}
