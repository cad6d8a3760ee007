import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadSite } from '../content/cms/site.server.ts';
import { respondToStep, donePage } from '../forms/kinds/newsletter/newsletter-response.server.ts';
import { NewsletterPage } from '../forms/kinds/newsletter/newsletter-page.tsx';

export { personalMeta as meta, personalHeaders as headers } from '../forms/personal/personal-head.ts';

const steps = ['confirmed', 'unsubscribed', 'link-sent'] as const;

/** The page after a completed step, which is the last part of the URL. */
export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const step = steps.find((each) => pathname.split('/').includes(each)) ?? 'confirmed';
  const site = await loadSite(platform);
  return respondToStep({ platform, site, request, step }, (context) =>
    Promise.resolve(donePage(context, step)),
  );
}

export default function DoneRoute() {
  return <NewsletterPage {...useLoaderData<typeof loader>()} />;
}
