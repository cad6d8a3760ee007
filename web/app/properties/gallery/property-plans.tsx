import { wholeSize } from '../../ui/picture/page-sizes.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { GalleryData } from './gallery-data.ts';
import { openerOf } from './gallery-tabs.ts';
import { fallbackAddress } from '../../ui/picture/picture-data.ts';
import { plansId } from './property-gallery.tsx';

const sizes = `(width >= 1540px) 900px, (width >= 1280px) 58vw, ${wholeSize}`;

export function PropertyPlans({ gallery: { plans, words } }: { gallery: GalleryData }) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby={plansId}>
      <h2 id={plansId} className="heading-2 mb-6">
        {words.plans}
      </h2>
      <ul className="grid gap-4">
        {plans.map((plan, index) => (
          <li key={plan.src}>
            <figure>
              <a href={fallbackAddress(plan)} className="plan" {...openerOf({ tab: 'plans', index })}>
                <Picture picture={{ ...plan, alt: '' }} sizes={sizes} />
                <span className="sr-only">{words.enlargePlan}</span>
              </a>
              <figcaption className="mt-3 text-sm text-muted">{plan.alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
