import { useText } from '../i18n/text.tsx';
import { PropertyFacts } from '../properties/property-facts.tsx';
import { PropertyGallery } from '../properties/property-gallery.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';

export function PropertyPage({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { property, contact } = page;
  const { address } = property;
  const place = [
    address && [address.street, address.houseNumber, address.box].filter(Boolean).join(' '),
    `${property.zip} ${property.city}`,
  ];
  return (
    <article>
      <Breadcrumbs steps={page.breadcrumbs} />
      <header className="wrap pb-8 pt-6">
        <h1 className="heading-1">{property.title}</h1>
        <p className="lead mt-2">{place.filter(Boolean).join(', ')}</p>
        {!address && <p className="mt-1 text-muted">{t('property.addressOnRequest')}</p>}
        <p className="display mt-4 text-2xl tabular-nums">
          {property.price?.text ?? t('property.priceOnRequest')}
        </p>
        {property.state === 'sold' && <p className="mt-4 font-semibold">{t('property.soldMessage')}</p>}
        {property.state === 'rented' && <p className="mt-4 font-semibold">{t('property.rentedMessage')}</p>}
      </header>
      <PropertyGallery pictures={page.pictures} ribbon={property.ribbon} />
      <div className="wrap grid gap-12 py-section xl:grid-cols-[2fr_1fr]">
        <div className="grid gap-12">
          <section aria-labelledby="description">
            <h2 id="description" className="heading-2 mb-4">
              {t('property.description')}
            </h2>
            <div className="prose">
              {property.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <section aria-labelledby="details">
            <h2 id="details" className="heading-2 mb-4">
              {t('property.details')}
            </h2>
            <PropertyFacts property={property} />
          </section>
        </div>
        <aside aria-labelledby="contact" className="self-start bg-surface p-6">
          <h2 id="contact" className="heading-3">
            {t('property.contactHeading')}
          </h2>
          <p className="mt-2">{t('property.contactText')}</p>
          {contact.phone && (
            <p className="mt-4">
              <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
            </p>
          )}
          {contact.email && (
            <p className="mt-1">
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          )}
        </aside>
        <p>
          <a href={page.listHref}>
            {t(property.goal === 'sale' ? 'property.backToSale' : 'property.backToRent')}
          </a>
        </p>
      </div>
    </article>
  );
}
