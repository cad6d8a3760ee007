import type { Picture } from './property.ts';

type PropertyPictureProps = { picture: Picture; sizes: string; isEager?: boolean };

export function PropertyPicture({ picture, sizes, isEager = false }: PropertyPictureProps) {
  return (
    <img
      src={picture.url}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      sizes={sizes}
      loading={isEager ? 'eager' : 'lazy'}
      {...(isEager && { fetchpriority: 'high' })}
      decoding="async"
      className="size-full object-cover"
    />
  );
}
