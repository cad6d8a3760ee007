import sliderStyles from '../../../ui/slider/slider.css?url';
import { Island } from '../../../islands/island.tsx';
import type { HeadingTag } from '../../../ui/page/heading.ts';
import { OnwardLink } from '../../../ui/card/onward-link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { SliderControls } from '../../../ui/slider/slider-controls.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadSlider, SlideItem } from './slider.server.ts';

/** Widths of a slide by how many are beside each other on a desktop. */
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
    <div className={total <= itemsPerRow ? 'slider slider-fits' : 'slider'}>
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
        <ul>
          {slides.map((slide) => (
            <li key={slide.key}>
              <Slide slide={slide} heading={heading} sizes={sizesOf(itemsPerRow)} />
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

function Slide({ slide, heading: Heading, sizes }: { slide: SlideItem; heading: HeadingTag; sizes: string }) {
  const { title, description, picture, link } = slide;
  return (
    <article className="slide">
      {picture && (
        <div className="picture-frame">
          <Picture picture={picture} sizes={sizes} />
        </div>
      )}
      {(title || description || link) && (
        <div className="slide-words">
          {title && <Heading className="heading-4">{title}</Heading>}
          {description && <p>{description}</p>}
          {link && <OnwardLink href={link.href}>{link.label}</OnwardLink>}
        </div>
      )}
    </article>
  );
}
