import type { PictureData } from '../../ui/picture/picture-data.ts';
import { toneClass } from '../../ui/picture/picture-data.ts';

type TakenPictureProps = { picture: PictureData; width: 400 | 960 };

/** Comes in one width, wide enough for a phone, so that the file that is taken is the one that is shown. */
export function TakenPicture({ picture, width }: TakenPictureProps) {
  const { src, widths, alt, lang, tone } = picture;
  return (
    <img
      className={toneClass(tone)}
      src={widths.includes(width) ? `${src}-${String(width)}.avif` : src}
      alt={alt}
      lang={lang}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
    />
  );
}
