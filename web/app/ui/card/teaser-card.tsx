import type { HeadingTag } from '../page/heading.ts';
import type { PictureData } from '../picture/picture-data.ts';
import { Picture } from '../picture/picture.tsx';

type TeaserCardProps = {
  title: string;
  text?: string | null | undefined;
  href?: string | undefined;
  picture?: PictureData | undefined;
  sizes: string;
  heading: HeadingTag;
};

export function TeaserCard({ title, text, href, picture, sizes, heading: Heading }: TeaserCardProps) {
  return (
    <article className={href ? 'card teaser' : 'teaser'}>
      {picture && (
        <div className="picture-frame">
          <Picture picture={picture} sizes={sizes} />
        </div>
      )}
      <div>
        <Heading className="heading-4">
          {href ? (
            <a href={href} className="card-link">
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {text && <p className="mt-2 text-muted">{text}</p>}
      </div>
    </article>
  );
}
