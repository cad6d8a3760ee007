import { ItemRefused } from '../../api-error.ts';
import { strongReferences } from '../references.ts';
import type { Stage } from './stage.ts';

export function checkReferences(stage: Stage, referrers: (id: string) => Iterable<string>): void {
  for (const [id, { after }] of stage.changes) {
    for (const target of strongReferences(after)) {
      if (!stage.get(target)) throw missingTarget(id, target);
    }
  }
  for (const [id, { after }] of stage.changes) {
    if (after) continue;
    const untouched = [...referrers(id)].filter((holder) => !stage.changes.has(holder));
    const holders = untouched.filter((holder) => strongReferences(stage.get(holder)).has(id));
    if (holders.length > 0) throw stillReferenced(id, holders);
  }
}

function missingTarget(id: string, target: string): ItemRefused {
  const description = `Document "${id}" references non-existent document "${target}"`;
  return new ItemRefused({
    type: 'documentReferenceDoesNotExistError',
    description,
    id,
    referenceID: target,
  });
}

function stillReferenced(id: string, holders: string[]): ItemRefused {
  const names = holders.map((holder) => `"${holder}"`).join(', ');
  const description = `Document "${id}" cannot be deleted as there are references to it from ${names}`;
  return new ItemRefused({
    type: 'documentHasExistingReferencesError',
    description,
    id,
    referencingIDs: holders,
  });
}
