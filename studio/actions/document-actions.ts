import type { Localized } from 'schemas/fields/localized.ts';
import type {
  DuplicateDocumentActionComponent,
  SanityDocumentLike,
  DocumentActionComponent,
  DocumentActionsContext,
} from 'sanity';
import { withNewKeys } from '../copies/new-keys.ts';
import { isContentType } from '../content/content-types.ts';
import { isFixedType } from '../singletons.ts';
import { withRemoval } from '../removal/removal-action.tsx';
import { withChecks } from './publish-action.tsx';
import { AskAction } from './ask-action.tsx';
import { ScheduleAction } from './schedule-action.tsx';
import { ShareDraftAction } from './share-draft-action.tsx';
import { MenuAction } from '../menu/menu-action.tsx';
import { UndoPublicationAction } from './undo-publication-action.tsx';
import { NewPageAction, SaveTemplateAction } from './template-actions.tsx';
import { FillAction } from '../translations/fill/fill-action.tsx';
import { isTranslatableType } from '../translations/report/translatable-types.ts';

/** Stay with the original: its other addresses and the records of its translations. */
const left = new Set(['formerPaths', 'originalPath', 'translationRecords']);

/** Copies all words in all languages but no addresses: those of the original, present and former, lead to it. */
export function copyOf(document: SanityDocumentLike): SanityDocumentLike {
  const fields = Object.entries(document).filter(([name]) => !left.has(name));
  const copy = withNewKeys(Object.fromEntries(fields)) as SanityDocumentLike;
  if (!Array.isArray(copy.path)) return copy;
  const path = (copy.path as Localized<string>).map((item) => ({ ...item, value: undefined }));
  return { ...copy, path, status: 'draft' };
}

function withOwnAddresses(
  duplicateAction: DuplicateDocumentActionComponent,
): DuplicateDocumentActionComponent {
  const DuplicateAction: DuplicateDocumentActionComponent = (props) =>
    duplicateAction({ ...props, mapDocument: copyOf });
  DuplicateAction.action = 'duplicate';
  return DuplicateAction;
}

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
  if (action === 'publish') return isContentType(schemaType) ? withChecks : undefined;
  if (!typesWithAddresses.has(schemaType)) return undefined;
  return action === undefined ? undefined : wrapsWithAddresses[action];
}

const ownActions: Readonly<Record<string, DocumentActionComponent[]>> = {
  page: [ShareDraftAction, MenuAction, SaveTemplateAction],
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
  const filled = isTranslatableType(schemaType) ? [...own, FillAction] : own;
  const planned = isContentType(schemaType)
    ? [AskAction, ...filled, ScheduleAction, UndoPublicationAction]
    : filled;
  return [...planned, ...(ownActions[schemaType] ?? [])];
}
