import type { ReactNode } from 'react';
import { useText } from '../../content/i18n/text.tsx';
import { phoneHref } from '../../ui/contact-links.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { DrawnWholeEnd, drawnWhole } from '../../ui/page/drawn-whole.tsx';
import type { loadBroker } from './load-broker.server.ts';
import { sectionIds } from './section-ids.ts';

type ContactBarProps = {
  price: string | undefined;
  broker: ReturnType<typeof loadBroker>;
  /** Absent if no visit can be booked; the question then takes its place. */
  visit?: { href: string; short: string } | undefined;
};

/** Price, call and question at the bottom of a phone or tablet, while the property or project is in view. */
export function ContactBar({ price, broker, visit }: ContactBarProps) {
  const t = useText();
  const question = `#${sectionIds.question}`;
  return (
    <div
      className={`contact-bar sticky bottom-0 z-8 flex items-center gap-2 border-t border-line bg-raised px-gutter pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] xl:hidden print:hidden ${drawnWhole}`}
    >
      <p className="price flex-1 text-lg max-[25rem]:text-base max-[22rem]:text-sm">
        {price ?? t('property.priceOnRequest')}
      </p>
      {broker && (
        <RoundLink href={phoneHref(broker.phone)} icon="phone">
          {t('property.call', { name: broker.name })}
        </RoundLink>
      )}
      {visit && (
        <RoundLink href={question} icon="mail">
          {t('property.ask')}
        </RoundLink>
      )}
      <a href={visit?.href ?? question} className="button px-4 max-[25rem]:px-3 max-[25rem]:text-sm">
        {visit?.short ?? t('property.ask')}
      </a>
      <DrawnWholeEnd />
    </div>
  );
}

type RoundLinkProps = { href: string; icon: 'phone' | 'mail'; children: ReactNode };

function RoundLink({ href, icon, children }: RoundLinkProps) {
  return (
    <a href={href} className="button button-quiet w-12 flex-none p-0 max-[25rem]:w-11">
      <Icon name={icon} />
      <span className="sr-only">{children}</span>
    </a>
  );
}
