import { ContactLinks } from '../../ui/contact-links.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { messageFields } from '../fields.ts';
import type { SectionResult } from '../section-context.ts';
import type { BrokerData } from './load-brokers.server.ts';

type BrokerCardProps = { broker: BrokerData; typed: SectionResult['typed'] };

export function BrokerCard({ broker, typed }: BrokerCardProps) {
  const { id, title, name, role, lang, phone, email, portrait, form } = broker;
  return (
    <section
      aria-labelledby={`broker-${id}`}
      className="rounded-md bg-surface p-[clamp(1.25rem,0.5rem+3vw,2rem)]"
    >
      <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
        <div className="flex min-w-0 grow items-center gap-4">
          <div className="portrait size-20 flex-none overflow-hidden rounded-[50%] bg-line [&_img]:size-full [&_img]:object-cover">
            <Picture picture={portrait} sizes="80px" />
          </div>
          <div className="min-w-0">
            <p className="text-sm text-muted">{title}</p>
            <h2 id={`broker-${id}`} className="heading-4">
              {name}
            </h2>
            <p className="text-sm text-muted" lang={lang}>
              {role}
            </p>
          </div>
        </div>
        <ContactLinks phone={phone} email={email} />
      </div>
      <MessageForm id={id} {...form} typed={typed} />
    </section>
  );
}

type MessageFormProps = BrokerData['form'] & { id: string; typed: SectionResult['typed'] };

function MessageForm({ id, action, open, about, properties, label, most, button, typed }: MessageFormProps) {
  const given = properties.some((property) => property.id === typed?.[messageFields.about])
    ? typed
    : undefined;
  const [only, ...others] = properties;
  return (
    <details className="disclosure mt-5 print:hidden" open={given !== undefined}>
      <summary>
        {open}
        <Icon name="chevronDown" />
      </summary>
      <form method="post" action={action} className="grid max-w-160 gap-5 pt-2">
        {others.length === 0 ? (
          <input type="hidden" name={messageFields.about} value={only?.id} />
        ) : (
          <div className="field">
            <label htmlFor={`about-${id}`} className="field-label">
              {about}
            </label>
            <select
              id={`about-${id}`}
              name={messageFields.about}
              defaultValue={given?.[messageFields.about]}
              className="input select"
            >
              {properties.map((property) => (
                <option key={property.id} value={property.id}>
                  {property.address}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="field">
          <label htmlFor={`message-${id}`} className="field-label">
            {label}
          </label>
          <textarea
            id={`message-${id}`}
            name={messageFields.message}
            required
            maxLength={most}
            rows={5}
            defaultValue={given?.[messageFields.message]}
            aria-invalid={given ? true : undefined}
            className="input"
          />
        </div>
        <button className="button justify-self-start">{button}</button>
      </form>
    </details>
  );
}
