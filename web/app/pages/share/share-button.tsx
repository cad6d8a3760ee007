import { Island } from '../../islands/island.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ShareData } from './load-share.server.ts';
import { shareMenuId, ShareMenu } from './share-menu.tsx';

/** Opens the menu without script. The menu loads its script when it is first shown. */
export function ShareButton({ share }: { share: ShareData }) {
  return (
    <>
      <ShareOpener label={share.words.share} />
      <Island name="shareMenu" component={ShareMenu} props={share} />
    </>
  );
}

type ShareOpenerProps = { label: string; isRound?: boolean };

/** Opens the menu of the page's `ShareButton` from elsewhere on the page. */
export function ShareOpener({ label, isRound = false }: ShareOpenerProps) {
  const look = isRound ? 'grid cursor-pointer place-items-center' : 'mark-link';
  return (
    <button type="button" className={`${look} share-button`} {...{ popovertarget: shareMenuId }}>
      <Icon name="share" />
      {isRound ? <span className="sr-only">{label}</span> : label}
    </button>
  );
}
