import { PropertyCard } from '../../../../properties/view/property-card.tsx';
import { OnwardLink } from '../../../../ui/card/onward-link.tsx';
import { phoneHref } from '../../../../ui/contact-links.tsx';
import { FieldFrame } from '../../../view/field-frame.tsx';
import { FormSummary } from '../../../view/form-summary.tsx';
import { MomentChoice } from '../../../view/moment-choice.tsx';
import { momentField, type VisitChangeData } from './visit-change-data.ts';

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
  const { title, text, label, more, button, days, problem } = move;
  return (
    <section aria-labelledby="move-visit">
      <h2 id="move-visit" className="heading-3">
        {title}
      </h2>
      <p className="mt-2">{text}</p>
      {problem && (
        <div className="mt-6">
          <FormSummary
            id="visit-problem"
            messages={problem.message ? [problem.message] : []}
            heading={undefined}
            errors={{ [momentField]: problem.error }}
            idOf={(field) => field}
          />
        </div>
      )}
      <form method="post" className="form form-short mt-6">
        <FieldFrame id={momentField} label={label} help={undefined} error={problem?.error} isGroup isWide>
          {() => (
            <MomentChoice id={momentField} name={momentField} moments={{ days, more }} typed={undefined} />
          )}
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
