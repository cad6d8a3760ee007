import type { StoredDocument } from './localized-values.ts';
import { nextTranslationRecords } from './translation-records.ts';
import { nextFormerPaths } from './former-paths.ts';

const typesWithPaths = new Set(['page', 'article']);

function entriesOf(value: unknown): string {
  return JSON.stringify(value ?? []);
}

export function publicationChanges(
  draft: StoredDocument,
  published: StoredDocument | undefined,
): Record<string, unknown> {
  const next: Record<string, unknown> = { translationRecords: nextTranslationRecords(draft, published) };
  if (typesWithPaths.has(draft._type)) next.formerPaths = nextFormerPaths(draft, published);
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => entriesOf(value) !== entriesOf(draft[name])),
  );
}
