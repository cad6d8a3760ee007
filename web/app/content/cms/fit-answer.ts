import type { AnswerShapes } from 'schemas/answer-shapes.ts';
import generated from 'schemas/generated/answers.json' with { type: 'json' };

export type AnswerName = keyof typeof generated.answers;

type Fitted = {
  value: unknown;
  losses: readonly string[];
};

const { answers, shapes } = generated as unknown as AnswerShapes<AnswerName>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a wrong type becomes null or leaves its list: programs may store what the Studio refuses. */
export function fitAnswer(name: AnswerName, value: unknown): Fitted | undefined {
  return fit(value, answers[name], '');
}

function fit(value: unknown, place: number, path: string): Fitted | undefined {
  const shape = shapes[place];
  if (shape === undefined || shape === 'unknown') return { value, losses: [] };
  if (typeof shape === 'string') return isOfType(value, shape) ? { value, losses: [] } : undefined;
  if ('is' in shape) return value === shape.is ? { value, losses: [] } : undefined;
  if ('any' in shape) return fitBest(value, shape.any, path);
  if ('list' in shape) return Array.isArray(value) ? fitList(value, shape.list, path) : undefined;
  return isRecord(value) ? fitFields(value, shape.fields, path) : undefined;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  return type === 'missing' ? value === undefined : typeof value === type;
}

function fitBest(value: unknown, places: readonly number[], path: string): Fitted | undefined {
  let best: Fitted | undefined;
  for (const place of places) {
    const fitted = fit(value, place, path);
    if (fitted && (!best || fitted.losses.length < best.losses.length)) best = fitted;
    if (best?.losses.length === 0) return best;
  }
  return best ?? fitUnknownKind(value, places, path);
}

/** Fits what an entry of a kind that no schema has shares with another kind, because the page says where it is. */
function fitUnknownKind(value: unknown, places: readonly number[], path: string): Fitted | undefined {
  if (!isRecord(value) || typeof value['_type'] !== 'string') return undefined;
  for (const place of places) {
    const shape = shapes[place];
    if (typeof shape !== 'object' || !('fields' in shape)) continue;
    const kind = shapes[shape.fields['_type'] ?? -1];
    if (typeof kind !== 'object' || !('is' in kind)) continue;
    const shared = Object.entries(shape.fields).filter(([name]) => Object.hasOwn(value, name));
    const fitted = fitFields({ ...value, _type: kind.is }, Object.fromEntries(shared), path);
    if (fitted)
      return { value: { ...(fitted.value as object), _type: value['_type'] }, losses: fitted.losses };
  }
  return undefined;
}

function fitList(values: readonly unknown[], place: number, path: string): Fitted {
  const fitted = values.map((value, index) => {
    const at = `${path}[${String(index)}]`;
    return fit(value, place, at) ?? { value: undefined, losses: [at] };
  });
  return {
    value: fitted.map(({ value }) => value).filter((value) => value !== undefined),
    losses: fitted.flatMap(({ losses }) => losses),
  };
}

function fitFields(
  given: Record<string, unknown>,
  fields: Record<string, number>,
  path: string,
): Fitted | undefined {
  const value = { ...given };
  const losses: string[] = [];
  for (const [name, place] of Object.entries(fields)) {
    const at = path === '' ? name : `${path}.${name}`;
    const fitted = fit(given[name], place, at) ?? withoutValue(given[name], place, at);
    if (!fitted) return undefined;
    losses.push(...fitted.losses);
    value[name] = fitted.value;
  }
  return { value, losses };
}

function withoutValue(wrong: unknown, place: number, path: string): Fitted | undefined {
  const losses = wrong === undefined ? [] : [path];
  if (fit(null, place, path)) return { value: null, losses };
  return fit(undefined, place, path) && { value: undefined, losses };
}
