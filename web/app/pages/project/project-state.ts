import type { Translate } from '../../content/i18n/translate.ts';
import type { Project } from '../../properties/property/project.ts';

export function projectState({ state, price, availableCount }: Project, t: Translate) {
  return {
    ribbon: state === 'sold-out' ? { kind: 'sold' as const, label: t('project.soldOut') } : undefined,
    price:
      state === 'available'
        ? (price?.text ?? t('property.priceOnRequest'))
        : state === 'coming'
          ? t('project.coming')
          : undefined,
    available: state === 'available' ? t('project.availableCount', { count: availableCount }) : undefined,
  };
}
