import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

type FavouriteButtonProps = { id: string; title: string; hasLabel?: boolean };

/** Hidden until `attachFavourites` runs. */
export function FavouriteButton({ id, title, hasLabel = false }: FavouriteButtonProps) {
  const t = useText();
  return (
    <button
      type="button"
      className={hasLabel ? 'favourite bg-transparent text-sm font-semibold' : 'favourite'}
      aria-label={t('favourites.toggle', { title })}
      aria-pressed={false}
      data-favourite={id}
    >
      <Icon name="heart" />
      {hasLabel && t('favourites.label')}
    </button>
  );
}
