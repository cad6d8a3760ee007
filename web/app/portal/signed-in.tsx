import { Icon } from '../ui/icon/icon.tsx';
import type { SignedInOwner } from '../ui/page/page-title.tsx';
import { logOutField, logOutHere } from './fields.ts';

type SignedInProps = { owner: SignedInOwner; className: string };

export function SignedIn({ owner: { name, href, logOut }, className }: SignedInProps) {
  return (
    <form method="post" action={logOut.action} className={`flex items-center gap-4 ${className}`}>
      <a
        href={href}
        className="inline-flex min-h-11 min-w-0 items-center gap-2 font-semibold no-underline hover:underline [&>.icon]:size-6"
      >
        <Icon name="person" />
        <span className="portal-name">{name}</span>
      </a>
      <button className="min-h-11 flex-none underline print:hidden" name={logOutField} value={logOutHere}>
        {logOut.label}
      </button>
    </form>
  );
}
