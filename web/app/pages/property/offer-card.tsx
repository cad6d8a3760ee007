import { useText } from '../../i18n/text.tsx';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';

type BrokerPanelProps = {
  broker: NonNullable<PropertyPageData['broker']>;
  question: { href: string; label: string };
};

/** The person to call about a property, sticky beside the details on wide screens. */
export function BrokerPanel({ broker, question }: BrokerPanelProps) {
  const t = useText();
  return (
    <aside aria-labelledby="broker" className="broker">
      <h2 id="broker" className="heading-3">
        {t('property.contactHeading')}
      </h2>
      <p className="mt-2 text-muted">{t('property.contactText')}</p>
      <div className="mt-6 flex items-center gap-4">
        <div className="portrait">
          <Picture picture={broker.portrait} sizes="80px" />
        </div>
        <div>
          <p className="text-sm text-muted">{t('facts.broker')}</p>
          <p className="heading-4">{broker.name}</p>
          <p className="text-sm text-muted">{broker.role}</p>
        </div>
      </div>
      <div className="mt-5">
        <ContactLinks phone={broker.phone} email={broker.email} />
      </div>
      <p className="mt-6">
        <a href={question.href} className="button">
          {question.label}
        </a>
      </p>
    </aside>
  );
}
