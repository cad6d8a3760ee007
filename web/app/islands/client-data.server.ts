import type { EntryContext } from '@remix-run/cloudflare';
import type { Platform } from '../platform/platform.server.ts';
import type { ClientData } from './client-data.ts';
import { clientDataId } from './script.ts';

/** Previews hydrate the whole page, so that it shows every edit. */
export function hydratesWholePage({ view }: Pick<Platform, 'view'>): boolean {
  return view.kind !== 'published';
}

/**
 * Keeps Remix from encoding the loader data of a published page: it encodes enumerable fields only, for a router that
 * no visitor's browser has, and encoding costs a tenth of a page.
 */
export function hideFromSerializer<Data extends object>(platform: Pick<Platform, 'view'>, data: Data): Data {
  if (hydratesWholePage(platform)) return data;
  const hidden = { ...data };
  for (const name of Object.keys(hidden)) Object.defineProperty(hidden, name, { enumerable: false });
  return hidden;
}

/** Characters that could end a script element or a line of script inside a JSON string. */
const unsafe: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** For the inside of a script element. */
export const safeJson = (data: unknown) =>
  JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (character) => unsafe[character] ?? '');

export function clientDataScript(clientData: ClientData): string {
  return `<script type="application/json" id="${clientDataId}">${safeJson(clientData)}</script>`;
}

/** Remix adds the script of hot reload in development. */
type Manifest = EntryContext['manifest'] & { hmr?: { runtime?: string } };

/** Loads the client entry, after hot reload if there is any, and preloads its imports. */
export function entryScripts({ entry, hmr }: Manifest): string {
  const preloads = entry.imports.map((file) => `<link rel="modulepreload" href="${file}"/>`);
  const modules = [...(hmr?.runtime ? [hmr.runtime] : []), entry.module];
  const scripts = modules.map((file) => `<script type="module" src="${file}"></script>`);
  return [...preloads, ...scripts].join('');
}
