import { agencyMailLogo } from '../../content/cms/pictures/agency-pictures.server.ts';
import type { Site } from '../../content/cms/site.server.ts';

export type Agency = { name: string; email: string; logo?: string };

export function mailAgency({ content: { settings } }: Pick<Site, 'content'>, origin: string): Agency {
  const logo = agencyMailLogo(settings);
  return {
    name: settings?.agencyName ?? '',
    email: settings?.email ?? '',
    ...(logo !== undefined && { logo: `${origin}${logo}` }),
  };
}
