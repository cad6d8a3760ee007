import { withCleanHead } from '../content/cms/drafts/marks.server.ts';
import { hideFromSerializer } from '../islands/client-data.server.ts';
import type { Platform } from '../platform/platform.server.ts';
import type { PageLoaderData, PageShell } from './page-data.ts';

export function toClientData<Page extends PageShell>(
  platform: Pick<Platform, 'view'>,
  loaded: Page,
): PageLoaderData<Page> {
  const page = withCleanHead(platform, loaded);
  const { head, alternates, header, needs, theme, icon } = page;
  return hideFromSerializer(platform, {
    head,
    alternates,
    ...(header && { header }),
    ...(needs && { needs }),
    ...(theme && { theme }),
    ...(icon && { icon }),
    page,
  });
}
