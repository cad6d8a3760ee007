import type { ReactNode } from 'react';
import type { PropertyCardData } from '../../properties/view/card-data.ts';
import { PropertyCard } from '../../properties/view/property-card.tsx';

type BesidePropertyProps = {
  property?: { label: string; card: PropertyCardData } | undefined;
  children: ReactNode;
};

export function BesideProperty({ property, children }: BesidePropertyProps) {
  return (
    <div className="grid gap-10 min-[64rem]:grid-cols-[minmax(0,46rem)_minmax(0,22rem)] min-[64rem]:justify-between">
      {children}
      {property && (
        <aside
          aria-label={property.label}
          className="min-[64rem]:sticky min-[64rem]:top-24 min-[64rem]:self-start"
        >
          <PropertyCard card={property.card} headingLevel="h2" sizes="(width >= 64rem) 22rem, 100vw" />
        </aside>
      )}
    </div>
  );
}

type FormBesidePropertyProps = BesidePropertyProps & { title: string; text?: string | undefined };

export function FormBesideProperty({ title, text, property, children }: FormBesidePropertyProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <h1 className="heading-1 mt-6">{title}</h1>
      {text && <p className="lead mt-4">{text}</p>}
      <div className="mt-10">
        <BesideProperty property={property}>{children}</BesideProperty>
      </div>
    </div>
  );
}
