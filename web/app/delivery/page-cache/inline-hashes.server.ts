import { createHash } from 'node:crypto';

type Page = { html: string; policy: string };

const blocks = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;

/**
 * Allows by hash what a page allows by nonce, and removes the nonce. Only blocks with the nonce get a hash: markup that
 * somebody smuggled into a page has none. Undefined for a page that has the nonce anywhere else.
 */
export function hashInsteadOfNonce({ html, policy }: Page, nonce: string): Page | undefined {
  const attribute = ` nonce="${nonce}"`;
  const hashes: Record<string, string[]> = { script: [], style: [] };
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(blocks))
    if (attributes.includes(attribute)) hashes[element]?.push(hashOf(text));
  const allowed = policy.split('; ').map((directive) => {
    const [, element = ''] = /^(script|style)-src /.exec(directive) ?? [];
    const sources = [...new Set(hashes[element])].map((hash) => ` ${hash}`).join('');
    return directive.replace(` 'nonce-${nonce}'`, sources);
  });
  const hashed = { html: html.replaceAll(attribute, ''), policy: allowed.join('; ') };
  return Object.values(hashed).some((text) => text.includes(nonce)) ? undefined : hashed;
}
