import type { StoredDocument } from '../publication/localized-values.ts';
import type { Check, Problem } from './check.ts';
import type { CheckedSite } from './checked-site.ts';
import { ownAddress } from './site-addresses.ts';
import { addressesOf } from './site-moves.ts';
import { isNode } from './walk.ts';

function circle(field: string, path = [field]): Problem {
  const message = 'This redirect leads back to itself, so visitors would see an error.';
  return { level: 'error', message, field: [field], path };
}

function ofPage(document: StoredDocument, { follow }: CheckedSite): Problem[] {
  const { redirect, redirectUrl } = document;
  if (redirect !== true || typeof redirectUrl !== 'string') return [];
  return follow(redirectUrl, addressesOf(document)) === 'circle' ? [circle('redirectUrl')] : [];
}

function ofRedirect({ from, to }: StoredDocument, { follow }: CheckedSite): Problem[] {
  const url = isNode(to) && to.page === undefined && to.property === undefined ? to.url : undefined;
  if (typeof from !== 'string' || typeof url !== 'string') return [];
  return follow(url, [ownAddress(from)]) === 'circle' ? [circle('to', ['to', 'url'])] : [];
}

export const redirects: Check = (document, site) =>
  document._type === 'redirect' ? ofRedirect(document, site) : ofPage(document, site);
