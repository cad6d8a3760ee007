import type { AnswerShapes } from 'schemas/answer-shapes.ts';
import generated from 'schemas/generated/answers.json' with { type: 'json' };
import type { AnswerName } from './fit-answer.ts';

const { answers, shapes } = generated as unknown as AnswerShapes<AnswerName>;

const image = `image-${'a'.repeat(40)}-1600x900-jpg`;
const day = '2026-01-01';
const moment = `${day}T08:00:00Z`;

const texts: Readonly<Record<string, string>> = {
  language: 'nl',
  _ref: image,
  _updatedAt: moment,
  _createdAt: moment,
  showFrom: moment,
  showUntil: '2099-01-01T08:00:00Z',
  from: day,
  until: day,
  date: day,
  url: 'https://partner.example/',
  sourceUrl: 'https://partner.example/',
  externalLink: 'https://partner.example/',
  address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
};

export function sampleAnswer(name: AnswerName): unknown {
  return sample(answers[name], name);
}

function sample(place: number, field: string): unknown {
  const shape = shapes[place];
  if (shape === undefined || shape === 'null' || shape === 'missing' || shape === 'unknown') return null;
  if (shape === 'string') return texts[field] ?? 'Woord';
  if (shape === 'number') return 2;
  if (shape === 'boolean') return true;
  if ('is' in shape) return shape.is;
  if ('any' in shape) return sample(first(shape.any), field);
  if ('list' in shape) return kindsOf(shape.list).map((kind) => sample(kind, field));
  return Object.fromEntries(Object.entries(shape.fields).map(([name, value]) => [name, sample(value, name)]));
}

function kindsOf(place: number): readonly number[] {
  const shape = shapes[place];
  return typeof shape === 'object' && 'any' in shape ? shape.any : [place];
}

const isValue = (place: number) => shapes[place] !== 'null' && shapes[place] !== 'missing';
const first = (places: readonly number[]) => places.find(isValue) ?? 0;

export type Place = readonly (string | number)[];

export function placesIn(value: unknown, above: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return names.flatMap((name) => {
    const place = [...above, name];
    return [place, ...placesIn(Reflect.get(value, name), place)];
  });
}

export function withValue(answer: unknown, place: Place, value: unknown): unknown {
  const copy = structuredClone(answer) as object;
  let holder: object = copy;
  for (const name of place.slice(0, -1)) holder = Reflect.get(holder, name) as object;
  Reflect.set(holder, place.at(-1) ?? '', value);
  return copy;
}
