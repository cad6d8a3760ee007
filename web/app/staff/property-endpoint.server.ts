import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import type { StaffProperties, StaffProperty } from 'schemas/staff-property.ts';
import { z } from 'zod';
import { loadSite } from '../content/cms/site.server.ts';
import type { Catalogue } from '../properties/catalogue/create-catalogue.ts';
import { streetLine } from '../properties/text/street-line.ts';
import { pictureData } from '../properties/view/picture-data.ts';
import { lawSettingsOf } from '../properties/law/law.ts';
import { heldOf, lawOf } from './law/law-of-properties.server.ts';
import { readLawState } from './law/check-law.server.ts';
import { funnelSince } from './leads/funnel.server.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';

const month = 30 * 24 * 60 * 60_000;
/** Sized pictures begin at this width but one. */
const pictureWidth = 100;

/** More are listed by what staff look for, and no more at once than they read. */
const mostWhole = 1000;
const mostAtOnce = 100;

const querySchema = z.object({
  text: z.string().max(200).default(''),
  state: z.enum(['available', 'gone']).optional(),
  references: z.array(z.string().max(20)).max(300).optional(),
  isUnlawful: z.boolean().optional(),
});

/** References of everything imported, hidden ones too, available and newest first, what is off the market last. */
function findReferences({ text, state, references }: z.infer<typeof querySchema>, imported: Catalogue) {
  const all = [...imported.ids({}), ...imported.offMarket()];
  if (all.length <= mostWhole) return { found: all, isWhole: true };
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = references && new Set(references);
  const found = all.filter((id) => {
    const listed = imported.listed(id);
    return (
      listed !== undefined &&
      (!wanted || wanted.has(id)) &&
      (!state || (listed.state === 'available') === (state === 'available')) &&
      words.every((word) => listed.words.includes(word))
    );
  });
  return { found, isWhole: false };
}

async function missingIn(
  languages: readonly LanguageId[],
  ids: readonly string[],
  imported: Catalogue,
): Promise<(id: string) => Pick<StaffProperty, 'missing'>> {
  const byId = new Map<string, LanguageId[]>();
  for (const language of languages)
    for (const { id, lang } of await imported.summaries(ids, language))
      if (lang) byId.set(id, [...(byId.get(id) ?? []), language]);
  return (id) => {
    const missing = byId.get(id);
    return missing ? { missing } : {};
  };
}

export function listProperties(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: querySchema,
    respond: async (asked, { platform, request }) => {
      const query = asked.isUnlawful
        ? { ...asked, references: (await readLawState(platform.database))?.references ?? [] }
        : asked;
      const since = new Date(platform.clock().getTime() - month);
      const rows = await funnelSince(platform.database, since);
      const figures = new Map(rows.map((row) => [row.propertyId, row]));
      const { found, isWhole } = findReferences(query, platform.importedCatalogue);
      const shown = isWhole ? found : found.slice(0, mostAtOnce);
      const listed = await platform.importedCatalogue.summaries(shown, defaultLanguage);
      const site = await siteOf(platform);
      const missing = await missingIn(site.languages, shown, platform.importedCatalogue);
      const law = lawOf(await platform.importedCatalogue.records(shown), {
        now: platform.clock(),
        settings: lawSettingsOf(site.content.settings),
      });
      const held = await heldOf(platform.database);
      const properties = listed.map(
        ({ id, title, city, zip, address, mainType, goal, state, picture }): StaffProperty => {
          const { src, widths } = pictureData(picture);
          const file = widths.length > 0 ? `${src}-${String(pictureWidth)}.webp` : src;
          const { views = 0, leads = 0, visits = 0 } = figures.get(id) ?? {};
          const street = address && streetLine(address, mainType, defaultLanguage);
          return {
            reference: id,
            title,
            place: [street, `${zip} ${city}`].filter(Boolean).join(', '),
            goal,
            state,
            picture: new URL(file, request.url).href,
            ...missing(id),
            ...law(id),
            ...held(id),
            views,
            leads,
            visits,
          };
        },
      );
      return Response.json({ properties, total: found.length, isWhole } satisfies StaffProperties);
    },
  });
}
