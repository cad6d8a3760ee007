import { Island } from '../../islands/island.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ShareData } from './load-share.server.ts';
import { shareMenuId } from './share-menu-id.ts';
import { ShareMenu } from './share-menu.tsx';

/** Opens the menu without script. The menu loads its script when it is first shown. */
export function ShareButton({ share }: { share: ShareData }) {
  return (
    <>
      <button type="button" className="mark-link share-button" {...{ popovertarget: shareMenuId }}>
        <Icon name="share" />
        {share.words.share}
      </button>
      <Island name="shareMenu" component={ShareMenu} props={share} />
    </>
  );
}
