import { useText } from '../../content/i18n/text.tsx';
import { ContactLinks } from '../../ui/contact-links.tsx';
import type { PictureLoading } from '../../ui/picture/picture-data.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { loadBroker } from './load-broker.server.ts';

type PropertyBrokerProps = {
  broker: NonNullable<ReturnType<typeof loadBroker>>;
  /** `eager` on paper, which does not scroll. */
  loading?: PictureLoading;
};

export function PropertyBroker({ broker, loading }: PropertyBrokerProps) {
  const t = useText();
  const { brokerNumber: number } = broker;
  return (
    <>
      <div className="mt-5 flex items-center gap-4">
        <div className="portrait size-20 flex-none overflow-hidden rounded-[50%] bg-line [&_img]:size-full [&_img]:object-cover low:size-16">
          <Picture picture={broker.portrait} sizes="80px" loading={loading} />
        </div>
        <div>
          <p className="text-sm text-muted">{t('facts.broker')}</p>
          <p className="heading-4">{broker.name}</p>
          <p className="text-sm text-muted" lang={broker.lang}>
            {broker.role}
          </p>
          {number && <p className="text-sm text-muted">{t('team.brokerNumber', { number })}</p>}
        </div>
      </div>
      <div className="mt-4">
        <ContactLinks phone={broker.phone} email={broker.email} />
      </div>
    </>
  );
}
