import type { ProjectPageData } from './load-project-page.server.ts';
import { useText } from '../../content/i18n/text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OpenHouses } from '../open-houses/open-houses.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { ContactBar } from '../property-section/contact-bar.tsx';
import { PropertyBroker } from '../property-section/property-broker.tsx';
import { sectionIds, unitsId } from '../property-section/section-ids.ts';
import { FormFrame } from '../../forms/view/form-frame.tsx';
import { PropertyGallery } from '../../properties/gallery/property-gallery.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { Breadcrumbs } from '../page-heading/page-heading.tsx';
import { PropertyColumns, PropertyName, PropertySection } from '../property-section/property-section.tsx';
import { UnitTable } from './unit-table.tsx';

function ProjectProgress({ progress: { title, milestones } }: Pick<ProjectPageData, 'progress'>) {
  if (milestones.length === 0) return null;
  return (
    <section aria-labelledby="progress">
      <h2 id="progress" className="heading-2 mb-5">
        {title}
      </h2>
      <ol className="grid">
        {milestones.map(({ label, lang, month, isDone, state }) => (
          <li
            key={label}
            className="milestone relative grid pb-6 pl-8 last:pb-0"
            data-done={isDone || undefined}
          >
            <span className="font-semibold" lang={lang}>
              {label}
            </span>
            <span className="text-muted">
              {month}
              <span className="sr-only"> ({state})</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ProjectHeading({ page }: { page: ProjectPageData }) {
  const { name, lang, types, street, place, price, available, completion, soldOutMessage } = page;
  return (
    <header className="property-heading wrap grid gap-x-12 gap-y-5 pt-4 [&>*]:col-span-full md:grid-cols-[minmax(0,1fr)_auto] md:pt-6 xl:pt-8">
      <div className="md:col-span-1!">
        <PropertyName type={types.join(' · ')} title={name} lang={lang} street={street} place={place} />
      </div>
      <div className="md:col-span-1!">
        {price && <p className="price price-large">{price}</p>}
        {available && <p className="mt-2">{available}</p>}
        {completion && <p className="mt-1 text-muted">{completion}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-4.5">
          <ShareButton share={page.share} />
        </div>
      </div>
      {page.openHouses && <OpenHouses openHouses={page.openHouses} />}
      {soldOutMessage && <Notice>{soldOutMessage}</Notice>}
    </header>
  );
}

type ProjectContactProps = {
  contact: NonNullable<ProjectPageData['contact']>;
  question: string;
};

function ProjectContact({ contact, question }: ProjectContactProps) {
  const { title, text, broker } = contact;
  return (
    <aside aria-labelledby="contact" className="offer xl:mt-section">
      <h2 id="contact" className="heading-4">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted">{text}</p>
      <PropertyBroker broker={broker} />
      <p className="mt-6">
        <a href={`#${sectionIds.question}`} className="button">
          {question}
        </a>
      </p>
    </aside>
  );
}

export function ProjectPage({ page }: { page: ProjectPageData }) {
  const t = useText();
  const { units, progress, question, contact, ways } = page;
  return (
    <article className="project">
      <Breadcrumbs breadcrumbs={page.breadcrumbs} />
      <PropertyGallery gallery={page.gallery} ribbon={page.ribbon} />
      <ProjectHeading page={page} />
      <PageTopEnd />
      {units.rows.length > 0 && (
        <section aria-labelledby={unitsId} className="wrap pt-section">
          <h2 id={unitsId} className="heading-2 mb-6">
            {page.unitsTitle}
          </h2>
          <UnitTable table={units} labelledBy={unitsId} />
        </section>
      )}
      <PropertyColumns>
        <div className="grid content-start gap-14 pt-section">
          <section aria-labelledby="description">
            <h2 id="description" className="heading-2 mb-5">
              {t('property.description')}
            </h2>
            <div className="prose" lang={page.lang}>
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
        {contact && <ProjectContact contact={contact} question={question.title} />}
      </PropertyColumns>
      {question && <ContactBar price={page.price} broker={contact?.broker} />}
    </article>
  );
}
