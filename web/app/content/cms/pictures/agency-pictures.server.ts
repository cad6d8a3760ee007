import type { PictureData } from '../../../ui/picture/picture-data.ts';
import type { SiteContent } from '../content.ts';
import { contentPicture } from './content-picture.server.ts';

type Settings = SiteContent['settings'];
type StoredPicture = NonNullable<Settings>['logo'];

export type AgencyLogo = { picture: PictureData; onDark: PictureData | undefined };

export type AgencyIcon = { href: string; touchHref: string | undefined };

const iconWidth = 100;
const touchWidth = 400;
const mailWidth = 400;

function named(picture: StoredPicture | undefined, settings: Settings): PictureData | undefined {
  return contentPicture(picture ? { ...picture, alt: settings?.agencyName ?? null } : null);
}

function pngPath({ src, widths }: PictureData, wanted: number): string | undefined {
  return widths.includes(wanted) ? `${src}-${wanted}.png` : undefined;
}

/** Undefined where the standard logo stays. */
export function agencyLogo(settings: Settings): AgencyLogo | undefined {
  const picture = named(settings?.logo, settings);
  return picture && { picture, onDark: named(settings?.darkLogo, settings) };
}

/** A path, because mails add the origin; large enough for a screen of twice the density. */
export function agencyMailLogo(settings: Settings): string | undefined {
  const picture = named(settings?.logo, settings);
  return picture && (pngPath(picture, mailWidth) ?? pngPath(picture, iconWidth));
}

export function agencyIcon(settings: Settings): AgencyIcon | undefined {
  const picture = named(settings?.icon, settings);
  const href = picture && pngPath(picture, iconWidth);
  return picture && href ? { href, touchHref: pngPath(picture, touchWidth) } : undefined;
}
