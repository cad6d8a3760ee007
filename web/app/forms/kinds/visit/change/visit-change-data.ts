import type { SubmissionResult } from '@conform-to/react';
import type { Alternates } from '../../../../content/paths/build-path.ts';
import type { PropertyCardData } from '../../../../properties/view/card-data.ts';
import type { DayOfMoments } from '../../../definition/form-content.ts';

type Link = { href: string; label: string };

/** A page for the holder of a visit's link. */
export type VisitChangeData = {
  title: string;
  text: string;
  /** Tells what a button has just done. */
  notice?: string;
  lines?: readonly { label: string; value: string }[];
  move?: {
    title: string;
    text: string;
    label: string;
    more: string;
    button: string;
    days: readonly DayOfMoments[];
    lastResult: SubmissionResult | undefined;
  };
  /** Instead of times, where there are none. */
  noTimes?: { title: string; text?: string; phone?: string };
  /** Confirms or cancels. */
  button?: string;
  card?: { label: string; data: PropertyCardData };
  links?: readonly Link[];
  alternates: Alternates;
};
