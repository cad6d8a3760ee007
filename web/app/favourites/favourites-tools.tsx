import { useEffect, useState } from 'react';
import { useText } from '../i18n/text.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { followOwnList } from './own-list.ts';
import { shareAddress } from './share-address.ts';

type FavouritesToolsProps = { ids: readonly string[]; missing: readonly string[]; isComparison: boolean };

export function FavouritesTools({ ids, missing, isComparison }: FavouritesToolsProps) {
  const t = useText();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  useEffect(() => (isComparison ? undefined : followOwnList(ids, missing)), [ids, missing, isComparison]);
  const share = async () => {
    setOutcome(undefined);
    setOutcome(await shareAddress(document.title, location.href));
  };
  if (ids.length === missing.length) return null;
  return (
    <>
      <button type="button" className="button button-quiet needs-script" onClick={() => void share()}>
        <Icon name="share" />
        {t('favourites.share')}
      </button>
      <p role="status">
        {outcome === 'copied' && t('favourites.copied')}
        {outcome === 'notCopied' && t('favourites.notCopied')}
      </p>
    </>
  );
}
