import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ActiveFilter, ListFilterData } from './list-filter-data.ts';
import type { ReactNode } from 'react';

type ChipLinkProps = { href: string; label?: string; children: ReactNode };

export function ChipLink({ href, label, children }: ChipLinkProps) {
  return (
    <a
      href={href}
      data-live=""
      aria-label={label}
      className="inline-flex min-h-8 items-center gap-2 rounded-[1rem] bg-surface px-3 py-0.5 text-sm no-underline transition-[background-color] hover:bg-line [&>.icon]:size-[1em]"
    >
      {children}
    </a>
  );
}

export function ActiveFilters({ filters }: { filters: ListFilterData }) {
  const t = useText();
  const { active, clearHref } = filters;
  if (active.length === 0) return null;
  return (
    <ul
      aria-label={t('list.activeFilters')}
      className="list-chips flex items-center gap-2 lg:min-w-60 lg:flex-1 lg:flex-wrap"
    >
      {active.map((filter) => (
        <li key={filter.withoutHref}>
          <Chip filter={filter} />
        </li>
      ))}
      <li>
        <a href={clearHref} data-live="" className="ml-2 inline-block py-1 text-sm">
          {t('list.clearFilters')}
        </a>
      </li>
    </ul>
  );
}

function Chip({ filter: { label, withoutHref } }: { filter: ActiveFilter }) {
  const t = useText();
  return (
    <ChipLink href={withoutHref} label={t('list.removeFilter', { filter: label })}>
      {label}
      <Icon name="close" />
    </ChipLink>
  );
}
