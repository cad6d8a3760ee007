import { isLanguageId } from 'schemas/languages.ts';
import type { SiteContent } from '../../../content/cms/content.ts';
import { perLanguage } from '../../../content/cms/site.server.ts';
import type { PropertyEdit } from './property-edits.ts';

type StoredEdits = Pick<SiteContent, 'propertyEdits'>;
type StoredOpenHouse = NonNullable<StoredEdits['propertyEdits'][number]['openHouses']>[number];

export function propertyEditsOf({ propertyEdits }: StoredEdits): PropertyEdit[] {
  return propertyEdits.flatMap(({ reference, isHidden, isFeatured, order, title, teaser, openHouses }) => {
    if (!reference) return [];
    return [
      {
        reference,
        isHidden: isHidden ?? false,
        isFeatured: isFeatured ?? false,
        order: order ?? undefined,
        titles: perLanguage(title),
        teasers: perLanguage(teaser),
        openHouses: (openHouses ?? []).flatMap(openHouseOf),
      },
    ];
  });
}

/** Written as an import writes it. */
function openHouseOf({ date, from, until, note }: StoredOpenHouse): PropertyEdit['openHouses'] {
  if (!date || !from || !until) return [];
  const Texts = Object.entries(perLanguage(note)).flatMap(([language, Description]) =>
    isLanguageId(language) ? [{ language, Description }] : [],
  );
  return [{ Date: date, From: from, Until: until, Texts }];
}
