import type { PictureData } from './picture-data.ts';

type PictureProps = {
  picture: PictureData;
  sizes: string;
  isEager?: boolean;
};

/** Fallback for browsers without srcset. */
const usualWidth = 600;

export function Picture({ picture, sizes, isEager = false }: PictureProps) {
  const { src, widths, hasAvif, width, height, alt } = picture;
  const isSized = widths.length > 0;
  const address = (wide: number, format: string) => `${src}-${wide}.${format}`;
  const sourceSet = (format: string) =>
    isSized ? widths.map((wide) => `${address(wide, format)} ${wide}w`).join(', ') : undefined;
  return (
    <picture>
      {isSized && hasAvif && <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />}
      <img
        src={isSized ? address(usualWidth, 'webp') : src}
        srcSet={sourceSet('webp')}
        sizes={isSized ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        {...(isEager && { fetchpriority: 'high' })}
      />
    </picture>
  );
}
