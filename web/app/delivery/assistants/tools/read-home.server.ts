import { serverText } from '../../../content/i18n/i18next.server.ts';
import type { PropertyForm } from '../../../content/i18n/texts-in-code.ts';
import { propertyFormAddress } from '../../../pages/property-form/load-property-form-page.server.ts';
import { nearbyLines } from '../../../properties/nearby/nearby-lines.ts';
import type { PageContext } from '../../../content/page-context.ts';
import { findHome, homeOf, sourceOf } from '../home.server.ts';
import { defineTool, reference } from '../tool.ts';

const forms = {
  visit: 'contact-appointment',
  documents: 'request-documents',
  offer: 'offer-to-buy',
  rentalApplication: 'rental-application',
} as const satisfies Record<string, PropertyForm>;

async function formsOf(context: PageContext, id: string): Promise<Record<string, string>> {
  const { SITE_URL } = context.platform.settings;
  const found = await Promise.all(
    Object.entries(forms).map(async ([name, form]) => {
      const path = await propertyFormAddress(context, id, form);
      return path === undefined ? [] : [[name, `${SITE_URL}${path}`] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

export const readHome = defineTool({
  name: 'get_home',
  title: 'One home in full',
  description:
    'All that the page of a home tells: facts in groups, energy, planning, places nearby, pictures, and which forms a person may open for it. What the agency does not publish is missing, so do not guess it.',
  input: () => ({ reference }),
  run: async (context, input) => {
    const { platform, site, language } = context;
    const property = await findHome(context, input.reference);
    const t = serverText(site, language);
    const groups = await platform.catalogue.facts(property.id, { t, language });
    return {
      ...(await homeOf(property, await sourceOf(context))),
      facts: groups.map(({ name, facts }) => ({
        group: t(name),
        facts: facts.map(({ label, value }) => ({ label, value })),
      })),
      nearby: nearbyLines(property.nearby, t).map(({ label, distance }) => ({ place: label, distance })),
      forms: await formsOf(context, property.id),
    };
  },
});
