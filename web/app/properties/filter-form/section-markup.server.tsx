import { renderToStaticMarkup } from 'react-dom/server';
import { FilterSectionContent, hasTitle } from './filter-section.tsx';
import type { FilterSection } from './list-filter-data.ts';

export function withMarkup(section: FilterSection): FilterSection {
  if (!hasTitle(section)) return section;
  const prefix = { identifierPrefix: section.id };
  return { ...section, markup: renderToStaticMarkup(<FilterSectionContent section={section} />, prefix) };
}
