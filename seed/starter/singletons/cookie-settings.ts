import type { SeededCookieSettings } from '../../builders/document.ts';
import { localizedRichText, localizedString } from '../../builders/localized.ts';
import { richText } from '../../builders/rich-text.ts';
import { cookies } from './cookies.ts';

export const cookieSettings: SeededCookieSettings = {
  _id: 'cookie-settings',
  _type: 'cookieSettings',
  textVersion: '2026-11-22',
  waitMilliseconds: 500,
  title: localizedString({
    nl: 'Mogen wij cookies gebruiken?',
    fr: 'Pouvons-nous utiliser des cookies ?',
    en: 'May we use cookies?',
    de: 'Dürfen wir Cookies verwenden?',
  }),
  description: localizedRichText({
    nl: richText([
      'Enkele zijn nodig om deze site te laten werken. Andere helpen ons te begrijpen hoe ze gebruikt wordt. Die laden wij alleen als u ja zegt. ',
      { text: 'Lees ons cookiebeleid', href: '/nl/cookie-policy/' },
      '.',
    ]),
    fr: richText([
      'Certains sont nécessaires au fonctionnement du site. D’autres nous aident à comprendre son usage. Nous ne les chargeons que si vous acceptez. ',
      { text: 'Lisez notre politique en matière de cookies', href: '/fr/politique-cookies/' },
      '.',
    ]),
    en: richText([
      'Some are needed to make this website work. Others help us understand how it is used. We load those only if you agree. ',
      { text: 'Read our cookie policy', href: '/en/cookie-policy/' },
      '.',
    ]),
    de: richText([
      'Einige sind nötig, damit diese Website funktioniert. Andere helfen uns zu verstehen, wie sie genutzt wird. Diese laden wir nur, wenn Sie zustimmen. ',
      { text: 'Lesen Sie unsere Cookie-Richtlinie', href: '/de/cookie-richtlinie/' },
      '.',
    ]),
  }),
  cookies,
};
