import type { ReactNode } from 'react';

type ChipLinkProps = { href: string; label?: string; children: ReactNode };

export function ChipLink({ href, label, children }: ChipLinkProps) {
  return (
    <a
      href={href}
      data-live=""
      aria-label={label}
      className="inline-flex min-h-8 items-center gap-2 rounded-[1rem] bg-surface px-3 py-0.5 text-sm no-underline transition-[background-color] hover:bg-line *:[.icon]:size-[1em]"
    >
      {children}
    </a>
  );
}
