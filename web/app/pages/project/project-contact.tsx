import { PropertyBroker } from '../property/property-broker.tsx';
import type { ProjectPageData } from './load-project-page.server.ts';

export function ProjectContact({ contact }: { contact: NonNullable<ProjectPageData['contact']> }) {
  const { title, text, broker } = contact;
  return (
    <aside aria-labelledby="contact" className="offer">
      <h2 id="contact" className="heading-4">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted">{text}</p>
      <PropertyBroker broker={broker} />
    </aside>
  );
}
