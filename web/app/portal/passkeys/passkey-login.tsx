import { useState } from 'react';
import { useBrowser } from '../../ui/browser/use-browser.ts';
import { hasPasskeys, logInByPasskey } from './send-passkey.ts';

export type PasskeyLoginWords = { path: string; next: string | undefined; button: string; failed: string };

export function PasskeyLogin({ path, next, button, failed }: PasskeyLoginWords) {
  const isHydrated = useBrowser();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (isHydrated && !hasPasskeys()) return null;
  const logIn = () => {
    setState('busy');
    logInByPasskey(path, next).catch(() => setState('failed'));
  };
  const className = 'grid justify-items-start gap-2 noscript:hidden';
  return (
    <div className={isHydrated ? className : `${className} invisible`}>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={state === 'busy'}
        onClick={state === 'busy' ? undefined : logIn}
      >
        {button}
      </button>
      <p role="status" className="text-danger">
        {state === 'failed' && failed}
      </p>
    </div>
  );
}
