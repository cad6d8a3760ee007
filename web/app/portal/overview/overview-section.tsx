import { Ribbon } from '../../properties/view/ribbon.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { BrokerCard } from '../broker/broker-card.tsx';
import type { SectionResult } from '../section-context.ts';
import { StageLine } from '../stages/stage-line.tsx';
import type { OverviewData } from './load-overview.server.ts';
import type { HomeNews } from './home-news.server.ts';

type OverviewSectionProps = { section: OverviewData; result?: SectionResult };

export function OverviewSection({ section, result }: OverviewSectionProps) {
  if (section.empty) return <Notice>{section.empty.text}</Notice>;
  return (
    <>
      {section.notice !== undefined && !result && (
        <div role="status">
          <Notice tone="success">{section.notice}</Notice>
        </div>
      )}
      {section.gone.map(({ id, text, links }) => (
        <div key={id} className="grid gap-3">
          <Notice>{text}</Notice>
          {links.map(({ href, label }) => (
            <p key={href}>
              <OnwardLink href={href}>{label}</OnwardLink>
            </p>
          ))}
        </div>
      ))}
      <ul className="mt-2 grid gap-8">
        {section.properties.map((property) => (
          <li
            key={property.id}
            className="grid items-start gap-x-8 gap-y-4 border-b border-line pb-8 md:grid-cols-[20rem_minmax(0,1fr)]"
          >
            {property.picture && (
              <div className="picture-frame">
                <Picture picture={property.picture} sizes="(width >= 767px) 20rem, 92vw" loading="eager" />
                <Ribbon ribbon={property.ribbon} />
              </div>
            )}
            <div>
              <p className="eyebrow">{property.goalLabel}</p>
              <h2 className="heading-3" lang={property.lang}>
                {property.title}
              </h2>
              <p className="text-muted">{property.address}</p>
              {property.href && (
                <p className="mt-3">
                  <OnwardLink href={property.href}>
                    {section.publicLabel}
                    <span className="sr-only" lang={property.lang}>
                      : {property.title}
                    </span>
                  </OnwardLink>
                </p>
              )}
            </div>
            <HomeNewsView news={property.news} />
          </li>
        ))}
      </ul>
      {section.brokers.map((broker) => (
        <BrokerCard key={broker.id} broker={broker} typed={result?.typed} />
      ))}
    </>
  );
}

function HomeNewsView({ news: { stages, nextStep, words, figures } }: { news: HomeNews }) {
  return (
    <div className="grid gap-8 pt-2 md:col-span-full md:grid-cols-[20rem_minmax(0,1fr)] md:items-start">
      <ul className="grid grid-cols-2 gap-x-6 border-t border-line md:col-span-full md:grid-cols-4">
        {figures.map(({ label, value, href }) => (
          <li key={label}>
            <a
              href={href}
              className="group flex h-full flex-col gap-0.5 border-b border-line py-3.5 no-underline"
            >
              <strong className="font-display text-2xl leading-[1.2] font-normal tabular-nums lining-nums">
                {value}
              </strong>
              <span className="text-sm text-muted group-hover:underline">{label}</span>
            </a>
          </li>
        ))}
      </ul>
      {stages && <StageLine {...stages} />}
      {nextStep && (
        <div className="grid gap-1 border-s-3 border-accent bg-surface px-6 py-5">
          <h3 className="heading-4">{nextStep.title}</h3>
          <p className="font-display text-xl leading-[1.3] first-letter:uppercase">
            <time dateTime={nextStep.day}>{nextStep.date}</time>
          </p>
          <p className="max-w-[62ch] whitespace-pre-line" lang={nextStep.lang}>
            {nextStep.text}
          </p>
        </div>
      )}
      {words && (
        <div className="grid gap-2">
          <h3 className="heading-4">{words.title}</h3>
          <p className="text-sm text-muted">
            <time dateTime={words.day}>{words.date}</time>
          </p>
          <p className="max-w-[62ch] whitespace-pre-line" lang={words.lang}>
            {words.text}
          </p>
          <p>
            <OnwardLink href={words.more.href}>{words.more.label}</OnwardLink>
          </p>
        </div>
      )}
    </div>
  );
}
