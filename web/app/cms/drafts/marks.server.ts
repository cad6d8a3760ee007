import { stegaClean } from '@sanity/client/stega';
import type { Platform } from '../../services/platform.server.ts';

type Step = string | number | { _key: string };

/** Fields of plain text that visitors read; every other text they read is localized. */
const plainTexts = new Set(['agencyName', 'author', 'name', 'place']);
/** Localized fields that are addresses, or that only a page's head shows. */
const unmarked = new Set(['path', 'pageTitle', 'socialTitle', 'socialDescription', 'socialUrl']);

/** Interface texts that stand in mails, or on a page only after something has happened; a mark is several kilobytes. */
const unseenTexts = /^(drafts\.)?text-(consent|mail|message|portal|validation)-/;

/**
 * Whether the value at this place of a document is text that stands on the page, and so may carry the invisible
 * mark by which a click in the Studio's preview finds its field. All that code reads or compares carries none.
 */
export function isShownText(path: readonly Step[], documentId: string): boolean {
  if (unseenTexts.test(documentId)) return false;
  const names = path.filter((step) => typeof step === 'string');
  const last = names.at(-1) ?? '';
  if (last === 'text') return names.includes('children');
  if (last !== 'value') return plainTexts.has(last);
  return !unmarked.has(names.at(-2) ?? '');
}

/** A page whose head says plainly what the page itself says with marks. */
export function withCleanHead<Page extends { head: unknown }>(
  platform: Pick<Platform, 'view'>,
  page: Page,
): Page {
  return { ...page, head: withoutMarks(platform, page.head) };
}

/** The value without marks, for what is no text on the page: titles of the head, descriptions, data for machines. */
export function withoutMarks<Value>({ view }: Pick<Platform, 'view'>, value: Value): Value {
  return view.kind === 'studio' ? (stegaClean(value) as Value) : value;
}
