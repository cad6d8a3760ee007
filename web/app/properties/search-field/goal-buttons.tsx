import { useText } from '../../content/i18n/text.tsx';

type GoalButtonsProps = { labels: { sale: string; rent: string }; rentHref: string };

export const goalsClass =
  'flex flex-wrap gap-3 [&>*]:flex-auto [&>*]:px-2.5 [&>*]:whitespace-nowrap md:[&>*]:flex-none md:[&>*]:px-6';

export function GoalButtons({ labels, rentHref }: GoalButtonsProps) {
  const t = useText();
  return (
    <div role="group" aria-label={t('search.goal')} className={goalsClass}>
      <button className="button">{labels.sale}</button>
      <button formAction={rentHref} className="button button-quiet">
        {labels.rent}
      </button>
    </div>
  );
}
