import { stegaClean } from '@sanity/client/stega';
import type { Platform } from '../../../platform/platform.server.ts';

type Key = string | number | { _key: string };

const plainTexts = new Set(['agencyName', 'author', 'name', 'place']);
const unmarked = new Set(['path', 'pageTitle', 'socialTitle', 'socialDescription', 'socialUrl']);

/** Excludes texts of mails and of later actions, because a mark weighs several kilobytes. */
const unseenTexts = /^(drafts\.)?text-(consent|mail|message|portal|validation)-/;

/** Returns false for values that code reads or compares, because the Studio's invisible mark would change them. */
export function isShownText(path: readonly Key[], documentId: string): boolean {
  if (unseenTexts.test(documentId)) return false;
  const names = path.filter((key) => typeof key === 'string');
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

export function withoutMarks<Value>({ view }: Pick<Platform, 'view'>, value: Value): Value {
  return view.kind === 'studio' ? (stegaClean(value) as Value) : value;
}
