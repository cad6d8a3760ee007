import { type LanguageId, shownLanguages } from '../languages.ts';
import type { StoredDocument } from '../publication/localized-values.ts';
import { type CheckId, isCheckId } from './check-ids.ts';
import { type Destination, siteAddresses, type State } from './site-addresses.ts';
import { addressesOf, formerMoves, pageMoves, redirectMoves } from './site-moves.ts';

export type CheckedSite = {
  /** Enabled on the site. */
  languages: readonly LanguageId[];
  blocking: readonly CheckId[];
  agencyName: string | undefined;
  /** Page background, such as `#faf7f1`. */
  ground: unknown;
  /** Undefined for a document that does not exist. */
  stateOf: (id: string) => State | undefined;
  /** The day since which an outside address has been dead; undefined if it works or was not tried. */
  deadSince: (address: string) => string | undefined;
  /** Follows redirects; returning to one of `from` is a circle. */
  follow: (address: string, from?: readonly string[]) => Destination;
};

export const checkedSiteQuery = `*[_type in ["page", "article", "category", "office", "teamMember", "testimonial",
  "slider", "municipality", "redirect", "siteSettings", "theme"]]{
  _id, _type, status, kind, path, formerPaths, originalPath, redirect, redirectUrl, from, to,
  enabledLanguages, blockingChecks, agencyName, ground
}`;

const listKinds: unknown[] = ['property-list-sale', 'property-list-rent', 'project-list'];
const draftPrefix = 'drafts.';

const noSettings: Readonly<Record<string, unknown>> = {};

type Known = { document: StoredDocument; state: State };

/** @param published ids of documents whose drafts are about to be published */
export function checkedSite(
  stored: readonly StoredDocument[],
  published: readonly string[] = [],
): CheckedSite {
  const documents = presentDocuments(stored, published);
  const ofType = (...types: string[]) =>
    [...documents.values()].filter(({ document }) => types.includes(document._type));
  const publicOf = (...types: string[]) =>
    ofType(...types).flatMap(({ document, state }) => (state === 'public' ? [document] : []));
  const pages = publicOf('page', 'article');
  const addresses = ofType('page', 'article').flatMap(({ document, state }) =>
    addressesOf(document).map((address) => ({
      address,
      state,
      hasMoreBelow: listKinds.includes(document.kind),
    })),
  );
  const live = new Set(pages.flatMap(addressesOf));
  const redirects = publicOf('redirect').flatMap((document) =>
    redirectMoves(document, (id) => documents.get(id)?.document),
  );
  const moves = [...pages.flatMap(formerMoves), ...redirects].filter(([from]) => !live.has(from));
  const short = pages.flatMap(({ originalPath }) => (typeof originalPath === 'string' ? [originalPath] : []));
  const { enabledLanguages, blockingChecks, agencyName } =
    documents.get('site-settings')?.document ?? noSettings;
  return {
    languages: shownLanguages(enabledLanguages),
    blocking: (Array.isArray(blockingChecks) ? blockingChecks : []).filter(isCheckId),
    agencyName: typeof agencyName === 'string' ? agencyName : undefined,
    ground: publicOf('theme')[0]?.ground,
    stateOf: (id) => documents.get(id)?.state,
    deadSince: () => undefined,
    ...siteAddresses(addresses, short, new Map([...moves, ...pages.flatMap(pageMoves)])),
  };
}

/** Each document as published, or its draft if that is about to be published or is the only version. */
function presentDocuments(
  stored: readonly StoredDocument[],
  published: readonly string[],
): ReadonlyMap<string, Known> {
  const present = new Map<string, Known>();
  for (const document of stored) {
    const isDraft = document._id.startsWith(draftPrefix);
    const id = isDraft ? document._id.slice(draftPrefix.length) : document._id;
    const isPublic = isDraft === published.includes(id);
    if (present.has(id) && !isPublic) continue;
    const shown = document.status === 'draft' ? 'hidden' : 'public';
    present.set(id, { document, state: isDraft && !isPublic ? 'unpublished' : shown });
  }
  return present;
}
