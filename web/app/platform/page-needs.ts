export type AllowedSources = {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
  media: readonly string[];
  frame: readonly string[];
  /** Allowed to show the page in a frame, besides the Studio. */
  frameAncestors: readonly string[];
  /** Libraries that write markup as plain text, which Trusted Types would refuse. */
  markupWriters: readonly string[];
};

export const noSources: AllowedSources = {
  script: [],
  connect: [],
  image: [],
  media: [],
  frame: [],
  frameAncestors: [],
  markupWriters: [],
};

export type PageNeeds = {
  sources?: Partial<AllowedSources>;
  /** ISO moments at which something changes; those that are past count for nothing. */
  changesAt?: readonly string[];
};

export function combineNeeds(parts: readonly (PageNeeds | undefined)[]): Required<PageNeeds> {
  const sourcesOf = (kind: keyof AllowedSources) => parts.flatMap((part) => part?.sources?.[kind] ?? []);
  const kinds = Object.keys(noSources) as (keyof AllowedSources)[];
  return {
    sources: Object.fromEntries(kinds.map((kind) => [kind, sourcesOf(kind)])),
    changesAt: parts.flatMap((part) => part?.changesAt ?? []),
  };
}
