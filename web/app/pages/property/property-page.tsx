import { useContext } from 'react';
import propertyStyles from '../property-section/property-sheets.css?url';
import { FormFrame } from '../../forms/view/form-frame.tsx';
import { FormResultContext } from '../../forms/view/form-result.tsx';
import { useText } from '../../content/i18n/text.tsx';
import { HighlightList } from '../../properties/facts/highlight-list.tsx';
import { PropertyFacts } from '../../properties/facts/property-facts.tsx';
import { PropertyGallery, PropertyPlans } from '../../properties/gallery/property-gallery.tsx';
import { AlertOffer } from '../alert-offer/alert-offer.tsx';
import { Breadcrumbs } from '../opening/breadcrumbs.tsx';
import { UnitProject } from '../project/unit-project.tsx';
import { RecentRow } from '../recent-row.tsx';
import { ContactBar } from './offer/contact-bar.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';
import { PropertyCosts } from './costs/property-costs.tsx';
import { ListSteps } from './list-steps/list-steps.tsx';
import { OfferCard } from './offer/offer-card.tsx';
import { PropertyDocuments } from './property-documents.tsx';
import { PropertyLocation } from './property-location.tsx';
import { PropertyOpening } from './property-opening.tsx';
import { PropertySection } from '../property-section/property-section.tsx';
import { sectionIds } from '../property-section/section-ids.ts';
import { SectionNav } from './section-nav.tsx';
import { SimilarRow } from './similar-row.tsx';

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
