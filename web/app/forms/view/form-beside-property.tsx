import type { ReactNode } from 'react';
import { CardPrice } from '../../properties/view/card-price.tsx';
import type { PropertyCardData } from '../../properties/view/card-data.ts';
import { PropertyCard } from '../../properties/view/property-card.tsx';
import { Picture } from '../../ui/picture/picture.tsx';

type ShownProperty = { label: string; card: PropertyCardData };

export function PropertyLine({ property: { label, card } }: { property: ShownProperty }) {
  const { href, picture, title, city } = card;
  return (
    <aside aria-label={label} className="min-[64rem]:hidden">
      <a
        href={href}
        className="grid max-w-184 grid-cols-[6rem_1fr] items-center gap-3 overflow-hidden rounded-md border border-line bg-raised no-underline"
      >
        <Picture picture={picture} sizes="96px" loading="eager" className="h-18 w-full object-cover" />
        <span className="grid min-w-0 gap-0.5 pe-3 text-sm">
          <span className="line-clamp-1 font-semibold">{title}</span>
          <span className="line-clamp-1 text-muted">
            {city} · <CardPrice price={card.price} />
          </span>
        </span>
      </a>
    </aside>
  );
}

type BesidePropertyProps = {
  property?: ShownProperty | undefined;
  children: ReactNode;
};

export function BesideProperty({ property, children }: BesidePropertyProps) {
  return (
    <div className="grid gap-10 min-[64rem]:grid-cols-[minmax(0,46rem)_minmax(0,22rem)] min-[64rem]:justify-between">
      {children}
      {property && (
        <aside aria-label={property.label} className="sticky top-24 self-start max-[64rem]:hidden">
          <PropertyCard card={property.card} headingLevel="h2" sizes="22rem" />
        </aside>
      )}
    </div>
  );
}

type FormBesidePropertyProps = BesidePropertyProps & { title: string; text?: string | undefined };

export function FormBesideProperty({ title, text, property, children }: FormBesidePropertyProps) {
  return (
    <div className="wrap pt-4 pb-16">
      {property && <PropertyLine property={property} />}
      <h1 className="heading-1 max-[64rem]:mt-6">{title}</h1>
      {text && <p className="lead mt-3 max-md:text-base md:mt-4">{text}</p>}
      <div className="mt-6 md:mt-10">
        <BesideProperty property={property}>{children}</BesideProperty>
      </div>
    </div>
  );
}
