import { FormFrame } from '../../forms/view/form-frame.tsx';
import { PropertyCard } from '../../properties/view/property-card.tsx';
import { Breadcrumbs } from '../opening/breadcrumbs.tsx';
import type { PropertyFormPageData } from './load-property-form-page.server.ts';

export function PropertyFormPage({ page }: { page: PropertyFormPageData }) {
  const { title, text, notes, breadcrumbs, aside, card, form } = page;
  return (
    <article>
      <Breadcrumbs steps={breadcrumbs} />
      <div className="wrap visit">
        <h1 className="heading-1">{title}</h1>
        <p className="lead">{text}</p>
        <div className="visit-columns">
          <div>
            {notes.length > 0 && (
              <div className="notice visit-notice">
                {notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </div>
            )}
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
