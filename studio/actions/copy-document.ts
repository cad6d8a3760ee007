import type { Localized } from 'schemas/fields/localized.ts';
import type { DuplicateDocumentActionComponent, SanityDocumentLike } from 'sanity';

const addresses = new Set(['formerPaths', 'originalPath']);

/** Leaves the addresses of a copy empty: those of the original, present and former, lead to the original. */
export function withoutAddresses(document: SanityDocumentLike): SanityDocumentLike {
  const fields = Object.entries(document).filter(([name]) => !addresses.has(name));
  const copy = Object.fromEntries(fields) as SanityDocumentLike;
  if (!Array.isArray(copy.path)) return copy;
  const path = (copy.path as Localized<string>).map((item) => ({ ...item, value: undefined }));
  return { ...copy, path, status: 'draft' };
}

export function withOwnAddresses(
  duplicateAction: DuplicateDocumentActionComponent,
): DuplicateDocumentActionComponent {
  const DuplicateAction: DuplicateDocumentActionComponent = (props) =>
    duplicateAction({ ...props, mapDocument: withoutAddresses });
  DuplicateAction.action = 'duplicate';
  return DuplicateAction;
}
