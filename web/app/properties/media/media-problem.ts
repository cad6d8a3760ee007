import { mediaReasons } from 'schemas/media-reasons.ts';

/** Tells staff why a file was not copied. */
export class MediaProblem extends Error {
  readonly reason: string;
  readonly words: readonly string[];

  constructor(reason: keyof typeof mediaReasons, ...words: readonly (string | number)[]) {
    super(mediaReasons[reason]);
    this.reason = mediaReasons[reason];
    this.words = words.map(String);
  }
}
