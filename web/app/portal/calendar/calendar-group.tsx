import { calendarField, calendarValues } from '../fields.ts';
import type { CalendarData } from './handle-calendar.server.ts';

type CalendarGroupProps = CalendarData & {
  made: string | undefined;
};

export function CalendarGroup({ title, text, start, stop, address, open, made }: CalendarGroupProps) {
  return (
    <section aria-labelledby="calendar" className="mt-4 grid gap-4">
      <h2 id="calendar" className="heading-3">
        {title}
      </h2>
      {made !== undefined && (
        <div className="grid max-w-160 gap-3 rounded-md bg-surface p-5">
          <div className="field">
            <label htmlFor="calendar-address" className="field-label">
              {address}
            </label>
            <input id="calendar-address" className="input" readOnly value={made} />
          </div>
          <p>
            <a href={made.replace(/^https?:/, 'webcal:')}>{open}</a>
          </p>
        </div>
      )}
      <form method="post" className="grid gap-4">
        <p className="max-w-[66ch]">{text}</p>
        <div className="form-actions">
          <button className="button button-quiet" name={calendarField} value={calendarValues.start}>
            {start}
          </button>
          {stop && (
            <button className="button button-quiet" name={calendarField} value={calendarValues.stop}>
              {stop}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
