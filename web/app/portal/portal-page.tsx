import type { ComponentType } from 'react';
import { logOutField, logOutHere } from './fields.ts';
import type { PortalPageData } from './load-portal-page.server.ts';
import { sectionComponents } from './registry.tsx';
import type { SectionResult } from './section-context.ts';

type PortalPageProps = { page: PortalPageData; result: SectionResult | undefined };

export function PortalPage({ page, result }: PortalPageProps) {
  const { title, ownerName, logOut, menu, choice, section } = page;
  // The section's own loader made its data, which the registry's types demand of its component.
  const Section = sectionComponents[section.id] as ComponentType<{
    section: unknown;
    result?: SectionResult;
  }>;
  return (
    <div className="portal wrap">
      <Links {...menu} className="portal-menu" />
      <div className="portal-main">
        <form method="post" action={logOut.action} className="portal-owner">
          <p className="eyebrow">{ownerName}</p>
          <button className="portal-log-out" name={logOutField} value={logOutHere}>
            {logOut.label}
          </button>
        </form>
        <h1 className="heading-1">{title}</h1>
        {choice && <Links {...choice} className="portal-choice" />}
        {result && (
          <p
            role={result.kind === 'done' ? 'status' : 'alert'}
            className={result.kind === 'done' ? 'notice notice-success' : 'notice notice-danger'}
          >
            {result.message}
          </p>
        )}
        <Section section={section.data} {...(result && { result })} />
      </div>
    </div>
  );
}

type LinksProps = {
  label: string;
  items: readonly { id: string; title: string; href: string; isCurrent: boolean }[];
  className: string;
};

function Links({ label, items, className }: LinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {items.map(({ id, title, href, isCurrent }) => (
          <li key={id}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
