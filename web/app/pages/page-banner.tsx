import type { ReactNode } from 'react';
import { Picture } from '../ui/picture.tsx';
import type { BannerData } from './page-data.ts';

/** A wide opening. Its words stand on its colour, never on the picture itself. */
export function PageBanner({ banner, children }: { banner: BannerData; children?: ReactNode }) {
  const { title, description, picture, color, height } = banner;
  return (
    <div className={`banner banner-${height} ${picture ? 'banner-pictured' : `ground ground-${color}`}`}>
      {picture && (
        <div className="banner-picture">
          <Picture picture={picture} sizes="100vw" isEager />
        </div>
      )}
      <div className="wrap">
        <div className={picture ? `banner-words ground ground-${color}` : undefined}>
          <h1 className="heading-1">{title}</h1>
          {description && <p className="lead mt-4">{description}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}
