import type { TableModule } from 'schemas/generated/content.ts';
import { localizedString, localizedText, type Translations } from './localized.ts';
import { moduleLayout } from './module-layout.ts';

/** A table whose rows the site fills in. */
export function siteTable(
  filledBy: NonNullable<TableModule['filledBy']>,
  title: Translations<string>,
  description: Translations<string>,
) {
  return {
    ...moduleLayout('tableModule', filledBy),
    title: localizedString(title),
    description: localizedText(description),
    filledBy,
    caption: localizedString(title),
    hasHeaderRow: true,
    hasHeaderColumn: true,
  };
}
