import { useText } from '../../../content/i18n/text.tsx';
import { ContactLinks } from '../../../ui/contact-links.tsx';
import { type HeadingTag, headingBelow } from '../../../ui/page/heading.ts';
import { halfSizeFrom } from '../../../ui/picture/picture-data.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadOffice, OfficeItem } from './office.server.ts';

/** A contact page begins with one row of offices. */
const officesAtTop = 2;

const list = 'columns gap-y-14 [--between:3rem] [--narrowest:15rem]';
const card = 'columns items-start gap-y-6 [--between:3rem] [--narrowest:20rem]';

export function Office({ data, heading }: ModuleProps<typeof loadOffice>) {
  if (data.offices.length === 0) return null;
  const isSeveral = data.offices.length > 1;
  return (
    <ul className={isSeveral ? `${list} md:[--columns:2]` : list}>
      {data.offices.map((office, index) => (
        <li key={office.id}>
          <OfficeCard office={office} heading={heading} index={index} isAlone={!isSeveral} />
        </li>
      ))}
    </ul>
  );
}

type OfficeCardProps = { office: OfficeItem; heading: HeadingTag; index: number; isAlone: boolean };

function OfficeCard({ office, heading: Heading, index, isAlone }: OfficeCardProps) {
  const { name, address, description, phone, email, picture, hours } = office;
  return (
    <article className={isAlone && picture ? `${card} md:[--columns:2]` : card}>
      {picture && (
        <div className="picture-frame">
          <Picture
            picture={picture}
            sizes={halfSizeFrom(767)}
            loading={index < officesAtTop ? 'eager' : 'lazy'}
          />
        </div>
      )}
      <div>
        <Heading className="heading-3">{name}</Heading>
        {address && <OfficeAddress address={address} />}
        <div className="mt-3">
          <ContactLinks phone={phone} email={email} />
        </div>
        {description && <p className="mt-4 text-muted">{description}</p>}
        <OfficeHours hours={hours} heading={headingBelow(Heading)} />
      </div>
    </article>
  );
}

export function OfficeAddress({
  address: { street, place },
}: {
  address: NonNullable<OfficeItem['address']>;
}) {
  return (
    <address className="mt-3 not-italic">
      {street}
      {street && place && <br />}
      {place}
    </address>
  );
}

export function OfficeHours({
  hours,
  heading: Heading,
}: {
  hours: OfficeItem['hours'];
  heading: HeadingTag;
}) {
  const t = useText();
  if (hours.length === 0) return null;
  return (
    <>
      <Heading className="mt-6 mb-3 font-semibold">{t('contact.openingHours')}</Heading>
      <dl className="facts">
        {hours.map(({ days, times }) => (
          <div key={days} className="fact">
            <dt className="first-letter:uppercase">{days}</dt>
            <dd className="ms-auto text-end">
              {times.map((time) => (
                <span key={time} className="block">
                  {time}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
