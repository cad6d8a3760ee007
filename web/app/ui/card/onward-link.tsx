import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

export function OnwardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link-onward">
      {children}
      <Icon name="arrowRight" />
    </a>
  );
}
