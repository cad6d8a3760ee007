import type { Alternates } from '../../content/paths/build-path.ts';
import type { Picture } from '../../properties/property/property.ts';
import type { PageContext } from '../../content/page-context.ts';
import { absoluteAlternates } from './page-head.server.ts';
import type { PageHead } from './page-meta.ts';
import { cleanDescription } from '../../properties/text/text.ts';
import { sharedCover } from '../../properties/view/picture-data.ts';

type OfferHeadOptions = {
  path: string;
  alternates: Alternates;
  title: string;
  description: string;
  isIndexed?: boolean;
  shared: { title: string; cover: Picture | undefined };
};

/** Characters; search results cut off what is longer. */
const longest = { title: 65, description: 155 };

export function offerHead(
  { platform, site, language }: Pick<PageContext, 'platform' | 'site' | 'language'>,
  { path, alternates, title, description, isIndexed = true, shared }: OfferHeadOptions,
): PageHead {
  const { SITE_URL } = platform.settings;
  const agency = site.content.settings?.agencyName ?? undefined;
  const canonical = `${SITE_URL}${path}`;
  return {
    title: titleOf(title, agency),
    description: cleanDescription(description, { limit: longest.description }),
    canonical,
    alternates: absoluteAlternates(alternates, SITE_URL),
    isIndexed,
    social: {
      language,
      title: shared.title,
      description,
      type: 'website',
      url: canonical,
      siteName: agency,
      picture: sharedCover(shared.cover, SITE_URL),
    },
  };
}

/** A long title says more without the agency, whose name search results show anyway. */
function titleOf(title: string, agency: string | undefined): string {
  const whole = [title, agency].filter(Boolean).join(' – ');
  return whole.length <= longest.title ? whole : title;
}
