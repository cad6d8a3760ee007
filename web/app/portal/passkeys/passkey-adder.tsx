import { useState } from 'react';
import { useBrowser } from '../../ui/browser/use-browser.ts';
import { addPasskey, hasPasskeys } from './send-passkey.ts';

export type PasskeyAdderWords = {
  path: string;
  nameLabel: string;
  /** The device at hand, as a first name. */
  device: string;
  button: string;
  failed: string;
};

const nameId = 'passkey-name';

/** Names a passkey and has the device make it; not shown by browsers that cannot. */
export function PasskeyAdder({ path, nameLabel, device, button, failed }: PasskeyAdderWords) {
  const isHydrated = useBrowser();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [name, setName] = useState(device);
  if (isHydrated && !hasPasskeys()) return null;
  const add = () => {
    setState('busy');
    addPasskey(path, name).catch(() => setState('failed'));
  };
  return (
    <form
      className={isHydrated ? 'form form-short needs-script' : 'form form-short needs-script invisible'}
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== 'busy') add();
      }}
    >
      <div className="field">
        <label htmlFor={nameId} className="field-label">
          {nameLabel}
        </label>
        <input
          id={nameId}
          className="input"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="form-actions">
        <button className="button button-quiet" aria-disabled={state === 'busy'}>
          {button}
        </button>
      </div>
      <p role="status" className="text-danger">
        {state === 'failed' && failed}
      </p>
    </form>
  );
}
