import { PropertyBroker } from '../property-section/property-broker.tsx';
import { sectionIds } from '../property-section/section-ids.ts';
import type { ProjectPageData } from './load-project-page.server.ts';

type ProjectContactProps = {
  contact: NonNullable<ProjectPageData['contact']>;
  /** Title of the form. */
  question: string | undefined;
};

export function ProjectContact({ contact, question }: ProjectContactProps) {
  const { title, text, broker } = contact;
  return (
    <aside aria-labelledby="contact" className="offer">
      <h2 id="contact" className="heading-4">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted">{text}</p>
      <PropertyBroker broker={broker} />
      {question && (
        <p className="mt-6">
          <a href={`#${sectionIds.question}`} className="button">
            {question}
          </a>
        </p>
      )}
    </aside>
  );
}
