import type { PictureData } from '../ui/picture/picture-data.ts';

/** The popup in one language. */
export type PopupData = {
  /** Seconds before it opens; 0 is at once. */
  delay: number;
  title: string;
  description: string | undefined;
  picture: PictureData | undefined;
  link: { href: string; label: string } | undefined;
};
