import { stegaClean } from '@sanity/client/stega';
import type { Platform } from '../../services/platform.server.ts';

type Step = string | number | { _key: string };

const plainTexts = new Set(['agencyName', 'author', 'name', 'place']);
const unmarked = new Set(['path', 'pageTitle', 'socialTitle', 'socialDescription', 'socialUrl']);

/** Texts of mails, or shown only after some action; a mark weighs several kilobytes. */
const unseenTexts = /^(drafts\.)?text-(consent|mail|message|portal|validation)-/;

/**
 * True for text shown on the page, which may carry the invisible mark by which the Studio's preview finds its field.
 * Values that code reads or compares carry none.
 */
export function isShownText(path: readonly Step[], documentId: string): boolean {
  if (unseenTexts.test(documentId)) return false;
  const names = path.filter((step) => typeof step === 'string');
  const last = names.at(-1) ?? '';
  if (last === 'text') return names.includes('children');
  if (last !== 'value') return plainTexts.has(last);
  return !unmarked.has(names.at(-2) ?? '');
}

export function withCleanHead<Page extends { head: unknown }>(
  platform: Pick<Platform, 'view'>,
  page: Page,
): Page {
  return { ...page, head: withoutMarks(platform, page.head) };
}

/** Removes the marks from what is not shown as text: titles, descriptions, structured data. */
export function withoutMarks<Value>({ view }: Pick<Platform, 'view'>, value: Value): Value {
  return view.kind === 'studio' ? (stegaClean(value) as Value) : value;
}
