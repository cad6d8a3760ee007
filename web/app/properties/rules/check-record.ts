import type { z } from 'zod';
import { bundleSchema } from '../import/bundle-schema.ts';
import { ownerRecord } from '../owner-records/owner-record.ts';
import type { Finding } from '../sync/sync.ts';
import { checkCategory, checkProject, checkTerm } from './directory-rules.ts';
import { findingOf, type Objection, objectionTo } from './finding.ts';
import { keepKnown, without } from './fit-record.ts';
import type { Known } from './known.ts';
import { checkOwnerRecord } from './owner-rules.ts';
import { checkProperty } from './property-rules.ts';
import { checkTexts } from './text-rules.ts';

type Setting = {
  known: Known;
  /** An ISO day. */
  today: string;
  isAccepted?: boolean;
};

type Read<Row> = { row: Row; objections: Objection[] } | { row: undefined; objections: Objection[] };

type Rules<Row> = {
  schema: z.ZodObject;
  read: (value: unknown, setting: Setting) => Read<Row>;
};

function rulesOf<Schema extends z.ZodObject>(
  schema: Schema,
  check: (row: z.infer<Schema>, known: Known, today: string) => Objection[],
): Rules<z.infer<Schema>> {
  return {
    schema,
    read: (value, { known, today }) => {
      const parsed = schema.safeParse(value, { reportInput: true });
      return parsed.success
        ? { row: parsed.data, objections: check(parsed.data, known, today) }
        : { row: undefined, objections: parsed.error.issues.map(objectionTo) };
    },
  };
}

const { PropertyTypes, Cities, Neighbourhoods, Categories, Brokers, Terms, Projects, Properties } =
  bundleSchema.shape;

/** In order of reference: lists that others refer to come first. */
export const recordRules = {
  PropertyTypes: rulesOf(PropertyTypes.element, ({ Texts }, known) => checkTexts(Texts, known)),
  Cities: rulesOf(Cities.element, ({ Texts }, known) => checkTexts(Texts, known)),
  Neighbourhoods: rulesOf(Neighbourhoods.element, ({ Texts }, known) => checkTexts(Texts, known)),
  Categories: rulesOf(Categories.element, (category, known) => [
    ...checkCategory(category, known),
    ...checkTexts(category.Texts, known),
  ]),
  Brokers: rulesOf(Brokers.element, ({ Texts }, known) => checkTexts(Texts, known)),
  Terms: rulesOf(Terms.element, (term, known) => [...checkTerm(term), ...checkTexts(term.Texts, known)]),
  Projects: rulesOf(Projects.element, checkProject),
  Properties: rulesOf(Properties.element, checkProperty),
  OwnerRecords: rulesOf(ownerRecord, checkOwnerRecord),
} as const;

type RowOf<Some> = Some extends Rules<infer Row> ? Row : never;

export type SentRow = RowOf<(typeof recordRules)[keyof typeof recordRules]>;

export type Checked<Row> = {
  /** Lacks held fields; undefined where the whole record is held. */
  row: Row | undefined;
  findings: Finding[];
};

/** Drops fields of no schema, so that nothing unintended reaches a store. */
export function cutRecord({ schema }: Rules<unknown>, sent: unknown): { cut: unknown; notes: Finding[] } {
  const unknown: string[] = [];
  const cut = keepKnown(schema, sent, unknown);
  const note = (field: string): Finding => ({ level: 'note', field, reason: 'is a field that is not known' });
  return { cut, notes: unknown.map(note) };
}

/** Leaves out wrong parts, the last one first to keep the others' places, until the rest is right or lacks a must. */
export function checkRecord<Row>(rules: Rules<Row>, cut: unknown, setting: Setting): Checked<Row> {
  const findings: Finding[] = [];
  for (let value = cut; ;) {
    const { row, objections } = rules.read(value, setting);
    const standing = objections.filter(({ isOverridable }) => !(isOverridable && setting.isAccepted));
    const notes = standing.filter(({ holds }) => holds === 'nothing');
    const wrong = standing.filter(({ holds }) => holds !== 'nothing');
    const next = wrong.at(-1);
    if (!next) return { row, findings: [...findings, ...notes.map((one) => findingOf(one, 'note', value))] };
    const smaller = wrong.every(({ holds }) => holds !== 'record')
      ? without(rules.schema, value, next.path)
      : undefined;
    if (smaller === undefined) {
      const level = ({ holds, path }: Objection) =>
        holds === 'record' || without(rules.schema, value, path) === undefined ? 'record' : 'field';
      return {
        row: undefined,
        findings: [...findings, ...wrong.map((one) => findingOf(one, level(one), value))],
      };
    }
    findings.push(findingOf(next, 'field', value));
    value = smaller;
  }
}
