import { ScriptIsland } from '../islands/script-island.tsx';
import { useText } from '../content/i18n/text.tsx';
import { PopupDialog } from './popup/popup-dialog.tsx';
import { attachSiteEffects } from './attach-site-effects.ts';
import type { LayoutData } from './layout-data.ts';

type SiteEffectsProps = Pick<LayoutData, 'consent' | 'popup' | 'tags'>;

/** Runs the scripts of every page, with the markup of the popup. */
export function SiteEffects({ consent, popup, tags }: SiteEffectsProps) {
  const t = useText();
  const cardWords = {
    pictures: t('property.picturesOf', { title: '{title}' }),
    previous: t('property.previousPicture'),
    next: t('property.nextPicture'),
  };
  const timing = popup && { delay: popup.delay, frequency: popup.frequency };
  return (
    <ScriptIsland
      name="siteEffects"
      attach={attachSiteEffects}
      props={{ consent, popup: timing, tags, cardWords }}
    >
      {popup && <PopupDialog popup={popup} />}
    </ScriptIsland>
  );
}
