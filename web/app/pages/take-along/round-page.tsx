import { ScriptIsland } from '../../islands/script-island.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { phoneHref } from '../../ui/contact-links.tsx';
import { attachTakeAlong } from './attach-take-along.ts';
import type { RoundData } from './load-round.server.ts';

export function RoundPage({ data }: { data: RoundData }) {
  const { title, list, isOpen, visits, secondsLeft, words, roundWords, scriptWords } = data;
  return (
    <ScriptIsland
      name="takeAlong"
      attach={attachTakeAlong}
      props={{ list, secondsLeft, words: { ...words, ...scriptWords } }}
    >
      <div className="pt-8">
        <h1 className="heading-2">{title}</h1>
        {isOpen && <p className="lead mt-4">{visits.length > 0 ? roundWords.lead : roundWords.none}</p>}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {visits.length > 0 && (
          <button type="button" className="button" data-take="" hidden>
            {roundWords.take}
          </button>
        )}
        <button type="button" className="button button-quiet" data-clear="" hidden>
          {roundWords.clear}
        </button>
        <p role="status" data-kept="" />
      </div>
      <ol className="line-list mt-8">
        {visits.map((visit) => (
          <li key={visit.id} className="py-8" id={visit.id}>
            <RoundVisit visit={visit} data={data} />
          </li>
        ))}
      </ol>
    </ScriptIsland>
  );
}

type RoundVisitProps = { visit: RoundData['visits'][number]; data: RoundData };

function RoundVisit({ visit, data: { roundWords: words, ...data } }: RoundVisitProps) {
  const { from, to, way, place, broker, name, phone, message, title, propertyName, href, route } = visit;
  return (
    <article aria-labelledby={`home-${visit.id}`}>
      <p className="eyebrow tabular-nums lining-nums">
        {from}–{to} · {[way, broker].filter(Boolean).join(' · ')}
      </p>
      <h2 id={`home-${visit.id}`} className="heading-3 mt-1" lang={visit.lang}>
        {title ?? propertyName ?? visit.propertyId}
      </h2>
      <p className="text-muted">{place}</p>
      <p className="mt-3">
        <strong>{name}</strong>
        {phone && (
          <>
            {' · '}
            <a href={phoneHref(phone)}>{phone}</a>
          </>
        )}
      </p>
      {message && <p className="notice mt-3">{message}</p>}
      <p className="mt-4 flex flex-wrap gap-3">
        {route && (
          <a href={route} className="button">
            {words.route}
          </a>
        )}
        {href && (
          <a href={href} className="button button-quiet">
            {words.page}
          </a>
        )}
      </p>
      <form method="post" action={data.report} className="mt-6 grid gap-6" data-report={visit.id}>
        <input type="hidden" name="id" value={visit.reportId} />
        <input type="hidden" name="visit" value={visit.id} />
        <ToTell visit={visit} title={words.say} />
        <Papers visit={visit} title={words.papers} />
        <fieldset className="grid gap-4">
          <legend className="heading-4 pb-3">{words.report}</legend>
          <fieldset className="field">
            <legend className="field-label">{words.outcome}</legend>
            <div className="options round-outcomes">
              {Object.entries(words.outcomes).map(([state, label]) => (
                <label key={state} className="option">
                  <input type="radio" name="state" value={state} defaultChecked={visit.state === state} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <label className="field">
            <span className="field-label">{words.reaction}</span>
            <select name="reaction" className="input select" defaultValue="">
              <option value="">{words.noReaction}</option>
              {data.reactions.map(({ code, text }) => (
                <option key={code} value={code}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span className="field-label">{words.note}</span>
            <textarea name="note" className="input" rows={3} maxLength={2000} defaultValue={visit.note} />
          </label>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <button type="submit" className="button">
              {words.send}
            </button>
            <span role="status" />
          </p>
        </fieldset>
      </form>
    </article>
  );
}

function ToTell({ visit: { facts }, title }: { visit: RoundData['visits'][number]; title: string }) {
  if (facts.length === 0) return null;
  return (
    <details className="disclosure border-t border-line">
      <summary>
        <h3 className="heading-4">{title}</h3>
        <Icon name="chevronDown" />
      </summary>
      <dl className="facts disclosure-body">
        {facts.map(({ id, label, value }) => (
          <div key={id} className="fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Ticks stay on the device. */
function Papers({ visit: { papers }, title }: { visit: RoundData['visits'][number]; title: string }) {
  if (papers.length === 0) return null;
  return (
    <fieldset>
      <legend className="heading-4">{title}</legend>
      {papers.map(({ text, lang }) => (
        <label key={text} className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input type="checkbox" name={`paper ${text}`} className="size-6 flex-none accent-accent" />
          <span lang={lang}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
