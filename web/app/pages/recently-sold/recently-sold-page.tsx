import { useText } from '../../content/i18n/text.tsx';
import { Ribbon } from '../../properties/view/ribbon.tsx';
import { cardSizes, CardGrid } from '../../ui/card/card-grid.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { SoldCardData, RecentlySoldPageData } from './load-recently-sold-page.server.ts';
import { RenderModules } from '../modules/render-modules.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';

type SoldCardProps = { card: SoldCardData; text: 'recent.soldAfter' | 'recent.rentedAfter' };

function SoldCard({ card, text }: SoldCardProps) {
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

export function RecentlySoldPage({ page }: { page: RecentlySoldPageData }) {
  const t = useText();
  const { sold, rented, saleHref, rentHref } = page;
  return (
    <>
      <PageHeading page={page} />
      <RenderModules modules={page.modules}>
        <div className="wrap list-page grid gap-16">
          {sold.length + rented.length === 0 && <EmptyState title={t('recent.empty')} />}
          <SoldCards title={t('recent.sold')} text="recent.soldAfter" cards={sold} />
          <PageTopEnd />
          <SoldCards title={t('recent.rented')} text="recent.rentedAfter" cards={rented} />
          <ul className="grid gap-1">
            <li>
              <OnwardLink href={saleHref}>{t('list.allForSale')}</OnwardLink>
            </li>
            <li>
              <OnwardLink href={rentHref}>{t('list.allForRent')}</OnwardLink>
            </li>
          </ul>
        </div>
      </RenderModules>
    </>
  );
}

type SoldCardsProps = {
  title: string;
  text: 'recent.soldAfter' | 'recent.rentedAfter';
  cards: readonly SoldCardData[];
};

function SoldCards({ title, text, cards }: SoldCardsProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="heading-2 mb-6">{title}</h2>
      <CardGrid>
        {cards.map((card) => (
          <li key={card.id}>
            <SoldCard card={card} text={text} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
