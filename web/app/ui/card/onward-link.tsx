import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

export function OnwardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex items-center gap-[0.5em] py-1 font-semibold decoration-transparent [&>svg]:transition-[translate] hover:[&>svg]:[translate:0.25rem]"
    >
      {children}
      <Icon name="arrowRight" />
    </a>
  );
}
