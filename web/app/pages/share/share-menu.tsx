import { useState } from 'react';
import linkFile from '../../ui/icon/lucide/link.svg?raw';
import messageFile from '../../ui/icon/lucide/message-circle.svg?raw';
import sendFile from '../../ui/icon/lucide/send.svg?raw';
import moreFile from '../../ui/icon/lucide/ellipsis.svg?raw';
import { copyAddress, hasShareSheet, openShareSheet } from '../../properties/favourites/share-address.ts';
import { sendInterest } from '../../properties/favourites/send-interest.ts';
import { useBrowser } from '../../ui/browser/use-browser.ts';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { Icon, ShapedIcon } from '../../ui/icon/icon.tsx';
import type { ShareData } from './load-share.server.ts';

/** Both elements that need it are on one page, and an island has no id of its own. */
export const shareMenuId = 'share';

const icons = {
  link: iconShapes(linkFile),
  message: iconShapes(messageFile),
  more: iconShapes(moreFile),
  send: iconShapes(sendFile),
};

const way =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 text-start underline decoration-transparent decoration-auto hover:decoration-current';

const headingId = 'share-heading';

export function ShareMenu({ title, url, mailHref, whatsAppHref, friendHref, propertyId, words }: ShareData) {
  const isHydrated = useBrowser();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const count = () => {
    if (propertyId !== undefined) sendInterest('share', propertyId);
  };
  const copy = async () => {
    count();
    setOutcome(undefined);
    setOutcome(await copyAddress(url));
  };
  const share = () => {
    count();
    void openShareSheet(title, url);
  };
  return (
    <div
      id={shareMenuId}
      className="share-menu print:hidden"
      role="group"
      aria-labelledby={headingId}
      {...{ popover: 'auto' }}
    >
      <p id={headingId} className="font-semibold">
        {words.heading}
      </p>
      <ul className="mt-2">
        <li className="needs-script">
          <button type="button" className={isHydrated ? way : `${way} invisible`} onClick={() => void copy()}>
            <ShapedIcon shapes={icons.link} />
            {words.copy}
          </button>
        </li>
        <li>
          <a href={mailHref} className={way} onClick={count}>
            <Icon name="mail" />
            {words.mail}
          </a>
        </li>
        <li>
          <a href={whatsAppHref} className={way} target="_blank" rel="noopener noreferrer" onClick={count}>
            <ShapedIcon shapes={icons.message} />
            {words.whatsApp}
          </a>
        </li>
        {friendHref && (
          <li>
            <a href={friendHref} className={way}>
              <ShapedIcon shapes={icons.send} />
              {words.friend}
            </a>
          </li>
        )}
        {isHydrated && hasShareSheet() && (
          <li>
            <button type="button" className={way} onClick={share}>
              <ShapedIcon shapes={icons.more} />
              {words.more}
            </button>
          </li>
        )}
      </ul>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {outcome && words[outcome]}
      </p>
    </div>
  );
}
