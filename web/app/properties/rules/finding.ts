import type { z } from 'zod';
import type { Finding } from '../sync/sync.ts';
import { type Path, valueAt } from './fit-record.ts';

/** The path decides what is left out, unless the rule holds the record. */
export type Objection = Pick<Finding, 'reason' | 'words' | 'isOverridable'> & {
  path: Path;
  holds?: 'nothing' | 'record';
  /** Nobody may read the words beside the reason. */
  isPrivate?: boolean;
};

const longestShown = 80;

function shortOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

export function findingOf(
  { path, reason, words, isOverridable, isPrivate }: Objection,
  level: Finding['level'],
  record: unknown,
): Finding {
  const value = isPrivate ? undefined : shortOf(valueAt(record, path));
  return {
    level,
    field: path.join('.'),
    reason,
    ...(words && { words }),
    ...(value !== undefined && { value }),
    ...(isOverridable && level !== 'note' && { isOverridable }),
  };
}

const kinds: Readonly<Record<string, string>> = {
  string: 'is no text',
  number: 'is no number',
  int: 'is no whole number',
  boolean: 'is neither true nor false',
  array: 'is no list',
  object: 'is no record',
};

export function objectionTo(issue: z.core.$ZodIssue): Objection {
  const { path } = issue;
  if (issue.code === 'invalid_type')
    return issue.input === undefined && issue.message.endsWith('received undefined')
      ? { path, reason: 'is missing' }
      : { path, reason: kinds[issue.expected] ?? 'is of another kind' };
  if (issue.code === 'too_small')
    return { path, reason: 'is too short or too small: the least is {1}', words: [String(issue.minimum)] };
  if (issue.code === 'too_big')
    return { path, reason: 'is too long or too large: the most is {1}', words: [String(issue.maximum)] };
  if (issue.code === 'invalid_value')
    return { path, reason: 'is none of: {1}', words: [issue.values.map(String).join(', ')] };
  if (issue.code === 'invalid_format' && issue.message.startsWith('Invalid'))
    return { path, reason: 'has another form than {1}', words: [issue.format] };
  return { path, reason: issue.message };
}
