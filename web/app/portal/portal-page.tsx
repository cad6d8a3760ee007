import type { ComponentType } from 'react';
import { Notice } from '../ui/notice.tsx';
import { PageTopEnd } from '../ui/page/page-top.tsx';
import type { PortalPageData } from './load-portal-page.server.ts';
import { sectionComponents } from './registry.tsx';
import type { SectionResult } from './section-context.ts';
import { SignedIn } from './signed-in.tsx';

const choiceLink =
  'inline-flex min-h-11 items-center rounded-sm whitespace-nowrap border border-line bg-raised px-4 py-1.5 no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground';

type PortalPageProps = { page: PortalPageData; result: SectionResult | undefined };

export function PortalPage({ page, result }: PortalPageProps) {
  const { title, header, viewed, kept, menu, choice, section } = page;
  // The section's own loader made its data, which the registry's types demand of its component.
  const Section = sectionComponents[section.id] as ComponentType<{
    section: unknown;
    result?: SectionResult;
  }>;
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-6 pt-6 pb-[clamp(3rem,2rem+4vw,6rem)] xl:grid-cols-[13rem_minmax(0,1fr)] xl:pt-12">
      <Links {...menu} className="portal-menu print:hidden" />
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <SignedIn owner={header.owner} className="portal-owner justify-between md:hidden" />
        {viewed !== undefined && (
          <p role="note" className="rounded-md bg-ink px-5 py-4 font-semibold text-ground">
            {viewed}
          </p>
        )}
        <h1 className="heading-1">{title}</h1>
        {choice && (
          <Links
            {...choice}
            className="portal-choice [&>*]:flex [&>*]:gap-2 print:hidden"
            linkClassName={choiceLink}
          />
        )}
        {result && (
          <p
            role={result.kind === 'done' ? 'status' : 'alert'}
            className={result.kind === 'done' ? 'notice notice-success' : 'notice notice-danger'}
          >
            {result.message}
          </p>
        )}
        {kept.map((text) => (
          <Notice key={text}>{text}</Notice>
        ))}
        {viewed === undefined ? (
          <Section section={section.data} {...(result && { result })} />
        ) : (
          <fieldset disabled className="contents">
            <Section section={section.data} />
          </fieldset>
        )}
        <PageTopEnd />
      </div>
    </div>
  );
}

type LinksProps = {
  label: string;
  items: readonly { id: string; title: string; href: string; isCurrent: boolean }[];
  className: string;
  linkClassName?: string;
};

function Links({ label, items, className, linkClassName }: LinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {items.map(({ id, title, href, isCurrent }) => (
          <li key={id}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined} className={linkClassName}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
