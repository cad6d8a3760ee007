import type { Translate } from '../../content/i18n/translate.ts';
import type { Property } from '../../properties/property/property.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import type { PageHead } from '../metadata/page-meta.ts';
import type { PageContext } from '../../content/page-context.ts';

type Titled = Pick<Property, 'goal' | 'ribbon' | 'mainTypeName' | 'city' | 'price'>;

export function sharedTitle({ goal, ribbon, mainTypeName: type, city, price }: Titled, t: Translate): string {
  if (ribbon) return `${type}, ${city} (${ribbon.label.toLowerCase()})`;
  const named = t(goal === 'sale' ? 'share.forSale' : 'share.forRent', { type, city });
  return [named, price?.text].filter(Boolean).join(' · ');
}

export type ShareData = ReturnType<typeof loadShare>;

/**
 * Ways to share a page, with a form of ours only if there is one. Shares the page's own address, without anything a
 * visitor typed into it.
 */
export function loadShare(
  { site, language }: Pick<PageContext, 'site' | 'language'>,
  { canonical: url, social, title: pageTitle }: PageHead,
  property?: { id: string; friendHref: string },
) {
  const t = serverText(site, language);
  const title = social?.title ?? pageTitle;
  const agency = site.content.settings?.agencyName ?? '';
  return {
    title,
    url,
    mailHref: mailHref(title, `${t('share.message', { agency })}\r\n\r\n${title}\r\n${url}`),
    friendHref: property?.friendHref,
    propertyId: property?.id,
    whatsAppHref: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
    words: {
      share: t('share.label'),
      heading: t('share.heading'),
      copy: t('share.copy'),
      copied: t('share.copied'),
      notCopied: t('share.notCopied'),
      mail: t('share.mail'),
      whatsApp: t('share.whatsApp'),
      friend: t('share.friend'),
      more: t('share.more'),
    },
  };
}

function mailHref(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
