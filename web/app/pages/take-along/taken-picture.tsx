import type { PictureData } from '../../ui/picture/picture-data.ts';
import { toneClass } from '../../ui/picture/picture-data.ts';

type TakenPictureProps = { picture: PictureData; width: 400 | 960 };

/** Has one width, large enough for a phone, so that the stored file is the one shown. */
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
