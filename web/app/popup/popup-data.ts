import type { PictureData } from '../ui/picture/picture-data.ts';

export type PopupData = {
  /** Seconds; 0 opens at once. */
  delay: number;
  title: string;
  description: string | undefined;
  picture: PictureData | undefined;
  link: { href: string; label: string } | undefined;
};
