import type { ReactNode } from 'react';
import { useText } from '../../content/i18n/text.tsx';

// Header and columns share one grid, so that price and card begin on the same edge.
const wide = 'xl:grid-cols-[minmax(0,1fr)_22.5rem] xl:gap-x-[clamp(3rem,4.5vw,4.5rem)]';

type PropertyHeaderProps = {
  type: string;
  title: string;
  street: string | undefined;
  place: string;
  facts?: ReactNode;
  children: ReactNode;
};

export function PropertyHeader({ type, title, street, place, facts, children }: PropertyHeaderProps) {
  const t = useText();
  return (
    <header
      className={`property-opening wrap grid grid-cols-1 gap-5 pt-4 pb-2 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-12 md:pt-6 md:pb-4 xl:items-end xl:pt-2 xl:pb-8 ${wide}`}
    >
      <div>
        <p className="eyebrow">{type}</p>
        <h1 className="heading-1 mt-2 max-xl:text-3xl">{title}</h1>
        <p className="lead mt-3 max-md:text-base">
          {[street ?? t('property.addressOnRequest'), place].join(', ')}
        </p>
        {facts}
      </div>
      {children}
    </header>
  );
}

export function PropertyColumns({ children }: { children: ReactNode }) {
  return (
    <div
      className={`property-columns wrap grid grid-cols-1 gap-14 pt-[clamp(2rem,1rem+3vw,4rem)] pb-section xl:grid-rows-[auto_1fr] ${wide}`}
    >
      {children}
    </div>
  );
}
