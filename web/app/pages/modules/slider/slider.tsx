import sliderStyles from '../../../ui/slider/slider.css?url';
import { Island } from '../../../islands/island.tsx';
import type { HeadingTag } from '../../../ui/page/heading.ts';
import { OnwardLink } from '../../../ui/card/onward-link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { SliderControls } from '../../../ui/slider/slider-controls.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadSlider, SlideItem } from './slider.server.ts';

/** Widths of a slide by the number side by side on a desktop. */
const sizes = {
  1: '(width >= 1280px) 1280px, 92vw',
  2: '(width >= 1280px) 640px, (width > 767px) 46vw, 78vw',
  3: '(width >= 1280px) 420px, (width > 960px) 30vw, (width > 767px) 46vw, 78vw',
  4: '(width >= 1280px) 310px, (width > 960px) 23vw, (width > 767px) 46vw, 78vw',
};

export function Slider({ module, data, heading }: ModuleProps<typeof loadSlider>) {
  const { slides, settings, itemsPerRow, words, names } = data;
  const total = slides.length;
  if (total === 0) return null;
  const id = `slides-${module._key}`;
  return (
    <div className={total <= itemsPerRow ? 'slider slider-fits relative' : 'slider relative'}>
      <link rel="stylesheet" href={sliderStyles} />
      <div
        id={id}
        role="group"
        aria-roledescription={words.kind}
        aria-label={module.title ?? words.label}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classesOf(settings, itemsPerRow)}
      >
        <ul className="flex [&>*]:min-w-0 [&>*]:flex-none">
          {slides.map((slide) => (
            <li key={slide.key} lang={slide.lang}>
              <Slide slide={slide} heading={heading} itemsPerRow={itemsPerRow} />
            </li>
          ))}
        </ul>
      </div>
      {total > 1 && (
        <Island name="slider" component={SliderControls} props={{ id, settings, words, names }} />
      )}
    </div>
  );
}

type Loaded = ReturnType<typeof loadSlider>;

function classesOf({ isFade, isCentered, isInfinite }: Loaded['settings'], itemsPerRow: number): string {
  const names = ['slides', `slides-${String(itemsPerRow)}`];
  if (isFade) names.push('slides-fade');
  if (isCentered) names.push('slides-centered');
  if (isInfinite) names.push('slides-infinite');
  return names.join(' ');
}

const sizesOf = (itemsPerRow: number) =>
  Object.hasOwn(sizes, itemsPerRow) ? sizes[itemsPerRow as keyof typeof sizes] : sizes[3];

const below = { frame: 'gap-1.5 pt-4', text: 'text-muted' };

/** Text without a picture, such as a customer's, is as large as a quotation. */
const alone = {
  frame: 'gap-3 border-t border-line pt-5',
  text: 'font-display text-xl leading-[1.4] text-ink',
};

type SlideProps = { slide: SlideItem; heading: HeadingTag; itemsPerRow: number };

function Slide({ slide, heading: Heading, itemsPerRow }: SlideProps) {
  const { title, description, picture, link } = slide;
  const words = picture ? below : alone;
  return (
    <article>
      {picture && (
        <div className={itemsPerRow === 1 ? 'picture-frame md:aspect-2/1' : 'picture-frame'}>
          <Picture picture={picture} sizes={sizesOf(itemsPerRow)} />
        </div>
      )}
      {(title || description || link) && (
        <div className={`grid max-w-[60ch] justify-items-start ${words.frame}`}>
          {title && <Heading className="heading-4">{title}</Heading>}
          {description && <p className={words.text}>{description}</p>}
          {link && <OnwardLink href={link.href}>{link.label}</OnwardLink>}
        </div>
      )}
    </article>
  );
}
