import { useText } from '../../../content/i18n/text.tsx';
import { OnwardLink } from '../../../ui/card/onward-link.tsx';
import type { PropertyPageData } from '../load-property-page.server.ts';

export function PropertyOutcome({ outcome }: { outcome: NonNullable<PropertyPageData['outcome']> }) {
  const t = useText();
  const { kind, daysListed: count, ways } = outcome;
  return (
    <div className="notice property-outcome">
      <p className="heading-4">{t(kind === 'sold' ? 'property.soldMessage' : 'property.rentedMessage')}</p>
      {count !== undefined && (
        <p className="text-muted">
          {t(kind === 'sold' ? 'recent.soldAfter' : 'recent.rentedAfter', { count })}
        </p>
      )}
      <ul>
        {ways.map(({ href, title }) => (
          <li key={href}>
            <OnwardLink href={href}>{title}</OnwardLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
