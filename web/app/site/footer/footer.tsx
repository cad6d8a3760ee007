import { ConsentLink } from '../../consent/dialogs/consent-dialogs.tsx';
import { RenderedOnce } from '../../content/i18n/rendered-once.tsx';
import { useText } from '../../content/i18n/text.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { AgencyLogo } from '../agency-logo.tsx';
import type { FooterColumn } from './load-footer.server.tsx';
import type { LayoutData } from '../layout-data.ts';
import { topId } from '../anchors.ts';
import type { ReactNode } from 'react';
import { phoneHref } from '../../ui/contact-links.tsx';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { attachBackToTop } from '../scroll/back-to-top-script.ts';

export function Footer({ layout: { agency, footer, consent } }: { layout: LayoutData }) {
  return (
    <footer id="footer" className="footer border-t border-line bg-surface">
      <RenderedOnce
        className="render-near wrap-anywhere"
        component={FooterParts}
        props={{ agency, footer, asksConsent: consent !== undefined }}
      />
      <BackToTop />
    </footer>
  );
}

type FooterPartsProps = Pick<LayoutData, 'agency' | 'footer'> & { asksConsent: boolean };

function FooterParts({ agency, footer, asksConsent }: FooterPartsProps) {
  const t = useText();
  return (
    <div className="footer-parts wrap grid grid-cols-1 gap-[clamp(2rem,1.5rem+2vw,3.5rem)] pt-[clamp(2.5rem,2rem+2vw,4.5rem)] pb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 print:hidden">
        <p className="logo">
          <AgencyLogo agency={agency} />
        </p>
        {agency.tagline && <p className="font-display text-lg text-muted">{agency.tagline}</p>}
      </div>
      {footer.columns.length > 0 && (
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 print:hidden md:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]">
          {footer.columns.map((column) => (
            <Column key={column.key} column={column} />
          ))}
        </div>
      )}
      <LegalFactsList footer={footer} />
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-line pt-5 text-sm text-muted print:hidden">
        {footer.copyright && <p>{footer.copyright}</p>}
        {footer.pages.length > 0 && (
          <nav aria-label={t('footer.navigation')}>
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {footer.pages.map(({ href, title }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {asksConsent && (
          <p>
            <ConsentLink />
          </p>
        )}
        <noscript>
          <a href={`#${topId}`}>{t('footer.backToTop')}</a>
        </noscript>
      </div>
    </div>
  );
}

function Column({ column: { title, intro, text, pictures } }: { column: FooterColumn }) {
  return (
    <div className="footer-column grid grid-cols-1 content-start gap-3 max-md:not-nth-last-[-n+2]:col-span-full">
      {title && <h2 className="heading-4">{title}</h2>}
      {intro && <p>{intro}</p>}
      {text && <div dangerouslySetInnerHTML={{ __html: text }} />}
      {pictures.map((picture) => (
        <div key={picture.src} className="footer-picture">
          <Picture picture={picture} sizes="240px" />
        </div>
      ))}
    </div>
  );
}

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
    [
      t('legal.brokerNumber'),
      legal.brokerNumber && [legal.brokerTitle, legal.brokerNumber].filter(Boolean).join(', '),
    ],
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

/** Appears once the page is scrolled. Without JavaScript the footer shows a plain link instead. */
function BackToTop() {
  const t = useText();
  return (
    <ScriptIsland name="backToTop" attach={attachBackToTop} props={{}}>
      <a href={`#${topId}`} className="back-to-top print:hidden" hidden>
        <Icon name="arrowUp" />
        <span className="sr-only">{t('footer.backToTop')}</span>
      </a>
    </ScriptIsland>
  );
}
