import { ConsentLink } from '../../consent/dialogs/consent-dialogs.tsx';
import { useText } from '../../content/i18n/text.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { AgencyLogo } from '../agency-logo.tsx';
import { BackToTop } from '../scroll/back-to-top.tsx';
import { LegalFactsList } from './legal-facts-list.tsx';
import type { FooterColumn } from './load-footer.server.tsx';
import type { LayoutData } from '../layout-data.ts';
import { topId } from '../anchors.ts';

export function Footer({ layout }: { layout: LayoutData }) {
  const t = useText();
  const { agency, footer } = layout;
  return (
    <footer id="footer" className="footer">
      <div className="footer-late">
        <div className="wrap footer-parts">
          <div className="footer-brand">
            <p className="logo">
              <AgencyLogo agency={agency} />
            </p>
            {agency.tagline && <p className="footer-tagline">{agency.tagline}</p>}
          </div>
          {footer.columns.length > 0 && (
            <div className="footer-columns">
              {footer.columns.map((column) => (
                <Column key={column.key} column={column} />
              ))}
            </div>
          )}
          <LegalFactsList footer={footer} />
          <div className="footer-end">
            {footer.copyright && <p>{footer.copyright}</p>}
            {footer.pages.length > 0 && (
              <nav aria-label={t('footer.navigation')}>
                <ul className="footer-links">
                  {footer.pages.map(({ href, title }) => (
                    <li key={href}>
                      <a href={href}>{title}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {layout.consent && (
              <p>
                <ConsentLink />
              </p>
            )}
            <noscript>
              <a href={`#${topId}`}>{t('footer.backToTop')}</a>
            </noscript>
          </div>
        </div>
      </div>
      <BackToTop />
    </footer>
  );
}

function Column({ column: { title, intro, text, pictures } }: { column: FooterColumn }) {
  return (
    <div className="footer-column">
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
