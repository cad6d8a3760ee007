import { useText } from '../../content/i18n/text.tsx';
import { PropertyGrid } from '../../properties/view/property-card.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';
import { sectionIds } from '../property-section/section-ids.ts';

/** Keeps one or two cards from growing as wide as the page. */
const fewestInRow = 3;

export function SimilarRow({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { list } = page;
  const { cards } = page.similar;
  return (
    <div className="band print:hidden">
      <div className="wrap grid gap-10">
        {cards.length > 0 && (
          <section aria-labelledby={sectionIds.similar}>
            <h2 id={sectionIds.similar} className="heading-2 mb-8">
              {t('property.similar')}
            </h2>
            <PropertyGrid cards={cards} headingLevel="h3" itemsPerRow={Math.max(fewestInRow, cards.length)} />
          </section>
        )}
        <p>
          <OnwardLink href={list.href}>{list.title}</OnwardLink>
        </p>
      </div>
    </div>
  );
}
