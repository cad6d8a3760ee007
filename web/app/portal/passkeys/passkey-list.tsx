import { Island } from '../../islands/island.tsx';
import type { PasskeysData } from './owner-passkeys.server.ts';
import { PasskeyAdder } from './passkey-adder.tsx';
import { removePasskeyField } from '../fields.ts';

export function PasskeyList({ title, intro, passkeys, adder }: PasskeysData) {
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
