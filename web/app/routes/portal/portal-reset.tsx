import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSite } from '../../content/cms/site.server.ts';
import { requestReset, showReset } from '../../portal/mailed-links/reset-page.server.ts';
import { StepPage } from '../../portal/mailed-links/link-page.tsx';

export { personalMeta as meta, personalHeaders as headers } from '../../forms/personal/personal-head.ts';

export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  return showReset({ platform, site: await loadSite(platform), request });
}

export async function action({ context: platform, request }: ActionFunctionArgs) {
  return requestReset({ platform, site: await loadSite(platform), request });
}

export default function PortalResetRoute() {
  const shown = useLoaderData<typeof loader>();
  return <StepPage {...(useActionData<typeof action>() ?? shown)} />;
}
