import { renderToStaticMarkup } from 'react-dom/server';
import { FilterSectionContent, hasTitle } from './filter-section.tsx';
import type { FilterSection } from './list-filter-data.ts';

/** Renders a section in advance; sections with a title contain no islands, which a page has to collect. */
export function withMarkup(section: FilterSection): FilterSection {
  if (!hasTitle(section)) return section;
  const prefix = { identifierPrefix: section.id };
  return { ...section, markup: renderToStaticMarkup(<FilterSectionContent section={section} />, prefix) };
}
