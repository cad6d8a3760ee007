import type { ReactNode } from 'react';
import { useText } from '../../content/i18n/text.tsx';
import { phoneHref } from '../../ui/contact-links.tsx';
import type { LayoutData } from '../layout-data.ts';

export function LegalFactsList({ footer: { contact, legal } }: Pick<LayoutData, 'footer'>) {
  const t = useText();
  const { address, phone, email } = contact;
  const insurance = [
    legal.insurer,
    legal.insurancePolicy && t('legal.insurancePolicy', { policy: legal.insurancePolicy }),
  ];
  const facts: [label: string, value: ReactNode][] = [
    [t('contact.address'), address],
    [t('contact.phone'), phone && <a href={phoneHref(phone)}>{phone}</a>],
    [t('contact.email'), email && <a href={`mailto:${email}`}>{email}</a>],
    [t('legal.companyNumber'), legal.companyNumber],
    [t('legal.vatNumber'), legal.vatNumber],
    [t('legal.brokerNumber'), [legal.brokerTitle, legal.brokerNumber].filter(Boolean).join(', ')],
    [t('legal.recognitionCountry'), legal.recognitionCountry],
    [t('legal.supervisoryAuthority'), legal.supervisoryAuthority],
    [t('legal.insurer'), insurance.filter(Boolean).join(', ')],
  ];
  return (
    <section
      aria-labelledby="legal-facts"
      className="legal-facts grid gap-4 border-t border-line pt-7 text-sm"
    >
      <h2 id="legal-facts" className="heading-4">
        {t('legal.heading')}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(18.75rem,100%),1fr))] gap-x-8 gap-y-4">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
      </dl>
      {legal.codeOfConductHref && (
        <p>
          <a href={legal.codeOfConductHref}>{t('legal.codeOfConduct')}</a>
        </p>
      )}
    </section>
  );
}
