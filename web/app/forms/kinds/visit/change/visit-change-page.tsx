import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { PropertyCard } from '../../../../properties/view/property-card.tsx';
import { OnwardLink } from '../../../../ui/card/onward-link.tsx';
import { phoneHref } from '../../../../ui/contact-links.tsx';
import { FieldFrame } from '../../../view/field-frame.tsx';
import { idOf } from '../../../view/field.tsx';
import { FormSummary } from '../../../view/form-summary.tsx';
import { MomentChoice } from '../../../view/moment-choice.tsx';
import type { Alternates } from '../../../../content/paths/build-path.ts';
import type { PropertyCardData } from '../../../../properties/view/card-data.ts';
import type { DayOfMoments } from '../../../definition/form-content.ts';

type Link = { href: string; label: string };

/** A page for the holder of a visit's link. */
export type VisitChangeData = {
  title: string;
  text: string;
  /** Tells what a button has just done. */
  notice?: string;
  lines?: readonly { label: string; value: string }[];
  move?: {
    title: string;
    text: string;
    label: string;
    more: string;
    button: string;
    days: readonly DayOfMoments[];
    lastResult: SubmissionResult | undefined;
  };
  /** Instead of times, where there are none. */
  noTimes?: { title: string; text?: string; phone?: string };
  /** Confirms or cancels. */
  button?: string;
  card?: { label: string; data: PropertyCardData };
  links?: readonly Link[];
  alternates: Alternates;
};

export function VisitChangePage({ title, text, notice, card, ...page }: VisitChangeData) {
  const { lines, move, noTimes, button, links = [] } = page;
  return (
    <article className="wrap form-page">
      <h1 className="heading-1">{title}</h1>
      <p className="lead">{text}</p>
      <div className="form-page-columns">
        <div className="visit-parts">
          {notice && (
            <p role="status" className="notice">
              {notice}
            </p>
          )}
          {lines && <VisitLines lines={lines} />}
          {move && <MoveForm move={move} />}
          {noTimes && <NoTimes {...noTimes} />}
          {button && (
            <form method="post">
              <button className="button" type="submit">
                {button}
              </button>
            </form>
          )}
          {links.map(({ href, label }) => (
            <p key={href}>
              <OnwardLink href={href}>{label}</OnwardLink>
            </p>
          ))}
        </div>
        {card && (
          <aside aria-label={card.label}>
            <PropertyCard card={card.data} headingLevel="h2" sizes="(width >= 64rem) 22rem, 100vw" />
          </aside>
        )}
      </div>
    </article>
  );
}

function VisitLines({ lines }: { lines: NonNullable<VisitChangeData['lines']> }) {
  return (
    <dl className="visit-lines">
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MoveForm({ move }: { move: NonNullable<VisitChangeData['move']> }) {
  const { title, text, label, more, button, days, lastResult } = move;
  const [form, { moment }] = useForm<{ moment: string }>({
    id: 'visit',
    lastResult,
    constraint: { moment: { required: true } },
    defaultNoValidate: false,
  });
  const choice = { input: { choice: 'moment' as const }, moments: { days, more } };
  return (
    <section aria-labelledby="move-visit" className="grid gap-6">
      <div>
        <h2 id="move-visit" className="heading-3">
          {title}
        </h2>
        <p className="mt-2">{text}</p>
      </div>
      <FormSummary form={form} ids={{ moment: idOf(moment, choice) }} />
      <form method="post" {...getFormProps(form)} className="form form-short">
        <FieldFrame field={moment} label={label} isGroup isWide>
          {() => <MomentChoice field={moment} moments={choice.moments} />}
        </FieldFrame>
        <div className="form-actions">
          <button className="button" type="submit">
            {button}
          </button>
        </div>
      </form>
    </section>
  );
}

function NoTimes({ title, text, phone }: NonNullable<VisitChangeData['noTimes']>) {
  return (
    <div className="notice form-page-notice">
      <p className="heading-4">{title}</p>
      {phone && (
        <p>
          {text} <a href={phoneHref(phone)}>{phone}</a>
        </p>
      )}
    </div>
  );
}
