import type { LanguageId } from 'schemas/languages.ts';
import { securityTextPath } from '../../content/paths/feed-path.ts';

/** Days, well within the year that RFC 9116 recommends. */
const validFor = 180;

type SecurityText = {
  contact: string;
  siteUrl: string;
  languages: readonly LanguageId[];
  now: Date;
};

/** Undefined for a contact that is neither kind of address. */
function contactUri(contact: string): string | undefined {
  const given = contact.trim();
  const url = URL.parse(given);
  if (url) return url.protocol === 'https:' ? url.href : undefined;
  return /^[^\s@]+@[^\s@]+$/.test(given) ? `mailto:${encodeURI(given)}` : undefined;
}

/** The file of RFC 9116. Expires at the beginning of a day, so that it stays the same for a day. */
export function securityText({ contact, siteUrl, languages, now }: SecurityText): string | undefined {
  const uri = contactUri(contact);
  if (uri === undefined) return undefined;
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + validFor));
  return [
    `Contact: ${uri}`,
    `Expires: ${end.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${securityTextPath}`,
    '',
  ].join('\n');
}
