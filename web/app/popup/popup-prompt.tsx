import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { isPreviewPage } from '../consent/preview-page.ts';
import { useConsent } from '../consent/use-consent.ts';
import { Lazy } from '../ui/lazy.tsx';
import { useAfter } from '../ui/use-after.ts';
import { useBrowser } from '../ui/use-browser.ts';
import type { PopupData } from './popup-data.ts';
import { isPopupDone, rememberPopupClosed, wasPopupClosed } from './popup-rules.ts';

type PopupPromptProps = {
  popup: PopupData;
  /** Whether visitors are asked for consent, which the popup then waits for. */
  asksConsent: boolean;
};

const loadDialog = () => import('./popup-dialog.tsx').then(({ PopupDialog }) => PopupDialog);

/** Opens the popup after its delay, once in a browser session, never beside the question for consent. */
export function PopupPrompt({ popup, asksConsent }: PopupPromptProps) {
  const [isClosed, setIsClosed] = useState(false);
  // The hook makes this follow every change of the address.
  useLocation();
  const { choices, isOpen } = useConsent();
  const address = useBrowser() ? new URL(location.href) : undefined;
  const isDone = address !== undefined && isPopupDone(address, popup.link?.href);
  useEffect(() => {
    if (isDone) rememberPopupClosed();
  }, [isDone]);
  const isWanted = address && !isDone && !isClosed && !wasPopupClosed() && !isPreviewPage();
  const isDue = useAfter(popup.delay * 1000, isWanted === true);
  if (!isDue || isOpen || (asksConsent && !choices)) return null;
  const onClose = () => {
    rememberPopupClosed();
    setIsClosed(true);
  };
  return <Lazy isNeeded load={loadDialog} props={{ popup, onClose }} />;
}
