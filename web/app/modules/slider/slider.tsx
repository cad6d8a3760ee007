import { useText } from '../../i18n/text.tsx';
import type { HeadingTag } from '../../ui/page/heading.ts';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadSlider, SlideItem } from './slider.server.ts';

const wide = '(width >= 1280px) 1280px, 92vw';
const narrow = '(width >= 1280px) 640px, (width > 767px) 46vw, 78vw';

export function Slider({ module, data, heading }: ModuleProps<typeof loadSlider>) {
  const t = useText();
  if (data.slides.length === 0) return null;
  const label = module.title ?? t('slider.label');
  return (
    <div
      role="group"
      aria-label={label}
      // A region that scrolls must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={data.isCentered ? 'slides slides-centered' : 'slides'}
    >
      <ul>
        {data.slides.map((slide) => (
          <li key={slide.key}>
            <Slide slide={slide} heading={heading} sizes={data.slides.length === 1 ? wide : narrow} />
          </li>
        ))}
      </ul>
    </div>
  );
}

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
          {description && <p className="text-muted">{description}</p>}
          {link && <OnwardLink href={link.href}>{link.label}</OnwardLink>}
        </div>
      )}
    </article>
  );
}
