import { agencyLogo } from '../../content/cms/pictures/agency-pictures.server.ts';
import { perLanguage } from '../../content/cms/site.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { addressIn } from '../../properties/catalogue/address-in.ts';
import type { PageContext } from '../../content/page-context.ts';

/** The agency as a letterhead and a line of what the law wants it to tell. */
export function loadPaperAgency({ site, language }: PageContext) {
  const { settings } = site.content;
  const t = serverText(site, language);
  const { agencyName, phone, email, companyNumber, brokerNumber, insurer, insurancePolicy } = settings ?? {};
  const address = addressIn(settings?.address, language);
  const localized = (name: 'brokerTitle' | 'supervisoryAuthority') =>
    perLanguage(settings?.[name] ?? null)[language];
  const place = [address?.zip, address?.city].filter(Boolean).join(' ');
  const broker = [localized('brokerTitle'), brokerNumber].filter(Boolean).join(', ');
  const insurance = [insurer, insurancePolicy && t('legal.insurancePolicy', { policy: insurancePolicy })];
  const labelled = (label: string, value: string | null | undefined) => value && `${label}\u00a0${value}`;
  const facts = [
    agencyName,
    [address?.street, place].filter(Boolean).join(', '),
    labelled(t('legal.companyNumber'), companyNumber),
    labelled(t('legal.brokerNumber'), broker),
    labelled(t('legal.supervisoryAuthority'), localized('supervisoryAuthority')),
    labelled(t('legal.insurer'), insurance.filter(Boolean).join(', ')),
  ];
  return {
    name: agencyName ?? '',
    logo: agencyLogo(settings)?.picture,
    contact: [phone, email].filter(Boolean).join(' · '),
    legal: facts.filter(Boolean).join(' · '),
  };
}
