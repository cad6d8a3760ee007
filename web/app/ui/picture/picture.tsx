import { fallbackAddress, toneClass, type PictureData, type PictureLoading } from './picture-data.ts';

type PictureProps = {
  picture: PictureData;
  sizes: string;
  loading?: PictureLoading | undefined;
  className?: string;
};

export function Picture({ picture, sizes, loading = 'lazy', className }: PictureProps) {
  const { src, widths, width, height, alt, lang, tone } = picture;
  const sourceSet = widths.map((wide) => `${src}-${wide}.avif ${wide}w`).join(', ');
  return (
    <picture>
      {sourceSet && <source type="image/avif" srcSet={sourceSet} sizes={sizes} />}
      <img
        className={[toneClass(tone), className].filter(Boolean).join(' ') || undefined}
        src={fallbackAddress(picture)}
        alt={alt}
        lang={lang}
        width={width}
        height={height}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        decoding="async"
        {...(loading !== 'lazy' && { fetchpriority: loading === 'first' ? 'high' : 'low' })}
      />
    </picture>
  );
}
