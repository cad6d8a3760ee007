import { serverText } from '../../../content/i18n/i18next.server.ts';
import type { PageContext } from '../../../content/page-context.ts';
import { propertyFormPath } from '../../../content/paths/property-paths.ts';
import { loadForm } from '../../../forms/definition/load-form.server.ts';
import { formDefinitions } from '../../../forms/definitions.server.ts';
import { canVisit } from '../../../forms/kinds/visit/visit-days.server.ts';
import type { Property } from '../../../properties/property/property.ts';
import { canApply, canBid } from '../../../properties/property/visitor-actions.ts';
import { loadPropertyOffice, loadBroker } from '../../property-section/load-broker.server.ts';

export async function loadOffer(context: PageContext, property: Property, path: string) {
  const { platform, site, language } = context;
  const { id: reference } = property;
  const t = serverText(site, language);
  const isVisitable = await canVisit(context, reference);
  return {
    broker: loadBroker(context, property),
    office: loadPropertyOffice(context, property),
    /** Undefined if no visit can be booked. */
    visit: isVisitable
      ? {
          href: propertyFormPath(path, 'contact-appointment', language),
          title: t('visit.plan'),
          short: t('visit.short'),
        }
      : undefined,
    next: nextStep(context, property, path),
    question: {
      title: t('form.contactMeTitle'),
      reference: t('form.contactMeReference', { reference }),
      content: loadForm(formDefinitions['contact-me'], {
        language,
        paths: site.paths,
        t,
        catalogue: platform.catalogue,
      }),
    },
  };
}

function nextStep({ site, language }: PageContext, property: Property, path: string) {
  const t = serverText(site, language);
  if (canApply(property))
    return { href: propertyFormPath(path, 'rental-application', language), title: t('application.link') };
  if (canBid(property))
    return { href: propertyFormPath(path, 'offer-to-buy', language), title: t('offer.link') };
  return undefined;
}
