import type { ReactNode } from 'react';
import { halfSizeFrom, type PictureData } from './picture/picture-data.ts';
import { Picture } from './picture/picture.tsx';

type BesideProps = {
  picture: PictureData | undefined;
  isPictureLeft?: boolean;
  children: ReactNode;
};

const columns =
  'columns beside items-center gap-y-8 [--between:clamp(2rem,4vw,4.5rem)] [--narrowest:18rem] xl:[--columns:2]';

export function Beside({ picture, isPictureLeft = false, children }: BesideProps) {
  if (!picture) return children;
  return (
    <div className={isPictureLeft ? `${columns} beside-left` : columns}>
      <div>{children}</div>
      <div className={isPictureLeft ? 'picture-frame xl:-order-1' : 'picture-frame'}>
        <Picture picture={picture} sizes={halfSizeFrom(1280)} />
      </div>
    </div>
  );
}
