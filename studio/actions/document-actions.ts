import { documents, singletons } from 'schemas/index.ts';
import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';
import { isFixedType } from '../singletons.ts';
import { isTranslatableType } from '../translations/report/translatable-types.ts';
import { withOwnAddresses } from './copy-document.ts';
import { withRemoval } from '../removal/removal-action.tsx';
import { withTranslations } from './publish-action.tsx';
import { ScheduleAction } from './schedule-action.tsx';
import { ShareDraftAction } from './share-draft-action.tsx';
import { NewPageAction, SaveTemplateAction } from './template-actions.tsx';

type Wrap = (action: DocumentActionComponent) => DocumentActionComponent;

// Sanity calls this on every render, and a new action component would lose its open dialog.
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

function wrapOnce(action: DocumentActionComponent, wrap: Wrap): DocumentActionComponent {
  const known = wrapped.get(action) ?? wrap(action);
  wrapped.set(action, known);
  return known;
}

const actionsOnFixedDocuments = new Set(['publish', 'discardChanges', 'restore']);
const typesWithAddresses = new Set(['page', 'article']);

const wrapsWithAddresses: Partial<Record<NonNullable<DocumentActionComponent['action']>, Wrap>> = {
  duplicate: withOwnAddresses,
  delete: withRemoval('delete'),
  unpublish: withRemoval('unpublish'),
};

function wrapOf(action: DocumentActionComponent['action'], schemaType: string): Wrap | undefined {
  if (action === 'publish') return isTranslatableType(schemaType) ? withTranslations : undefined;
  if (!typesWithAddresses.has(schemaType)) return undefined;
  return action === undefined ? undefined : wrapsWithAddresses[action];
}

const contentTypes = new Set<string>([...documents, ...singletons].map(({ name }) => name));
/** Not edited by hand, or seen by colleagues only. */
const unplannedTypes = new Set(['draftLink', 'schedule', 'pageTemplate']);

const ownActions: Readonly<Record<string, DocumentActionComponent[]>> = {
  page: [ShareDraftAction, SaveTemplateAction],
  article: [ShareDraftAction],
  pageTemplate: [NewPageAction],
};

export function documentActions(
  actions: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  const allowed = isFixedType(schemaType)
    ? actions.filter(({ action }) => action !== undefined && actionsOnFixedDocuments.has(action))
    : actions;
  const own = allowed.map((action) => {
    const wrap = wrapOf(action.action, schemaType);
    return wrap ? wrapOnce(action, wrap) : action;
  });
  const planned =
    contentTypes.has(schemaType) && !unplannedTypes.has(schemaType) ? [...own, ScheduleAction] : own;
  return [...planned, ...(ownActions[schemaType] ?? [])];
}
