import type { LanguageId } from 'schemas/languages.ts';
import type { AgencyIcon } from '../content/cms/pictures/agency-pictures.server.ts';
import type { Alternates } from '../content/paths/build-path.ts';
import type { EntryKind } from '../content/paths/path-table.ts';
import type { PageNeeds } from '../platform/page-needs.ts';
import type { PageTheme } from '../site/theme/theme-style.ts';
import type { PageHeaderData } from '../ui/page/page-title.tsx';
import type { PageHead } from './metadata/page-meta.ts';

export type PageShell = {
  head: PageHead;
  alternates: Alternates;
  header?: PageHeaderData;
  needs?: PageNeeds;
  /** Set for a page without the site's layout around it. */
  theme?: PageTheme;
  icon?: AgencyIcon | undefined;
};

/** The loader data of a page, which lacks the page itself in a visitor's browser. */
export type PageLoaderData<Page> = PageShell & { page?: Page };

/** The mood an editor gave a page within the house style. */
type PageStyle = 'standard' | 'calm' | 'warm' | 'dark';

/** `not-found` is shown at an unknown address. Properties and projects are in the catalogue, not the path table. */
type ShownKind = EntryKind | 'not-found' | 'project' | 'property' | 'property-form';

export type PageData = PageShell & { kind: ShownKind; language: LanguageId; style?: PageStyle };
