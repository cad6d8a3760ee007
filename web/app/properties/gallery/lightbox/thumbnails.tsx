import { useEffect, useRef } from 'react';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { PictureData } from '../../../ui/picture/picture-data.ts';

type ThumbnailsProps = {
  pictures: readonly PictureData[];
  index: number;
  label: string;
  nameOf: (number: number) => string;
  goTo: (index: number) => void;
};

export function Thumbnails({ pictures, index, label, nameOf, goTo }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <ul ref={list} aria-label={label} className="lightbox-thumbnails">
      {pictures.map((picture, number) => (
        <li key={picture.src}>
          <button
            type="button"
            aria-label={`${nameOf(number + 1)}. ${picture.alt}`}
            aria-current={number === index ? 'true' : undefined}
            onClick={() => goTo(number)}
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="96px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
