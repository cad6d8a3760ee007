import { useText } from '../../../content/i18n/text.tsx';
import { phoneHref } from '../../../ui/contact-links.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { PropertyPageData } from '../load-property-page.server.ts';
import { sectionIds } from '../../property-section/section-ids.ts';

/** Price, call and question at the bottom of a phone or tablet, as long as the property is in sight. */
export function ContactBar({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { broker, visit } = page.offer;
  const { price } = page.property.price;
  return (
    <div className="contact-bar">
      <p className="price">{price ?? t('property.priceOnRequest')}</p>
      {broker && (
        <a href={phoneHref(broker.phone)} className="button button-quiet contact-bar-icon">
          <Icon name="phone" />
          <span className="sr-only">{t('property.call', { name: broker.name })}</span>
        </a>
      )}
      {visit ? (
        <>
          <a href={`#${sectionIds.question}`} className="button button-quiet contact-bar-icon">
            <Icon name="mail" />
            <span className="sr-only">{t('property.ask')}</span>
          </a>
          <a href={visit.href} className="button">
            {visit.short}
          </a>
        </>
      ) : (
        <a href={`#${sectionIds.question}`} className="button">
          {t('property.ask')}
        </a>
      )}
    </div>
  );
}
