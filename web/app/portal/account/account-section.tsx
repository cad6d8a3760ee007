import type { AccountData } from './load-account.server.ts';
import { logOutEverywhere, logOutField } from './log-out-fields.ts';

export function AccountSection({ section }: { section: AccountData }) {
  const { person, change, sessionsTitle, sessions, logout, logoutEverywhere } = section;
  return (
    <>
      <dl className="portal-person">
        {person.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">{change}</p>
      <h2 className="heading-3 mt-4">{sessionsTitle}</h2>
      <ul className="line-list">
        {sessions.map(({ id, device, seen, mark }) => (
          <li key={id} className="py-4">
            <p className="font-semibold">
              {device}
              {mark && <span className="text-muted font-normal"> ({mark})</span>}
            </p>
            <p className="text-sm text-muted">{seen}</p>
          </li>
        ))}
      </ul>
      <form method="post" className="form-actions">
        <button className="button" name={logOutField} value="here">
          {logout}
        </button>
        <button className="button button-quiet" name={logOutField} value={logOutEverywhere}>
          {logoutEverywhere}
        </button>
      </form>
    </>
  );
}
