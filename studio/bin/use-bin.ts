import type { SanityClient } from '@sanity/client';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { useClient } from 'sanity';
import { useRouter } from 'sanity/router';
import { apiVersion, useContent } from '../content/use-content.ts';
import { type BinContent, type Deletion, binEntries, draftOf } from './deletion.ts';
import { type RemovalEffects, undoMutations } from './undo-removal.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { say } from '../locale/say.ts';

type Reference = { _ref: string; _weak?: boolean };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStrongReference(value: unknown): value is Reference {
  return isObject(value) && typeof value['_ref'] === 'string' && value['_weak'] !== true;
}

export function referencesIn(value: unknown): string[] {
  if (isStrongReference(value)) return [value._ref];
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  return isObject(value) ? Object.values(value).flatMap(referencesIn) : [];
}

/** Leaves out references to missing documents, for which the dataset would refuse the document. */
export function withoutMissing<Value>(value: Value, presentIds: ReadonlySet<string>): Value {
  const isMissing = (item: unknown) => isStrongReference(item) && !presentIds.has(item._ref);
  if (Array.isArray(value)) {
    return value
      .filter((item: unknown) => !isMissing(item))
      .map((item: unknown) => withoutMissing(item, presentIds)) as Value;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([, item]) => !isMissing(item));
  return Object.fromEntries(entries.map(([name, item]) => [name, withoutMissing(item, presentIds)])) as Value;
}

const listQuery = `*[_type == "deletedDocument"] | order(deletedAt desc) {
  _id, documentId, documentType, title, deletedAt, deletedBy, "wasPublished": defined(published),
  "isBack": count(*[_id in [^.documentId, "drafts." + ^.documentId]]) > 0
}`;

export function useBin(): Deletion[] | undefined {
  const deletions = useContent(listQuery) as Deletion[] | undefined;
  return deletions && binEntries(deletions);
}

type Mutations = Parameters<SanityClient['mutate']>[0];

/** Builds the mutations that undo what the deletion changed elsewhere. */
async function undoing(client: SanityClient, stored: string | undefined, documentId: string) {
  if (stored === undefined) return [];
  const effects = JSON.parse(stored) as RemovalEffects;
  const ids = [...effects.added, ...effects.menus.map(({ id }) => id)];
  const query = '*[_id in $ids]';
  const present = await client.fetch<StoredDocument[]>(query, { ids }, { perspective: 'raw' });
  return undoMutations(effects, present, documentId);
}

export function useBinActions() {
  const client = useClient({ apiVersion });
  const attempt = useAttempt();
  const { navigateIntent } = useRouter();

  const restore = ({ _id, documentId, documentType, title }: Deletion) =>
    attempt(
      async () => {
        const content = await client.getDocument<BinContent>(_id);
        const draft = content && draftOf(documentId, content);
        if (!draft) throw new Error(say('It is no longer in the bin.'));
        const references = [...new Set(referencesIn(draft))];
        const query = '*[_id in $references]._id';
        const present = await client.fetch<string[]>(query, { references }, { perspective: 'raw' });
        const restored = withoutMissing(draft, new Set(present));
        const undone = await undoing(client, content.effects, documentId);
        await client.mutate([{ create: restored }, ...undone, { delete: { id: _id } }] as Mutations);
        navigateIntent('edit', { id: documentId, type: documentType });
        const told = say('{1} is back as a draft', title);
        const lost = references.length - present.length;
        const notes = [
          ...(undone.length > 0
            ? [say('Its addresses and its place in the menu are back too, and work once it is published.')]
            : []),
          ...(lost > 0 ? [say('Links to what is gone were left out: {1}.', lost)] : []),
        ];
        return notes.length > 0 ? { title: told, description: notes.join(' ') } : told;
      },
      say('{1} could not be restored', title),
    );

  const forget = ({ _id, title }: Deletion) =>
    attempt(
      async () => {
        await client.delete(_id);
        return undefined;
      },
      say('{1} could not be deleted', title),
    );

  return { restore, forget };
}
