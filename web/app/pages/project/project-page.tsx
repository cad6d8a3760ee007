import propertyStyles from '../property-section/property-sheets.css?url';
import { useText } from '../../content/i18n/text.tsx';
import { FormFrame } from '../../forms/view/form-frame.tsx';
import { PropertyGallery } from '../../properties/gallery/property-gallery.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { Breadcrumbs } from '../opening/breadcrumbs.tsx';
import type { ProjectPageData } from './load-project-page.server.ts';
import { PropertySection } from '../property-section/property-section.tsx';
import { sectionIds } from '../property-section/section-ids.ts';
import { ProjectContact } from './project-contact.tsx';
import { ProjectOpening } from './project-opening.tsx';
import { ProjectProgress } from './project-progress.tsx';
import { UnitTable } from './unit-table.tsx';
import { unitsId } from './units-id.ts';

export function ProjectPage({ page }: { page: ProjectPageData }) {
  const t = useText();
  const { units, progress, question, contact, ways } = page;
  return (
    <article className="project">
      <link rel="stylesheet" href={propertyStyles} />
      <Breadcrumbs steps={page.breadcrumbs} />
      <ProjectOpening page={page} />
      <PropertyGallery gallery={page.gallery} ribbon={page.ribbon} />
      {units.rows.length > 0 && (
        <section aria-labelledby={unitsId} className="project-units wrap">
          <h2 id={unitsId} className="heading-2 mb-6">
            {page.unitsTitle}
          </h2>
          <UnitTable table={units} labelledBy={unitsId} />
        </section>
      )}
      <div className="property-columns wrap">
        <div className="grid content-start gap-14">
          <section aria-labelledby="description">
            <h2 id="description" className="heading-2 mb-5">
              {t('property.description')}
            </h2>
            <div className="prose">
              {page.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <ProjectProgress progress={progress} />
          {question && (
            <PropertySection id={sectionIds.question} title={question.title}>
              <FormFrame content={question.content} formKey="about" />
            </PropertySection>
          )}
          <ul className="grid gap-1">
            {ways.map(({ title, href }) => (
              <li key={href}>
                <OnwardLink href={href}>{title}</OnwardLink>
              </li>
            ))}
          </ul>
        </div>
        {contact && <ProjectContact contact={contact} question={question?.title} />}
      </div>
    </article>
  );
}
