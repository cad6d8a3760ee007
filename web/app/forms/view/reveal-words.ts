import type { Translate } from '../../content/i18n/translate.ts';

export type RevealWords = ReturnType<typeof revealWords>;

export function revealWords(t: Translate) {
  return { show: t('portal.showPassword'), hide: t('portal.hidePassword') };
}
