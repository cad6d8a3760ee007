import type { ReactNode } from 'react';
import { halfSizeFrom, type PictureData } from './picture/picture-data.ts';
import { Picture } from './picture/picture.tsx';

type BesideProps = {
  picture: PictureData | undefined;
  isPictureLeft?: boolean;
  children: ReactNode;
};

export function Beside({ picture, isPictureLeft = false, children }: BesideProps) {
  if (!picture) return children;
  return (
    <div className={isPictureLeft ? 'columns beside beside-left' : 'columns beside'}>
      <div>{children}</div>
      <div className="picture-frame">
        <Picture picture={picture} sizes={halfSizeFrom(1280)} />
      </div>
    </div>
  );
}
