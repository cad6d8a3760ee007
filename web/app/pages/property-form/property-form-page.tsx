import { useContext } from 'react';
import { FormBesideProperty } from '../../forms/view/form-beside-property.tsx';
import { FormFrame } from '../../forms/view/form-frame.tsx';
import { FormResultContext } from '../../forms/view/form-frame.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { phoneHref } from '../../ui/contact-links.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { Breadcrumbs } from '../page-heading/page-heading.tsx';
import type { PropertyFormPageData } from './load-property-form-page.server.ts';

export function PropertyFormPage({ page }: { page: PropertyFormPageData }) {
  const { title, text, notice, breadcrumbs, aside, card, form } = page;
  // Gives back what a visitor typed, even if the last free time was taken meanwhile.
  const isSentBack = useContext(FormResultContext) !== undefined;
  return (
    <article>
      <div className="max-md:hidden">
        <Breadcrumbs breadcrumbs={breadcrumbs} />
      </div>
      <p className="wrap pt-3 text-sm md:hidden">
        <a href={page.back.href} className="inline-flex items-center gap-2 py-1 no-underline">
          <Icon name="arrowLeft" />
          {page.back.words}
        </a>
      </p>
      <FormBesideProperty
        title={title}
        text={notice?.isInstead ? undefined : text}
        property={{ label: aside, card }}
      >
        <div>
          {notice && <Notice notice={notice} back={page.back} />}
          {(!notice?.isInstead || isSentBack) && <FormFrame content={form} formKey="about" />}
        </div>
      </FormBesideProperty>
      <PageTopEnd />
    </article>
  );
}

type NoticeProps = Pick<PropertyFormPageData, 'back'> & {
  notice: NonNullable<PropertyFormPageData['notice']>;
};

function Notice({ notice: { heading, lines, phone, isInstead }, back }: NoticeProps) {
  return (
    <div className="notice mb-8 grid max-w-184 gap-3">
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
