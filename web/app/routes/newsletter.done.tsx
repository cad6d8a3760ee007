import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadSite } from '../cms/site.server.ts';
import { answerStep, donePage } from '../forms/kinds/newsletter/newsletter-response.server.ts';
import { NewsletterPage } from '../forms/kinds/newsletter/newsletter-page.tsx';

export {
  newsletterHeaders as headers,
  newsletterMeta as meta,
} from '../forms/kinds/newsletter/newsletter-head.ts';

const steps = ['confirmed', 'unsubscribed', 'link-sent'] as const;

/** The page after a step has been done, which its address names last. */
export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const step = steps.find((each) => pathname.split('/').includes(each)) ?? 'confirmed';
  const site = await loadSite(platform);
  return answerStep({ platform, site, request, step }, (context) => Promise.resolve(donePage(context, step)));
}

export default function DoneRoute() {
  return <NewsletterPage {...useLoaderData<typeof loader>()} />;
}
