import { headWords } from 'schemas/checks/head-words.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { PageContent } from '../../content/cms/content.ts';
import {
  sharedContentPicture,
  type SharedSource,
} from '../../content/cms/pictures/content-picture.server.ts';
import { safeLink } from '../../content/cms/safe-link.ts';
import { perLanguage, type Site } from '../../content/cms/site.server.ts';
import type { Alternates } from '../../content/paths/build-path.ts';
import type { Settings } from '../../platform/env.server.ts';
import type { PageHead } from './page-meta.ts';
import type { Picture } from '../../properties/property/property.ts';
import type { PageContext } from '../../content/page-context.ts';
import { cleanDescription } from '../../properties/text/text.ts';
import { sharedCover } from '../../properties/view/picture-data.ts';

/** Leaves out the request's host, which its sender chooses. */
type Address = { platform: { settings: Pick<Settings, 'SITE_URL'> }; url: Pick<URL, 'pathname'> };

type Spoken = { site: Site; language: LanguageId };

type Described = Pick<
  PageContent,
  'title' | 'description' | 'metadata' | 'isActiveSEO' | 'noReferrerNoFollow'
>;

type HeadOptions = {
  alternates: Alternates;
  /** The first is shared unless the editor chose another picture; without any, the agency's own is. */
  pictures: readonly SharedSource[];
  type: 'website' | 'article';
};

export function canonicalUrl({ platform, url }: Address): string {
  return `${platform.settings.SITE_URL}${url.pathname}`;
}

export function pageHead(
  context: Address & Spoken,
  { title, description, metadata, isActiveSEO, noReferrerNoFollow }: Described,
  { alternates, pictures, type }: HeadOptions,
): PageHead {
  const { SITE_URL } = context.platform.settings;
  const agency = context.site.content.settings?.agencyName;
  const canonical = canonicalUrl(context);
  const words = headWords({ title, description, metadata }, agency);
  const social = metadata?.socialImage && { ...metadata.socialImage, alt: null };
  const link = safeLink(metadata?.socialUrl);
  return {
    title: words.title,
    description: words.description,
    canonical,
    alternates: absoluteAlternates(alternates, SITE_URL),
    isIndexed: isActiveSEO !== false,
    isPassedOn: noReferrerNoFollow !== true,
    social: {
      language: context.language,
      title: words.socialTitle,
      description: words.socialDescription,
      type: metadata?.socialType ?? type,
      url: link ? new URL(link, SITE_URL).href : canonical,
      siteName: agency ?? undefined,
      picture: sharedContentPicture([social, ...pictures, agencyPicture(context)], SITE_URL),
    },
  };
}

/** Shared by pages without a picture of their own. */
function agencyPicture({ site, language }: Spoken): SharedSource {
  const picture = site.content.settings?.sharePicture;
  return picture && { ...picture, alt: perLanguage(picture.alt)[language] ?? null };
}

function absoluteAlternates(alternates: Alternates, siteUrl: string): Alternates {
  return Object.fromEntries(
    Object.entries(alternates).map(([language, path]) => [language, `${siteUrl}${path}`]),
  );
}

type PropertyHeadOptions = {
  path: string;
  alternates: Alternates;
  title: string;
  description: string;
  isIndexed?: boolean;
  shared: { title: string; cover: Picture | undefined };
};

/** Characters; search results cut off what is longer. */
const longest = { title: 65, description: 155 };

export function propertyHead(
  { platform, site, language }: Pick<PageContext, 'platform' | 'site' | 'language'>,
  { path, alternates, title, description, isIndexed = true, shared }: PropertyHeadOptions,
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

/** Drops the agency from a long title: search results show its name anyway. */
function titleOf(title: string, agency: string | undefined): string {
  const whole = [title, agency].filter(Boolean).join(' – ');
  return whole.length <= longest.title ? whole : title;
}
