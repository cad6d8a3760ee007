import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { inLanguage, type Localized } from 'schemas/fields/localized.ts';
import { isNode } from 'schemas/checks/walk.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';

function assetOf(picture: unknown): string | undefined {
  const id = isNode(picture) && isNode(picture.asset) ? picture.asset._ref : undefined;
  return typeof id === 'string' ? id : undefined;
}

function firstOfBanner({ showPageBanner, banner }: StoredDocument): unknown {
  const pictures = showPageBanner === true && isNode(banner) ? banner.pictures : undefined;
  return Array.isArray(pictures) ? (pictures as unknown[])[0] : undefined;
}

/** The id of the file that a shared card shows in a language; undefined where the agency's own picture is shown. */
export function sharedPicture(document: StoredDocument, language: LanguageId): string | undefined {
  const stored = isNode(document.metadata) ? document.metadata.socialImage : undefined;
  const items = Array.isArray(stored) ? (stored as Localized<unknown>) : undefined;
  const chosen = inLanguage(items, language) ?? inLanguage(items, defaultLanguage);
  return [chosen, document.image, document.picture, firstOfBanner(document)].map(assetOf).find(Boolean);
}
