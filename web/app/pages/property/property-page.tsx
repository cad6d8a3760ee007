import { useContext } from 'react';
import { RenderedOnce } from '../../content/i18n/rendered-once.tsx';
import { useText } from '../../content/i18n/text.tsx';
import { plansId, PropertyGallery, PropertyPlans } from '../../properties/gallery/property-gallery.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';
import { sectionIds } from '../property-section/section-ids.ts';
import { PropertyColumns, PropertySection } from '../property-section/property-section.tsx';
import type { PropertyDocumentsData } from './load-documents.server.ts';
import { FormFrame } from '../../forms/view/form-frame.tsx';
import { FormResultContext } from '../../forms/view/form-frame.tsx';
import { PropertyFacts } from '../../properties/facts/property-facts.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { AlertForm } from '../alert-form/alert-form.tsx';
import { Breadcrumbs } from '../page-heading/page-heading.tsx';
import { UnitProject } from '../project/unit-table.tsx';
import { RecentRow } from '../recent-row.tsx';
import { ContactBar } from '../property-section/contact-bar.tsx';
import { PropertyCosts } from './costs/property-costs.tsx';
import { Neighbours } from './neighbours/neighbours.tsx';
import { OfferCard } from './offer/offer-card.tsx';
import { PropertyLocation } from './property-location.tsx';
import { PropertyHeading } from './property-heading.tsx';
import { SimilarRow } from './similar-row.tsx';

/** Stays in view, and marks the visitor's section in browsers that can. */
function SectionNav({
  page: { costs, documents, gallery, details, location, property },
}: {
  page: PropertyPageData;
}) {
  const t = useText();
  const sections = [
    { id: sectionIds.pictures, title: t('property.pictures') },
    ...(property.description.length > 0
      ? [{ id: sectionIds.description, title: t('property.description') }]
      : []),
    ...(gallery.plans.length > 0 ? [{ id: plansId, title: gallery.words.plans }] : []),
    ...(details ? [{ id: sectionIds.details, title: t('property.details') }] : []),
    ...(costs ? [{ id: sectionIds.costs, title: costs.title }] : []),
    ...(documents ? [{ id: sectionIds.documents, title: documents.title }] : []),
    ...(location ? [{ id: sectionIds.location, title: t('property.location') }] : []),
    ...(!property.ribbon ? [{ id: sectionIds.question, title: t('property.contact') }] : []),
  ];
  return (
    <nav
      aria-label={t('property.sections')}
      className="sticky top-[calc(var(--header-height)-var(--header-shrink))] z-2 -mx-gutter mt-6 border-b border-line bg-ground xl:col-start-1 xl:row-span-2 xl:row-start-2 xl:mx-0 xl:self-start print:hidden noscript:top-(--header-height)"
    >
      <ul className="flex gap-5 overflow-x-auto px-gutter text-sm [scroll-target-group:auto] [scrollbar-width:none] xl:gap-6 xl:px-0">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block border-b-2 border-transparent py-3 [&:target-current]:border-accent font-semibold whitespace-nowrap no-underline hover:border-current focus-visible:-outline-offset-2"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PropertyDocuments({ documents }: { documents: PropertyDocumentsData }) {
  const { title, names, text, request } = documents;
  return (
    <PropertySection id={sectionIds.documents} title={title}>
      <ul className="documents">
        {names.map(({ text: name, lang }) => (
          <li key={name} lang={lang}>
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-6 mb-6 text-muted">{text}</p>
      <a href={request.href} className="button">
        {request.title}
      </a>
    </PropertySection>
  );
}

export function PropertyPage({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { property, details, location, offer, similar } = page;
  const { question } = offer;
  // Gives back what a visitor typed, even if the property was sold meanwhile.
  const isSentBack = useContext(FormResultContext)?.form === question.content.form;
  return (
    <article className="property">
      <div className="property-top wrap flex items-center gap-8 print:hidden">
        <Breadcrumbs breadcrumbs={page.breadcrumbs} />
        <Neighbours id={property.id} goal={property.goal} list={page.list} />
      </div>
      <div id={sectionIds.pictures}>
        <PropertyGallery gallery={page.gallery} ribbon={property.ribbon ?? property.pending} />
      </div>
      <PropertyColumns>
        <PropertyHeading page={page} />
        <SectionNav page={page} />
        <div className="pt-10 xl:col-start-1 xl:row-start-2 xl:pt-28">
          {property.description.length > 0 && (
            <PropertySection id={sectionIds.description} title={t('property.description')}>
              <div className="prose" lang={property.lang}>
                {property.description.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </PropertySection>
          )}
        </div>
        <OfferCard page={page} />
        <PageTopEnd />
        <div className="grid content-start gap-14 pt-14 xl:col-start-1 print:break-before-page print:gap-5">
          <PropertyPlans gallery={page.gallery} />
          {page.project && <UnitProject project={page.project} />}
          {details && (
            <PropertySection id={sectionIds.details} title={t('property.details')}>
              <RenderedOnce
                className="contents"
                component={PropertyFacts}
                props={{ sheet: details.facts, renovationDuty: details.renovationDuty }}
              />
              {details.structuredData && (
                <script
                  type="application/ld+json"
                  dangerouslySetInnerHTML={{ __html: details.structuredData }}
                />
              )}
              {details.legalFacts && (
                <p className="mt-6 text-sm print:hidden">
                  <a href={details.legalFacts.href}>{details.legalFacts.title}</a>
                </p>
              )}
            </PropertySection>
          )}
          {page.costs && <PropertyCosts costs={page.costs} />}
          {page.documents && <PropertyDocuments documents={page.documents} />}
          {location && <PropertyLocation property={property} location={location} />}
          {(!property.ribbon || isSentBack) && (
            <PropertySection id={sectionIds.question} title={question.title} note={question.reference}>
              <FormFrame content={question.content} formKey="about" />
            </PropertySection>
          )}
          {similar.alert && <AlertForm offer={similar.alert} />}
        </div>
      </PropertyColumns>
      {!property.ribbon && (
        <ContactBar price={property.price.price} broker={page.offer.broker} visit={page.offer.visit} />
      )}
      <SimilarRow page={page} />
      <RecentRow current={property.id} />
    </article>
  );
}
