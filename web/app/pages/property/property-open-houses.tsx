import calendarFile from '../../ui/icon/lucide/calendar.svg?raw';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { ShapedIcon } from '../../ui/icon/icon.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';

const calendarIcon = iconShapes(calendarFile);
const headingId = 'open-houses';

type PropertyOpenHousesProps = { openHouses: NonNullable<PropertyPageData['openHouses']> };

export function PropertyOpenHouses({ openHouses }: PropertyOpenHousesProps) {
  const { title, text, days, calendar } = openHouses;
  return (
    <section aria-labelledby={headingId} className="notice open-houses">
      <div>
        <h2 id={headingId} className="heading-4">
          {title}
        </h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <ul>
        {days.map(({ id, start, moment, note }) => (
          <li key={id}>
            <time dateTime={start} className="font-semibold">
              {moment}
            </time>
            {note && <span className="text-sm text-muted"> {note}</span>}
          </li>
        ))}
      </ul>
      <a href={calendar.href} className="mark-link" rel="nofollow">
        <ShapedIcon shapes={calendarIcon} />
        {calendar.title}
      </a>
    </section>
  );
}
