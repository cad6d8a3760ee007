import type { FormId } from './form-ids.ts';
import type { HeldFinding, ImportSource } from './staff-import.ts';

/** Why property software gave no usable answer. `refused` is an answer that names an error, whatever its status. */
export type ConnectionProblem = 'wrong-secret' | 'limited' | 'unreachable' | 'unreadable' | 'refused';

/** A property by its key in the software. */
export type ConnectedRecord = {
  key: string;
  /** Our own number; absent if it was never on the site. */
  recordId?: number;
  /** Empty if the site has no title for it. */
  title: string;
};

export type RecordIssues = ConnectedRecord & {
  /** If held, the site does not show it as sent. */
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
  /** Number of records in which it awaits a meaning. */
  records: number;
  choices: readonly { ours: string; label: string }[];
  /** True if a page cannot do without its meaning. */
  isNeeded: boolean;
  /** Absent until someone decides; `ours` is null if it means nothing to visitors. */
  decided?: { ours: string | null; by: string; at: string };
};

/** `at` is in ISO 8601. */
export type RemovalDecision = { what: 'removed' | 'kept'; records: number; by: string; at: string };

/** A decision on a message that was given up: send it again, or it is there already. */
export type LeadDecision = 'again' | 'there';

/** A visitor's message that the software did not accept. */
export type UntoldLead = {
  id: string;
  form: FormId;
  /** As in the Leads tool. */
  reference: string;
  /** ISO 8601. */
  askedAt: string;
  problem: ConnectionProblem;
  /** True if an answer was lost. */
  mayBeThere: boolean;
};

/** An account of property software and the state of its connection. */
export type StaffConnection = {
  source: ImportSource;
  /** Such as `Whise`. */
  title: string;
  state: 'good' | 'attention' | 'failing';
  /** ISO 8601; when it last answered properly. */
  contactAt?: string;
  problem?: ConnectionProblem;
  /** ISO 8601; the site sends it no requests before then. */
  restsUntil?: string;
  counts: {
    shown: number;
    held: number;
    withdrawn: number;
    waiting: number;
    /** Appointments that it sent, if the site reads them. */
    visits: number;
  };
  lastRun?: { startedAt: string; added: number; changed: number; unchanged: number; gone: number };
  codes: readonly SeenCode[];
  /** No longer in the software, and so many that a person must decide. */
  missing: readonly ConnectedRecord[];
  /** No longer in the software, but kept on the site by a person. */
  kept: readonly ConnectedRecord[];
  decision?: RemovalDecision;
  untold: readonly UntoldLead[];
  /** Visitors' messages still to be passed on. */
  leadsWaiting: number;
  issues: readonly RecordIssues[];
  /** May exceed the number listed. */
  issuesTotal: number;
};
