import type { ReactNode } from 'react';
import { Icon } from './icon/icon.tsx';

type ContactLinksProps = { phone?: string | null | undefined; email?: string | null | undefined };

export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function ContactLinks({ phone, email }: ContactLinksProps) {
  if (!phone && !email) return null;
  return (
    <ul className="grid gap-2">
      {phone && (
        <li>
          <ContactLink href={phoneHref(phone)} icon="phone">
            {phone}
          </ContactLink>
        </li>
      )}
      {email && (
        <li>
          <ContactLink href={`mailto:${email}`} icon="mail">
            <Breakable email={email} />
          </ContactLink>
        </li>
      )}
    </ul>
  );
}

type ContactLinkProps = { href: string; icon: 'phone' | 'mail'; children: ReactNode };

function ContactLink({ href, icon, children }: ContactLinkProps) {
  return (
    <a href={href} className="contact-link inline-flex items-center gap-2.5 py-0.5 wrap-anywhere">
      <Icon name={icon} />
      {children}
    </a>
  );
}

/** Allows a line break before the host rather than inside a word. */
function Breakable({ email }: { email: string }) {
  const [name, ...host] = email.split('@');
  return (
    <span>
      {name}
      <wbr />
      {host.length > 0 && `@${host.join('@')}`}
    </span>
  );
}
