import { PageTitle } from '../ui/page/page-title.tsx';

export type EndedLinkProps = {
  /** Tag of the language the words are in, which may be another one than the page's. */
  tag: string;
  title: string;
  message: string;
  homeHref: string;
  homeLink: string;
};

/** What a shared link shows that does not work any more, or never did. */
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
