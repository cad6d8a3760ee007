import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';
import { isFixedType } from '../singletons.ts';
import { isTranslatableType } from '../translations/report/translatable-types.ts';
import { withTranslations } from './publish-action.tsx';
import { ShareDraftAction } from './share-draft-action.tsx';

// The Studio asks again at every turn, and an action that is new each time would forget its dialog.
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

function wrapPublish(action: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(action) ?? withTranslations(action);
  wrapped.set(action, known);
  return known;
}

const actionsOnFixedDocuments = new Set(['publish', 'discardChanges', 'restore']);
const shareableTypes = new Set(['page', 'article']);

/** What an editor may do with a document of a type. */
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
