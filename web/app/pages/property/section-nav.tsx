import { useText } from '../../content/i18n/text.tsx';
import { plansId } from '../../properties/gallery/property-gallery.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';
import { sectionIds } from '../property-section/section-ids.ts';

/** Stays in sight on desktops and tablets; phones scroll past the sections one by one. */
export function SectionNav({
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
