import type { ViewSwitchData } from './load-view-switch.server.ts';

export function ViewSwitch({ data: { label, links } }: { data: ViewSwitchData }) {
  return (
    <nav aria-label={label} className="view-switch flex">
      {links.map(({ view, label: text, href, isCurrent }) => (
        <a
          key={view}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className={`view-${view} px-3.5 py-1.5 text-sm no-underline hover:underline hover:decoration-auto max-md:min-h-11 max-md:items-center max-md:px-2.5`}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
