import { useContext } from 'react';
import { FormFrame } from '../../forms/view/form-frame.tsx';
import { FormResultContext } from '../../forms/view/form-result.tsx';
import { PropertyCard } from '../../properties/view/property-card.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { phoneHref } from '../../ui/contact-links.tsx';
import { Breadcrumbs } from '../opening/breadcrumbs.tsx';
import type { VisitPageData } from './load-visit-page.server.ts';

export function VisitPage({ page }: { page: VisitPageData }) {
  const { title, text, notice, breadcrumbs, aside, card, form } = page;
  // Returns what a visitor typed, also when the last free time was taken meanwhile.
  const isSentBack = useContext(FormResultContext) !== undefined;
  return (
    <article>
      <Breadcrumbs steps={breadcrumbs} />
      <div className="wrap visit">
        <h1 className="heading-1">{title}</h1>
        {!notice && <p className="lead">{text}</p>}
        <div className="visit-columns">
          <div>
            {notice && <VisitNotice notice={notice} back={page.back} />}
            {(!notice || isSentBack) && <FormFrame content={form} formKey="visit" />}
          </div>
          <aside aria-label={aside}>
            <PropertyCard card={card} headingLevel="h2" sizes="(width >= 64rem) 22rem, 100vw" />
          </aside>
        </div>
      </div>
    </article>
  );
}

type VisitNoticeProps = Pick<VisitPageData, 'back'> & { notice: NonNullable<VisitPageData['notice']> };

function VisitNotice({ notice: { title, text, phone }, back }: VisitNoticeProps) {
  return (
    <div className="notice visit-notice">
      <p className="heading-4">{title}</p>
      {phone && (
        <p>
          {text} <a href={phoneHref(phone)}>{phone}</a>
        </p>
      )}
      <p>
        <OnwardLink href={back.href}>{back.title}</OnwardLink>
      </p>
    </div>
  );
}
