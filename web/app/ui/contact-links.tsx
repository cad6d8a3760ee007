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
          <a href={phoneHref(phone)} className="contact-link">
            <Icon name="phone" />
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className="contact-link">
            <Icon name="mail" />
            <Breakable email={email} />
          </a>
        </li>
      )}
    </ul>
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
