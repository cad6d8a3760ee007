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
  /** Said of a device that has a passkey of this owner. */
  known: string;
};

const nameId = 'passkey-name';

/** Browsers refuse so to make a second passkey on the same device. */
const isKnown = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError';

export function PasskeyAdder({ path, nameLabel, device, button, failed, known }: PasskeyAdderWords) {
  const isHydrated = useBrowser();
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'known'>('idle');
  const [name, setName] = useState(device);
  if (isHydrated && !hasPasskeys()) return null;
  const add = () => {
    setState('busy');
    addPasskey(path, name).catch((error: unknown) => setState(isKnown(error) ? 'known' : 'failed'));
  };
  return (
    <form
      className={isHydrated ? 'form min-h-0 needs-script' : 'form min-h-0 needs-script invisible'}
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
        {state === 'known' && known}
      </p>
    </form>
  );
}
