import { useEffect, useState } from 'react';
import { isPreviewPage } from '../consent/preview-page.ts';
import { useConsent } from '../consent/use-consent.ts';
import { Lazy } from '../ui/picture/lazy.tsx';
import { useAddress } from '../ui/browser/use-address.ts';
import { useAfter } from '../ui/browser/use-after.ts';
import type { PopupData } from './popup-data.ts';
import { isPopupDone, rememberPopupClosed, wasPopupClosed } from './popup-rules.ts';

type PopupPromptProps = {
  popup: PopupData;
  asksConsent: boolean;
};

const loadDialog = () => import('./popup-dialog.tsx').then(({ PopupDialog }) => PopupDialog);

/** Opens as often as an editor chose and never next to the consent prompt. */
export function PopupPrompt({ popup, asksConsent }: PopupPromptProps) {
  const [isClosed, setIsClosed] = useState(false);
  const { choices, isOpen } = useConsent();
  const href = useAddress();
  const address = href === undefined ? undefined : new URL(href);
  const isDone = address !== undefined && isPopupDone(address, popup.link?.href);
  useEffect(() => {
    if (isDone) rememberPopupClosed(popup.frequency);
  }, [isDone, popup.frequency]);
  const isWanted = address && !isDone && !isClosed && !wasPopupClosed(popup.frequency) && !isPreviewPage();
  const isDue = useAfter(popup.delay * 1000, isWanted === true);
  if (!isDue || isOpen || (asksConsent && !choices)) return null;
  const onClose = () => {
    rememberPopupClosed(popup.frequency);
    setIsClosed(true);
  };
  return <Lazy isNeeded load={loadDialog} props={{ popup, onClose }} />;
}
