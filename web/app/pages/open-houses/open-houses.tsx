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
      className="notice col-span-full grid gap-x-8 gap-y-2 min-[1024px]:grid-cols-[auto_1fr_auto] min-[1024px]:items-center"
    >
      <div>
        <h2 id={headingId} className="heading-4">
          {title}
        </h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <ul className="grid gap-2">
        {days.map(({ id, start, day, hours, property, note }) => (
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
            {note && <span className="block text-sm text-muted"> {note}</span>}
          </li>
        ))}
      </ul>
      <a href={calendar.href} className="mark-link justify-self-start" rel="nofollow">
        <ShapedIcon shapes={calendarIcon} />
        {calendar.title}
      </a>
    </section>
  );
}
