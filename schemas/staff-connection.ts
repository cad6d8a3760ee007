import type { FormId } from './form-ids.ts';
import type { HeldFinding, ImportSource } from './staff-import.ts';

/** Why property software gave no answer to trust. `refused` is an answer that names an error, whatever its status says. */
export type ConnectionProblem = 'wrong-secret' | 'limited' | 'unreachable' | 'unreadable' | 'refused';

/** A property by its key in the software. */
export type ConnectedRecord = {
  key: string;
  /** Our own number; absent where it never was on the site. */
  recordId?: number;
  /** Empty where the site has no words for it. */
  title: string;
};

export type RecordIssues = ConnectedRecord & {
  /** Held, it is not on the site as it was sent. */
  isHeld: boolean;
  findings: readonly HeldFinding[];
};

/** A code that no table of the software knows. */
export type SeenCode = {
  kind: string;
  /** A title of `crm-words.ts`. */
  title: string;
  code: string;
  /** ISO 8601. */
  seenAt: string;
  /** Records in which it waits for a meaning. */
  records: number;
  choices: readonly { ours: string; label: string }[];
  /** True where a page cannot do without a meaning. */
  isNeeded: boolean;
  /** Absent before anybody has decided; null where it says nothing to visitors. */
  decided?: { ours: string | null; by: string; at: string };
};

/** ISO 8601 for `at`. */
export type RemovalDecision = { what: 'removed' | 'kept'; records: number; by: string; at: string };

/** A person's word on a message that was given up: tell it again, or the software has it. */
export type LeadDecision = 'again' | 'there';

/** A message of a visitor that the software did not take. */
export type UntoldLead = {
  id: string;
  form: FormId;
  /** That of the Leads tool. */
  reference: string;
  /** ISO 8601. */
  askedAt: string;
  problem: ConnectionProblem;
  /** True where an answer was lost. */
  mayBeThere: boolean;
};

/** One account of property software, and how the site gets on with it. */
export type StaffConnection = {
  source: ImportSource;
  /** Such as `Whise`. */
  title: string;
  state: 'good' | 'attention' | 'failing';
  /** ISO 8601. When it last answered as it should. */
  contactAt?: string;
  problem?: ConnectionProblem;
  /** ISO 8601. Nothing is asked of it before then. */
  restsUntil?: string;
  counts: {
    shown: number;
    held: number;
    withdrawn: number;
    waiting: number;
    /** Appointments that it told of, where the site reads them. */
    visits: number;
  };
  lastRun?: { startedAt: string; added: number; changed: number; unchanged: number; gone: number };
  codes: readonly SeenCode[];
  /** No longer in the software, and so many that a person decides. */
  missing: readonly ConnectedRecord[];
  /** No longer in the software; a person keeps them on the site. */
  kept: readonly ConnectedRecord[];
  decision?: RemovalDecision;
  untold: readonly UntoldLead[];
  /** Messages of visitors that are still to be passed on. */
  leadsWaiting: number;
  issues: readonly RecordIssues[];
  /** More than are listed, where there are very many. */
  issuesTotal: number;
};
