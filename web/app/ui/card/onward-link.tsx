import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/** A link that leads from a part of a page to all there is. */
export function OnwardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link-onward">
      {children}
      <Icon name="arrowRight" />
    </a>
  );
}
