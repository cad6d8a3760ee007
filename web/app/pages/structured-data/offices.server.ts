import type { PageContent } from '../../content/cms/content.ts';
import { homePath } from '../../content/paths/build-path.ts';
import { addressThing, agencyReference, type Speaker } from './agency.server.ts';
import type { Agency, OpeningHours } from './vocabulary.ts';

type Modules = PageContent['modules'];
type Office = ReturnType<typeof officesIn>[number];

/** The offices that a page shows, each once and with its opening hours. */
export function officeThings(context: Speaker, modules: Modules): Agency[] {
  const offices = new Map(officesIn(modules).map((office) => [office._id, office]));
  return [...offices.values()].map((office) => officeThing(context, office));
}

function officesIn(modules: Modules) {
  return (modules ?? []).flatMap((module) => {
    if (module._type !== 'officeModule') return [];
    const picked = module.source.picked ?? [];
    return picked.length > 0 ? picked : module.source.all;
  });
}

function officeThing(context: Speaker, { _id, name, address, phone, email, openingHours }: Office): Agency {
  const { platform, site, language } = context;
  const { SITE_URL } = platform.settings;
  return {
    '@type': 'RealEstateAgent',
    '@id': `${SITE_URL}/#${_id}`,
    name: [site.content.settings?.agencyName, name].filter(Boolean).join(' '),
    url: `${SITE_URL}${homePath(language)}`,
    telephone: phone ?? undefined,
    email: email ?? undefined,
    address: addressThing(address, language),
    openingHoursSpecification: (openingHours ?? []).flatMap(hoursThing),
    parentOrganization: agencyReference(context),
  };
}

/** Hours that need an appointment are no opening hours. */
function hoursThing({ days, opens, closes, byAppointment }: NonNullable<Office['openingHours']>[number]) {
  if (!days || !opens || !closes || byAppointment) return [];
  const dayOfWeek = days.map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`);
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes } satisfies OpeningHours];
}
