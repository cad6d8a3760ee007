import type { LanguageId } from 'schemas/languages.ts';
import type { PageShell } from '../islands/page-shell.ts';
import type { EntryKind } from '../paths/path-table.ts';

/** The mood an editor gave a page within the house style. */
type PageStyle = 'standard' | 'calm' | 'warm' | 'dark';

/** `not-found` is shown at an unknown address. Properties and projects are in the catalogue, not in the path table. */
type ShownKind = EntryKind | 'not-found' | 'project' | 'property' | 'property-form';

/** Common to every kind of page; its loader adds what its component shows. */
export type PageData = PageShell & { kind: ShownKind; language: LanguageId; style?: PageStyle };
