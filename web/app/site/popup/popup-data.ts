import type { PictureData } from '../../ui/picture/picture-data.ts';

/** Before a closed popup opens again: a new session, a day, a week, or nothing. */
export type PopupFrequency = 'session' | 'day' | 'week' | 'page';

export type PopupTiming = {
  /** Seconds; 0 opens at once. */
  delay: number;
  frequency: PopupFrequency;
};

export type PopupData = PopupTiming & {
  title: string;
  description: string | undefined;
  picture: PictureData | undefined;
  link: { href: string; label: string } | undefined;
};
