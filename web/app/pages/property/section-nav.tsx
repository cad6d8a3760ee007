import { useText } from '../../i18n/text.tsx';
import { sectionIds } from './section-ids.ts';

/** Stays in sight on wide screens; narrower ones scroll past the sections one by one. */
export function SectionNav({ hasQuestion }: { hasQuestion: boolean }) {
  const t = useText();
  const sections = [
    { id: sectionIds.pictures, title: t('property.pictures') },
    { id: sectionIds.description, title: t('property.description') },
    { id: sectionIds.details, title: t('property.details') },
    ...(hasQuestion ? [{ id: sectionIds.question, title: t('property.contact') }] : []),
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
