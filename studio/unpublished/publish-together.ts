import type { SanityDocument, SanityClient } from '@sanity/client';
import type { CheckedSite } from 'schemas/checks/checked-site.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { strongReferences } from 'schemas/publication/strong-references.ts';
import { type Candidate, publicationActions } from '../actions/publication-actions.ts';
import { blockingReasons } from '../checks/use-checked-site.ts';
import { pairVersions } from '../content/versions.ts';
import { say } from '../locale/say.ts';

export type PublishRules = {
  /** Messages of the errors for which the Studio would not publish a document. */
  errorsOf: (document: StoredDocument & SanityDocument) => Promise<string[]>;
  /** The site as it will be once documents with these ids are published. */
  siteWith: (ids: readonly string[]) => Promise<CheckedSite>;
};

/** Why the Studio would not publish a document as it is. */
export async function reasonsAgainst(
  document: StoredDocument & SanityDocument,
  { errorsOf }: PublishRules,
  site: CheckedSite,
): Promise<string[]> {
  return [...new Set([...(await errorsOf(document)), ...blockingReasons(document, site)])];
}

export type Refusal = { id: string; reasons: string[] };
export type Publication = { published: string[]; refused: Refusal[] };

type Stored = StoredDocument & SanityDocument;

type Client = Pick<SanityClient, 'fetch' | 'action'>;

/** Publishes what it can in one transaction, so that visitors see all of it at once, and names the rest. */
export async function publishTogether(
  client: Client,
  ids: readonly string[],
  rules: PublishRules,
): Promise<Publication> {
  const wanted = ids.flatMap((id) => [id, `drafts.${id}`]);
  const stored = await client.fetch<Stored[]>('*[_id in $wanted]', { wanted }, { perspective: 'raw' });
  const pairs = new Map(pairVersions(stored).map((pair) => [pair.id, pair]));
  const site = await rules.siteWith(ids);
  const refused: Refusal[] = [];
  const candidates: Candidate[] = [];
  for (const id of ids) {
    const { draft, published } = pairs.get(id) ?? {};
    const reasons = draft
      ? await reasonsAgainst(draft, rules, site)
      : [say('Someone published or discarded it.')];
    if (draft && reasons.length === 0) candidates.push({ id, draft, published });
    else refused.push({ id, reasons });
  }
  const complete = await withTargets(client, candidates, refused);
  if (complete.length > 0) await client.action(complete.flatMap(publicationActions));
  return { published: complete.map(({ id }) => id), refused };
}

/** Drops candidates that link to a document neither public nor published along, then those that link to them. */
async function withTargets(
  client: Client,
  candidates: readonly Candidate[],
  refused: Refusal[],
): Promise<Candidate[]> {
  const targets = [...new Set(candidates.flatMap(({ draft }) => strongReferences(draft)))];
  const query = '*[_id in $targets]._id';
  const present = new Set(await client.fetch<string[]>(query, { targets }, { perspective: 'raw' }));
  let kept = [...candidates];
  for (;;) {
    const reachable = new Set([...present, ...kept.map(({ id }) => id)]);
    const missing = kept.filter(({ draft }) => strongReferences(draft).some((id) => !reachable.has(id)));
    if (missing.length === 0) return kept;
    refused.push(
      ...missing.map(({ id }) => ({ id, reasons: [say('It links to something that is not published.')] })),
    );
    kept = kept.filter((candidate) => !missing.includes(candidate));
  }
}
