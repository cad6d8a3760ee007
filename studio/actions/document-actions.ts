import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';
import { isFixedType } from '../singletons.ts';
import { isTranslatableType } from '../translations/report/translatable-types.ts';
import { withTranslations } from './publish-action.tsx';
import { ShareDraftAction } from './share-draft-action.tsx';

// Sanity calls this on every render, and a new action component would lose its open dialog.
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

function wrapPublish(action: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(action) ?? withTranslations(action);
  wrapped.set(action, known);
  return known;
}

const actionsOnFixedDocuments = new Set(['publish', 'discardChanges', 'restore']);
const shareableTypes = new Set(['page', 'article']);

export function documentActions(
  actions: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  const allowed = isFixedType(schemaType)
    ? actions.filter(({ action }) => action !== undefined && actionsOnFixedDocuments.has(action))
    : actions;
  const own = isTranslatableType(schemaType)
    ? allowed.map((action) => (action.action === 'publish' ? wrapPublish(action) : action))
    : allowed;
  return shareableTypes.has(schemaType) ? [...own, ShareDraftAction] : own;
}
