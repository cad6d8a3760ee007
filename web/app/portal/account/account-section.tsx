import type { AccountData } from './load-account.server.ts';
import {
  deletionField,
  logOutAndRemovePasskeys,
  logOutEverywhere,
  logOutField,
  monthlyMailField,
  newsFields,
  passwordLinkField,
  removePasskeyField,
} from '../fields.ts';
import { Island } from '../../islands/island.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CalendarGroup } from '../calendar/calendar-group.tsx';
import type { SectionResult } from '../section-context.ts';
import type { PasskeysData } from '../passkeys/owner-passkeys.server.ts';
import { PasskeyAdder } from '../passkeys/passkey-adder.tsx';

type AccountSectionProps = { section: AccountData; result?: SectionResult };

export function AccountSection({ section, result }: AccountSectionProps) {
  const { person, change, password, monthlyMail, sessionsTitle, sessions, passkeys } = section;
  const { logoutEverywhere, logoutPasskeys, ownData } = section;
  return (
    <>
      <dl className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(14rem,max-content))] md:gap-x-12">
        {person.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">{change}</p>
      <h2 className="heading-3 mt-4">{password.title}</h2>
      <form method="post" className="grid gap-4 justify-items-start">
        <p>{password.text}</p>
        <button className="button button-quiet" name={passwordLinkField} value="yes">
          {password.button}
        </button>
      </form>
      <NewsForm {...section.news} />
      <h2 className="heading-3 mt-4">{monthlyMail.title}</h2>
      <form method="post" className="grid gap-4 justify-items-start">
        <p>{monthlyMail.text}</p>
        <button className="button button-quiet" name={monthlyMailField} value={monthlyMail.button.value}>
          {monthlyMail.button.label}
        </button>
      </form>
      <CalendarGroup {...section.calendar} made={result?.calendar} />
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
        <button className="button button-quiet" name={logOutField} value={logOutEverywhere}>
          {logoutEverywhere}
        </button>
        {logoutPasskeys && (
          <button className="button button-quiet" name={logOutField} value={logOutAndRemovePasskeys}>
            {logoutPasskeys}
          </button>
        )}
      </form>
      <PasskeyList {...passkeys} />
      <h2 className="heading-3 mt-4">{ownData.title}</h2>
      <p>{ownData.text}</p>
      <p>
        <a href={ownData.file.href} download className="button button-quiet">
          {ownData.file.label}
        </a>
      </p>
      <details className="disclosure">
        <summary className="w-fit gap-2 py-1">
          {ownData.deletion.open}
          <Icon name="chevronDown" />
        </summary>
        <form method="post" className="grid gap-4 justify-items-start pt-3">
          <p className="max-w-[66ch]">{ownData.deletion.text}</p>
          <button className="button button-quiet" name={deletionField} value="yes">
            {ownData.deletion.button}
          </button>
        </form>
      </details>
    </>
  );
}

const choices = 'grid gap-3 border-0 p-0 md:grid-cols-2';

function NewsForm({ title, text, kinds, when, times, save }: AccountData['news']) {
  return (
    <section aria-labelledby="news-title" className="mt-4 grid gap-4">
      <h2 id="news-title" className="heading-3">
        {title}
      </h2>
      <form method="post" className="grid max-w-216 gap-5">
        <fieldset className={choices}>
          <legend className="mb-3">{text}</legend>
          {kinds.map(({ id, label, isChosen }) => (
            <label key={id} className="choice">
              <input type="checkbox" name={newsFields.kind} value={id} defaultChecked={isChosen} />
              {label}
            </label>
          ))}
        </fieldset>
        <fieldset className={choices}>
          <legend className="field-label mb-3">{when}</legend>
          {times.map(({ value, label, isChosen }) => (
            <label key={value} className="choice">
              <input type="radio" name={newsFields.daily} value={value} defaultChecked={isChosen} />
              {label}
            </label>
          ))}
        </fieldset>
        <button className="button button-quiet justify-self-start" name={newsFields.save} value="yes">
          {save}
        </button>
      </form>
    </section>
  );
}

function PasskeyList({ title, intro, passkeys, adder }: PasskeysData) {
  return (
    <section aria-labelledby="passkeys-title" className="mt-4 grid gap-4">
      <h2 id="passkeys-title" className="heading-3">
        {title}
      </h2>
      <p className="text-muted">{intro}</p>
      {passkeys.length > 0 && (
        <form method="post">
          <ul className="line-list">
            {passkeys.map(({ id, name, used, remove }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-4 py-4">
                <div>
                  <p className="font-semibold">{name}</p>
                  <p className="text-sm text-muted">{used}</p>
                </div>
                <button className="button button-quiet" name={removePasskeyField} value={id}>
                  {remove}
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
      <Island name="passkeyAdder" component={PasskeyAdder} props={adder} />
    </section>
  );
}
