import calendarFile from '../../ui/icon/lucide/calendar.svg?raw';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { ShapedIcon } from '../../ui/icon/icon.tsx';
import type { OpenHousesData } from './load-open-houses.server.ts';

const calendarIcon = iconShapes(calendarFile);
const headingId = 'open-houses';

export function OpenHouses({ openHouses }: { openHouses: OpenHousesData }) {
  const { title, text, days, calendar } = openHouses;
  return (
    <section
      aria-labelledby={headingId}
      className="notice flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm"
    >
      <h2 id={headingId} className="text-base font-semibold">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {days.map(({ id, start, day, hours, property, note, lang }) => (
          <li key={id}>
            <time dateTime={start} className="font-semibold">
              {`${day}, `}
              <span className="whitespace-nowrap">{hours}</span>
            </time>
            {property && (
              <>
                {' '}
                <a href={property.href}>{property.name}</a>
              </>
            )}
            {note && (
              <span className="block text-muted" lang={lang}>
                {' '}
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-muted">{text}</p>
      <a href={calendar.href} className="mark-link" rel="nofollow">
        <ShapedIcon shapes={calendarIcon} />
        {calendar.title}
      </a>
    </section>
  );
}
