import type { ViewSwitchData } from './load-view-switch.server.ts';

export function ViewSwitch({ data: { label, links } }: { data: ViewSwitchData }) {
  return (
    <nav aria-label={label} className="view-switch flex max-lg:flex-1">
      {links.map(({ view, label: text, href, isCurrent }) => (
        <a
          key={view}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className={`view-${view} px-3 whitespace-nowrap no-underline hover:underline hover:decoration-auto`}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
