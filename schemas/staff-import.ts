export type StaffRun = {
  id: string;
  source: ImportSource;
  state: 'running' | 'done' | 'waiting' | 'failed';
  /** ISO 8601. */
  startedAt: string;
  added: number;
  changed: number;
  unchanged: number;
  gone: number;
  held: number;
  /** Records that leave once somebody allows it, while the run waits. */
  removals: number;
  /** A sentence in English; absent unless it failed. */
  reason?: string;
};

/** A system that sends records, and the customer or office in it. */
export type ImportSource = { system: string; account: string };

/** `field` is left out and the rest published, `record` keeps the last good version on the site. */
export type HeldFinding = {
  level: 'note' | 'field' | 'record';
  /** Such as `Pictures.0.Url`; empty for the whole record. */
  field: string;
  /** A sentence in English; `{1}` stands for the first of `words`. */
  reason: string;
  words?: readonly string[];
  value?: string;
  isOverridable?: boolean;
};

/** A field in the version that visitors see and in the one that is held; undefined where one of them lacks it. */
export type HeldDifference = { field: string; shown?: string; sent?: string };

/** Names a held record to the site. */
type HeldKey = ImportSource & { list: string; key: string };

export type HeldRecord = HeldKey & {
  /** Our own number, where it has one. */
  recordId?: number;
  /** Empty where it tells none. */
  title: string;
  /** ISO 8601. */
  since: string;
  findings: readonly HeldFinding[];
  differences: readonly HeldDifference[];
  /** True when a version of it is on the site. */
  isShown: boolean;
};

export type StaffImports = {
  /** The latest first. */
  runs: readonly StaffRun[];
  /** Those that are held longest first. */
  held: readonly HeldRecord[];
  /** More than are listed, where there are very many. */
  heldTotal: number;
};
