import type { Localized } from 'schemas/fields/localized.ts';
import { withNewKeys } from '../copies/new-keys.ts';
import type { DuplicateDocumentActionComponent, SanityDocumentLike } from 'sanity';

/** Of the original alone: its other addresses, and from which of its texts translations were made. */
const left = new Set(['formerPaths', 'originalPath', 'translationRecords']);

/** Copies all words in all languages but no address: those of the original, present and former, lead to it. */
export function copyOf(document: SanityDocumentLike): SanityDocumentLike {
  const fields = Object.entries(document).filter(([name]) => !left.has(name));
  const copy = withNewKeys(Object.fromEntries(fields)) as SanityDocumentLike;
  if (!Array.isArray(copy.path)) return copy;
  const path = (copy.path as Localized<string>).map((item) => ({ ...item, value: undefined }));
  return { ...copy, path, status: 'draft' };
}

export function withOwnAddresses(
  duplicateAction: DuplicateDocumentActionComponent,
): DuplicateDocumentActionComponent {
  const DuplicateAction: DuplicateDocumentActionComponent = (props) =>
    duplicateAction({ ...props, mapDocument: copyOf });
  DuplicateAction.action = 'duplicate';
  return DuplicateAction;
}
