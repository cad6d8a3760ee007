import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { openDraftLink } from '../../content/cms/drafts/draft-link.server.ts';
import { loadSite } from '../../content/cms/site.server.ts';
import { requestLanguage, serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { homePath } from '../../content/paths/build-path.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { PageTitle } from '../../ui/page/page-title.tsx';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A link to one draft, for somebody without an account. */
export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const secret = new URL(request.url).searchParams.get('secret') ?? '';
  const opened = await openDraftLink(platform, request, { id: params['id'] ?? '', secret });
  if (opened.state === 'open') {
    const headers = { ...privacyHeaders, 'Set-Cookie': opened.cookie };
    return redirect(opened.path, { status: 303, headers });
  }
  const site = await loadSite(platform);
  const ofLink = 'language' in opened && site.languages.find((each) => each === opened.language);
  const language = ofLink || (await requestLanguage(request, site));
  const t = serverText(site, language);
  const page = {
    tag: languageTag(language),
    title: t('draft.endedTitle'),
    message: t(`draft.${opened.state}Message`),
    homeHref: homePath(language),
    homeLink: t('notFound.homeLink'),
  };
  const status = opened.state === 'invalid' ? 404 : 410;
  return data(page, { status, headers: privacyHeaders });
}

export default function ShareRoute() {
  return <EndedLink {...useLoaderData<typeof loader>()} />;
}

type EndedLinkProps = {
  /** BCP 47 tag of the text, which may differ from the page's language. */
  tag: string;
  title: string;
  message: string;
  homeHref: string;
  homeLink: string;
};

/** Shown for a shared draft link that expired, was revoked or never existed. */
function EndedLink({ tag, title, message, homeHref, homeLink }: EndedLinkProps) {
  return (
    <div lang={tag}>
      <PageTitle lead={message}>{title}</PageTitle>
      <p className="wrap">
        <a href={homeHref} className="button">
          {homeLink}
        </a>
      </p>
    </div>
  );
}
