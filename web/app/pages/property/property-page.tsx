import { useContext } from 'react';
import { useText } from '../../content/i18n/text.tsx';
import { plansId, PropertyGallery, PropertyPlans } from '../../properties/gallery/property-gallery.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';
import { sectionIds } from '../property-section/section-ids.ts';
import { PropertyMap } from '../../properties/map/property-map.tsx';
import { NearbyList } from '../../properties/nearby/nearby-list.tsx';
import { PropertySection } from '../property-section/property-section.tsx';
import type { PropertyDocumentsData } from './load-documents.server.ts';
import propertyStyles from '../property-section/property-sheets.css?url';
import { FormFrame } from '../../forms/view/form-frame.tsx';
import { FormResultContext } from '../../forms/view/form-result.tsx';
import { HighlightList } from '../../properties/facts/highlight-list.tsx';
import { PropertyFacts } from '../../properties/facts/property-facts.tsx';
import { AlertOffer } from '../alert-offer/alert-offer.tsx';
import { Breadcrumbs } from '../page-heading/page-heading.tsx';
import { UnitProject } from '../project/unit-project.tsx';
import { RecentRow } from '../recent-row.tsx';
import { ContactBar } from './offer/contact-bar.tsx';
import { PropertyCosts } from './costs/property-costs.tsx';
import { ListSteps } from './list-steps/list-steps.tsx';
import { OfferCard } from './offer/offer-card.tsx';
import { PropertyOpening } from './property-opening.tsx';
import { SimilarRow } from './similar-row.tsx';

/** Stays in sight on desktops and tablets; phones scroll past the sections one by one. */
function SectionNav({
  page: { costs, documents, gallery, facts, map, outcome },
}: {
  page: PropertyPageData;
}) {
  const t = useText();
  const sections = [
    { id: sectionIds.pictures, title: t('property.pictures') },
    { id: sectionIds.description, title: t('property.description') },
    ...(gallery.plans.length > 0 ? [{ id: plansId, title: gallery.words.plans }] : []),
    ...(facts ? [{ id: sectionIds.details, title: t('property.details') }] : []),
    ...(costs ? [{ id: sectionIds.costs, title: costs.title }] : []),
    ...(documents ? [{ id: sectionIds.documents, title: documents.title }] : []),
    ...(map ? [{ id: sectionIds.location, title: t('property.location') }] : []),
    ...(!outcome ? [{ id: sectionIds.question, title: t('property.contact') }] : []),
  ];
  return (
    <nav aria-label={t('property.sections')} className="section-nav">
      <ul className="wrap">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PropertyLocation({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { map, neighbourhood, nearby, street, place } = page;
  if (!map) return null;
  return (
    <PropertySection
      id={sectionIds.location}
      title={t('property.location')}
      note={[street ?? t('property.addressOnRequest'), place].join(', ')}
    >
      {neighbourhood && (
        <div className="prose mb-8">
          <h3 className="heading-4">{neighbourhood.name}</h3>
          <p>{neighbourhood.description}</p>
        </div>
      )}
      <PropertyMap map={map} />
      {nearby.lines.length > 0 && (
        <>
          <h3 className="heading-4 mt-8 mb-3">{nearby.title}</h3>
          <NearbyList lines={nearby.lines} />
        </>
      )}
    </PropertySection>
  );
}

function PropertyDocuments({ documents }: { documents: PropertyDocumentsData }) {
  const { title, names, text, request } = documents;
  return (
    <PropertySection id={sectionIds.documents} title={title}>
      <ul className="documents">
        {names.map((name) => (
          <li key={name}>{name}</li>
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
  const { property, question, outcome } = page;
  // Returns what a visitor typed, also when the property was sold meanwhile.
  const isSentBack = useContext(FormResultContext)?.form === question.content.form;
  return (
    <article className="property">
      <link rel="stylesheet" href={propertyStyles} />
      <div className="property-top wrap">
        <Breadcrumbs steps={page.breadcrumbs} />
        <ListSteps id={page.reference} goal={property.goal} list={page.list} />
      </div>
      <PropertyOpening page={page} />
      <div id={sectionIds.pictures}>
        <PropertyGallery gallery={page.gallery} ribbon={property.ribbon} />
      </div>
      <SectionNav page={page} />
      <div className="property-columns wrap">
        <div className="grid content-start gap-14">
          {page.facts && <HighlightList highlights={page.facts.highlights} />}
          <PropertySection id={sectionIds.description} title={t('property.description')}>
            <div className="prose">
              {property.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </PropertySection>
        </div>
        <OfferCard page={page} />
        <div className="grid content-start gap-14">
          <PropertyPlans gallery={page.gallery} />
          {page.project && <UnitProject project={page.project} />}
          {page.facts && (
            <PropertySection id={sectionIds.details} title={t('property.details')}>
              <PropertyFacts sheet={page.facts} renovationDuty={page.renovationDuty} />
            </PropertySection>
          )}
          {page.costs && <PropertyCosts costs={page.costs} />}
          {page.documents && <PropertyDocuments documents={page.documents} />}
          <PropertyLocation page={page} />
          {(!outcome || isSentBack) && (
            <PropertySection id={sectionIds.question} title={question.title} note={question.reference}>
              <FormFrame content={question.content} formKey="about" />
            </PropertySection>
          )}
          {page.alert && <AlertOffer offer={page.alert} />}
        </div>
      </div>
      {!outcome && <ContactBar page={page} />}
      <SimilarRow page={page} />
      <RecentRow current={page.reference} />
    </article>
  );
}
