import { timeZone } from 'schemas/country.ts';
import { type LanguageId, localeOf } from 'schemas/languages.ts';
import type { Translate } from '../i18n/translate.ts';
import type { ContentView } from '../../platform/platform.server.ts';
import type { PreviewNotice } from './preview-slot.tsx';

export function previewNotice(
  view: ContentView,
  t: Translate,
  language: LanguageId,
): PreviewNotice | undefined {
  if (view.kind === 'published') return undefined;
  const message =
    view.kind === 'link'
      ? t('draft.notice', { until: dayAndHour(view.until, language) })
      : t('draft.studioNotice');
  return { kind: view.kind, message, leave: t('draft.leave') };
}

function dayAndHour(moment: Date, language: LanguageId): string {
  return moment.toLocaleString(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
}
