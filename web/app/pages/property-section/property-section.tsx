import type { ReactNode } from 'react';
import { useText } from '../../content/i18n/text.tsx';

type PropertySectionProps = { id: string; title: string; note?: string; children: ReactNode };

export function PropertySection({ id, title, note, children }: PropertySectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading-2">
        {title}
      </h2>
      {note && <p className="mt-2 text-muted">{note}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}

type PropertyNameProps = {
  type: string;
  title: string;
  /** Language of type and title, if it is not the page's. */
  lang: string | undefined;
  street: string | undefined;
  place: string;
};

export function PropertyName({ type, title, lang, street, place }: PropertyNameProps) {
  const t = useText();
  return (
    <>
      <p className="eyebrow" lang={lang}>
        {type}
      </p>
      <h1 className="heading-2 mt-2 text-3xl" lang={lang}>
        {title}
      </h1>
      <p className="lead mt-3 max-md:text-base">
        {[street ?? t('property.addressOnRequest'), place].join(', ')}
      </p>
    </>
  );
}

/** Adds a second column on wide screens, for the card that stays in view. */
export function PropertyColumns({ children }: { children: ReactNode }) {
  return (
    <div className="property-columns wrap flex flex-col pb-section xl:grid xl:grid-cols-[minmax(0,1fr)_22.5rem] xl:grid-rows-[auto_auto_1fr] xl:gap-x-[clamp(3rem,4.5vw,4.5rem)]">
      {children}
    </div>
  );
}
