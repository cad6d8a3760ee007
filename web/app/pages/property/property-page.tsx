import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { FormFrame } from '../../forms/view/form-frame.tsx';
import { useText } from '../../i18n/text.tsx';
import { HighlightList } from '../../properties/facts/highlight-list.tsx';
import { PropertyFacts } from '../../properties/facts/property-facts.tsx';
import { CardPrice } from '../../properties/view/card-price.tsx';
import { PropertyGallery } from '../../properties/gallery/property-gallery.tsx';
import { PropertyPlans } from '../../properties/gallery/property-plans.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { Breadcrumbs } from '../opening/breadcrumbs.tsx';
import { RecentRow } from '../recent-row.tsx';
import { BrokerPanel } from './broker-panel.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';

const questionId = 'question';

export function PropertyPage({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { property, broker } = page;
  return (
    <article>
      <Breadcrumbs steps={page.breadcrumbs} />
      <PropertyOpening page={page} />
      <PropertyGallery gallery={page.gallery} ribbon={property.ribbon} />
      <div className="property-columns wrap">
        <div className="grid content-start gap-14">
          {page.facts && <HighlightList highlights={page.facts.highlights} />}
          <section aria-labelledby="description">
            <h2 id="description" className="heading-2 mb-5">
              {t('property.description')}
            </h2>
            <div className="prose">
              {property.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <PropertyPlans gallery={page.gallery} />
          {page.facts && (
            <section aria-labelledby="details">
              <h2 id="details" className="heading-2 mb-6">
                {t('property.details')}
              </h2>
              <PropertyFacts sheet={page.facts} renovationDuty={page.renovationDuty} />
            </section>
          )}
        </div>
        {broker && (
          <BrokerPanel broker={broker} question={{ href: `#${questionId}`, label: page.question.title }} />
        )}
        <div className="grid gap-14">
          <section aria-labelledby={questionId}>
            <h2 id={questionId} className="heading-2">
              {page.question.title}
            </h2>
            <p className="mt-2 mb-6 text-muted">{page.question.reference}</p>
            <FormFrame content={page.question.content} formKey="about" />
          </section>
          <p>
            <OnwardLink href={page.listHref}>
              {t(property.goal === 'sale' ? 'list.allForSale' : 'list.allForRent')}
            </OnwardLink>
          </p>
        </div>
      </div>
      <RecentRow current={page.reference} />
    </article>
  );
}

function PropertyOpening({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { property, street, place, price } = page;
  return (
    <header className="property-opening wrap">
      <div>
        <p className="eyebrow">{property.mainTypeName}</p>
        <h1 className="heading-1 mt-2">{property.title}</h1>
        <p className="lead mt-3">{[street ?? t('property.addressOnRequest'), place].join(', ')}</p>
      </div>
      <div className="property-opening-price">
        <p className="price price-large">
          <CardPrice {...price} />
        </p>
        <p className="mt-2 text-sm text-muted">
          {t('property.reference')} {page.reference}
        </p>
        <FavouriteButton id={page.reference} title={property.title} hasLabel />
      </div>
      {property.state === 'sold' && <Notice>{t('property.soldMessage')}</Notice>}
      {property.state === 'rented' && <Notice>{t('property.rentedMessage')}</Notice>}
    </header>
  );
}
