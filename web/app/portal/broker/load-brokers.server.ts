import { portalPath } from '../../content/paths/portal-path.ts';
import { portraitData } from '../../properties/view/picture-data.ts';
import type { SectionContext } from '../section-context.ts';

/** Characters, as in the contact form. */
export const longestMessage = 5000;

export type BrokerData = Awaited<ReturnType<typeof loadBrokers>>[number];

export function loadBrokers({ platform, properties, propertyIds, selected, language, t }: SectionContext) {
  const shown = properties.filter(({ id, keptUntil }) => propertyIds.includes(id) && keptUntil === undefined);
  return [...new Set(shown.map(({ brokerId }) => brokerId))].flatMap((brokerId) => {
    const broker = platform.importedCatalogue.broker(brokerId, language);
    if (!broker) return [];
    const { id, name, role, lang, phone, email, picture } = broker;
    return [
      {
        id,
        name,
        role,
        lang,
        phone,
        email,
        portrait: portraitData(picture),
        title: t('portal.brokerTitle'),
        form: {
          action: portalPath(language, 'overview', { property: selected?.id }),
          open: t('portal.messageTo', { name }),
          about: t('portal.messageAbout'),
          properties: shown
            .filter((property) => property.brokerId === brokerId)
            .map((property) => ({ id: property.id, address: property.address })),
          label: t('form.message'),
          most: longestMessage,
          button: t('form.sendMessage'),
        },
      },
    ];
  });
}
