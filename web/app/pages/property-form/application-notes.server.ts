import { serverText } from '../../content/i18n/i18next.server.ts';
import { formatEuro } from '../../properties/price/price.ts';
import type { PageContext } from '../../content/page-context.ts';

/** Tells an applicant what the owner of a home demands, if anything, and what is not asked. */
export function applicationNotes(
  { site, language }: Pick<PageContext, 'site' | 'language'>,
  id: string,
): string[] {
  const t = serverText(site, language);
  const terms = site.content.settings?.rentalTerms ?? [];
  const { minimumIncome, mostPeople } = terms.find(({ reference }) => reference === id) ?? {};
  return [
    ...(minimumIncome ? [t('application.minimumIncome', { amount: formatEuro(minimumIncome) })] : []),
    ...(mostPeople ? [t('application.mostPeople', { count: mostPeople })] : []),
    t('application.lawful'),
  ];
}
