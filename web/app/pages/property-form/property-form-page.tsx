import { useContext } from 'react';
import { FormFrame } from '../../forms/view/form-frame.tsx';
import { FormResultContext } from '../../forms/view/form-frame.tsx';
import { PropertyCard } from '../../properties/view/property-card.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { phoneHref } from '../../ui/contact-links.tsx';
import { Breadcrumbs } from '../page-heading/page-heading.tsx';
import type { PropertyFormPageData } from './load-property-form-page.server.ts';

export function PropertyFormPage({ page }: { page: PropertyFormPageData }) {
  const { title, text, notice, breadcrumbs, aside, card, form } = page;
  // Returns what a visitor typed, also when the last free time was taken meanwhile.
  const isSentBack = useContext(FormResultContext) !== undefined;
  return (
    <article>
      <Breadcrumbs steps={breadcrumbs} />
      <div className="wrap form-page">
        <h1 className="heading-1">{title}</h1>
        {!notice?.isInstead && <p className="lead">{text}</p>}
        <div className="form-page-columns">
          <div>
            {notice && <Notice notice={notice} back={page.back} />}
            {(!notice?.isInstead || isSentBack) && <FormFrame content={form} formKey="about" />}
          </div>
          <aside aria-label={aside}>
            <PropertyCard card={card} headingLevel="h2" sizes="(width >= 64rem) 22rem, 100vw" />
          </aside>
        </div>
      </div>
    </article>
  );
}

type NoticeProps = Pick<PropertyFormPageData, 'back'> & {
  notice: NonNullable<PropertyFormPageData['notice']>;
};

function Notice({ notice: { heading, lines, phone, isInstead }, back }: NoticeProps) {
  return (
    <div className="notice form-page-notice">
      {heading && <h2 className="heading-4">{heading}</h2>}
      {lines.map((line) => (
        <p key={line}>
          {line} {phone && <a href={phoneHref(phone)}>{phone}</a>}
        </p>
      ))}
      {isInstead && (
        <p>
          <OnwardLink href={back.href}>{back.title}</OnwardLink>
        </p>
      )}
    </div>
  );
}
