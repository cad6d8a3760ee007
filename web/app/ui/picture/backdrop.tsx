import type { PictureData } from './picture-data.ts';
import { Picture } from './picture.tsx';

const most = 4;

export function Backdrop({ pictures }: { pictures: readonly PictureData[] }) {
  if (pictures.length === 0) return null;
  const shown = pictures.slice(0, most);
  const sizes = shown.length === 1 ? '100vw' : '(width >= 767px) 50vw, 100vw';
  return (
    <div className="backdrop">
      {shown.map((picture) => (
        <Picture key={picture.src} picture={picture} sizes={sizes} />
      ))}
    </div>
  );
}
