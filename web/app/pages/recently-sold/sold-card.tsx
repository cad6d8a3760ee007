import { useText } from '../../content/i18n/text.tsx';
import { Ribbon } from '../../properties/view/ribbon.tsx';
import { cardSizes } from '../../ui/card/card-grid.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { SoldCardData } from './load-recently-sold-page.server.ts';

type SoldCardProps = { card: SoldCardData; text: 'recent.soldAfter' | 'recent.rentedAfter' };

export function SoldCard({ card, text }: SoldCardProps) {
  const t = useText();
  const { title, city, mainTypeName, ribbon, daysListed, href, picture } = card;
  return (
    <article className="card">
      <div className="picture-frame">
        <Picture picture={picture} sizes={cardSizes(undefined)} />
        <Ribbon ribbon={ribbon} />
      </div>
      <p className="mt-4 text-sm text-muted">
        {city} · {mainTypeName}
      </p>
      <h3 className="heading-4 mt-1">
        <a href={href} className="card-link">
          {title}
        </a>
      </h3>
      {daysListed !== undefined && <p className="mt-2">{t(text, { count: daysListed })}</p>}
    </article>
  );
}
