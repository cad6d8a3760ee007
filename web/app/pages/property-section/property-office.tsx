import { ContactLinks } from '../../ui/contact-links.tsx';
import { OfficeAddress, OfficeHours } from '../modules/office/office.tsx';
import type { loadPropertyOffice } from './load-property-office.server.ts';

type PropertyOfficeProps = { office: NonNullable<ReturnType<typeof loadPropertyOffice>> };

/** Below the broker, or in the place of one. */
export function PropertyOffice({ office: { label, name, address, phone, hours } }: PropertyOfficeProps) {
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="text-sm text-muted">{label}</p>
      <p className="heading-4">{name}</p>
      {address && <OfficeAddress address={address} />}
      <div className="mt-3">
        <ContactLinks phone={phone} />
      </div>
      <OfficeHours hours={hours} heading="h3" />
    </div>
  );
}
