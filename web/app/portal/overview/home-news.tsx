import { OnwardLink } from '../../ui/card/onward-link.tsx';
import type { HomeNews } from './home-news.server.ts';

/** Heads of a property's news come below the heading with its title. */
export function HomeNewsView({ news: { nextStep, words, figures } }: { news: HomeNews }) {
  return (
    <div className="home-news">
      <ul className="home-figures">
        {figures.map(({ label, value, href }) => (
          <li key={label}>
            <a href={href}>
              <strong>{value}</strong>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
      {nextStep && (
        <div className="next-step">
          <h3 className="heading-4">{nextStep.title}</h3>
          <p className="next-step-day">
            <time dateTime={nextStep.day}>{nextStep.date}</time>
          </p>
          <p className="entry-text" lang={nextStep.lang}>
            {nextStep.text}
          </p>
        </div>
      )}
      {words && (
        <div className="broker-words">
          <h3 className="heading-4">{words.title}</h3>
          <p className="entry-note">
            <time dateTime={words.day}>{words.date}</time>
          </p>
          <p className="entry-text" lang={words.lang}>
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
