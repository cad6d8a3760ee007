import { PageTitle } from '../../ui/page/page-title.tsx';

export type EndedLinkProps = {
  /** BCP 47 tag of the text, which may differ from the page's language. */
  tag: string;
  title: string;
  message: string;
  homeHref: string;
  homeLink: string;
};

/** Shown for a shared draft link that expired, was revoked or never existed. */
export function EndedLink({ tag, title, message, homeHref, homeLink }: EndedLinkProps) {
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
