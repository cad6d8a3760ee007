import { createHash } from 'node:crypto';
import type { LanguageId } from 'schemas/languages.ts';
import type { Site } from '../content/cms/site.server.ts';
import { clientTexts } from '../content/i18n/client-texts.server.ts';
import { packTexts } from '../content/i18n/packed-texts.ts';
import { interfaceTextsPath } from '../content/paths/endpoints.ts';
import type { LayoutData } from './layout-data.ts';

export function loadTexts(site: Site, language: LanguageId): Pick<LayoutData, 'texts' | 'textsHref'> {
  const texts = packTexts(clientTexts(site.texts.get(language) ?? {}));
  const version = createHash('sha256').update(texts).digest('hex').slice(0, 12);
  return { texts, textsHref: interfaceTextsPath(language, version) };
}
