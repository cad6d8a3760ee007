import { ConsentLink } from '../consent/consent-link.tsx';
import { useText } from '../i18n/text.tsx';
import { LogoMark } from '../ui/logo-mark.tsx';
import type { LayoutData } from './load-layout.server.ts';

export function Footer({ layout }: { layout: LayoutData }) {
  const t = useText();
  const { agency, year } = layout;
  const { address, phone, email } = agency;
  return (
    <footer className="mt-section border-t border-line bg-surface pt-14 pb-10">
      <div className="wrap grid gap-8 md:grid-cols-2">
        <div>
          <p className="logo">
            <LogoMark />
            {agency.name}
          </p>
          {agency.tagline && <p className="mt-2 text-muted">{agency.tagline}</p>}
        </div>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className="heading-4">
            {t('footer.contact')}
          </h2>
          <address className="mt-2 not-italic">
            {address && (
              <p>
                {address.street}, {address.zip} {address.city}
              </p>
            )}
            {phone && (
              <p>
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </p>
            )}
            {email && (
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
          </address>
        </section>
        {layout.consent && (
          <p className="text-sm">
            <ConsentLink />
          </p>
        )}
        <p className="text-sm text-muted">{t('footer.copyright', { year, agency: agency.name })}</p>
      </div>
    </footer>
  );
}
