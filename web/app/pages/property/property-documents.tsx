import type { PropertyDocumentsData } from './load-documents.server.ts';
import { PropertySection } from '../property-section/property-section.tsx';
import { sectionIds } from '../property-section/section-ids.ts';

export function PropertyDocuments({ documents }: { documents: PropertyDocumentsData }) {
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
