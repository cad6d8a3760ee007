import type { ReactNode } from 'react';
import { SearchBlock } from '../../properties/search-field/search-block.tsx';
import type { BannerData } from './banner-data.ts';
import { BannerMedia } from './banner-media.tsx';

type BannerProps = {
  banner: BannerData;
  above?: ReactNode;
  children?: ReactNode;
};

export function Banner({ banner, above, children }: BannerProps) {
  const { title, description, pictures, video, color, height, search, transparent } = banner;
  const isPictured = pictures.length > 0 || video !== undefined;
  const look = [
    `banner banner-${height}`,
    color && `ground ground-${color}`,
    isPictured && `banner-pictured banner-shine-${Math.ceil(transparent / 10) * 10}`,
    !isPictured && !color && 'banner-bare',
  ];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      {isPictured && <BannerMedia banner={banner} />}
      <div className="banner-body">
        <div className="wrap">
          <div className="banner-words">
            {above}
            <h1 className={height === 'low' ? 'heading-1' : 'heading-display'}>{title}</h1>
            {description && <p className="banner-lead">{description}</p>}
            {children}
          </div>
        </div>
      </div>
      {search && (
        <div className="banner-foot wrap">
          <SearchBlock search={search} />
        </div>
      )}
    </div>
  );
}
