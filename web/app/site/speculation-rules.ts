import type { LanguageId } from 'schemas/languages.ts';
import { homePath, pagePath } from '../content/paths/build-path.ts';
import type { EntryKind, LivePaths } from '../content/paths/path-table.ts';

/** Cards, menus and paging. Their targets are pages that every visitor gets alike. */
const likelyLinks = [
  '.card-link',
  '.menu-link',
  '.submenu-link',
  '.drawer-link',
  '.list-step',
  '[rel=next]',
  '[rel=prev]',
];

const personal: readonly EntryKind[] = ['favourites', 'login'];

/**
 * JSON by which Chromium renders the page behind a link that a visitor points at or presses, or fetches it where it
 * may not render. Scripts of ours wait until the page is shown. A browser that saves data ignores it.
 */
export function speculationRules(paths: Pick<LivePaths, 'byKind'>, language: LanguageId): string {
  const excluded = personal.flatMap((kind) => {
    const entry = paths.byKind(kind);
    const path = entry && pagePath(entry, language);
    return path ? [`${path}*`] : [];
  });
  const conditions = [
    { selector_matches: likelyLinks.join() },
    { href_matches: `${homePath(language)}*` },
    ...(excluded.length > 0 ? [{ not: { href_matches: excluded } }] : []),
  ];
  const rules = [{ where: { and: conditions }, eagerness: 'moderate' }];
  return JSON.stringify({ prefetch: rules, prerender: rules });
}
