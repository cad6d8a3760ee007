import { FormFrame } from '../../forms/view/form-frame.tsx';
import { PropertyCard } from '../../properties/view/property-card.tsx';
import { Breadcrumbs } from '../opening/breadcrumbs.tsx';
import type { PropertyFormPageData } from './load-property-form-page.server.ts';

export function PropertyFormPage({ page }: { page: PropertyFormPageData }) {
  const { title, text, notice, breadcrumbs, aside, card, form } = page;
  return (
    <article>
      <Breadcrumbs steps={breadcrumbs} />
      <div className="wrap visit">
        <h1 className="heading-1">{title}</h1>
        <p className="lead">{text}</p>
        <div className="visit-columns">
          <div>
            {notice && <Notice notice={notice} />}
            <FormFrame content={form} formKey="about" />
          </div>
          <aside aria-label={aside}>
            <PropertyCard card={card} headingLevel="h2" sizes="(width >= 64rem) 22rem, 100vw" />
          </aside>
        </div>
      </div>
    </article>
  );
}

function Notice({ notice: { heading, lines } }: { notice: NonNullable<PropertyFormPageData['notice']> }) {
  return (
    <div className="notice visit-notice">
      {heading && <h2 className="heading-4">{heading}</h2>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
