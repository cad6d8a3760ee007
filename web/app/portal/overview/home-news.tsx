import { OnwardLink } from '../../ui/card/onward-link.tsx';
import type { HomeNews } from './home-news.server.ts';

/** Heads of a property's news come below the heading with its title. */
export function HomeNewsView({ news: { nextStep, words, figures } }: { news: HomeNews }) {
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
