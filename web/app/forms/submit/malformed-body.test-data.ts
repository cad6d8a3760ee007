import fc from 'fast-check';
import { formIds } from 'schemas/form-ids.ts';
import { formDefinitions } from '../definitions.server.ts';
import { hiddenFields } from '../definition/form-content.ts';

const names = [
  ...Object.values(formDefinitions).flatMap(({ fields }) => Object.keys(fields)),
  ...Object.values(hiddenFields),
];

/** Names that mean something to the language or to a library. */
const odd = [
  '__proto__',
  'constructor',
  '__intent__',
  '__state__',
  'firstName[0]',
  'firstName.a',
  '_form[]',
  'List-Unsubscribe',
  '',
];

const pairs = fc.array(
  fc.tuple(
    fc.constantFrom(...names, ...odd),
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...formIds)),
  ),
  { maxLength: 12 },
);

const form = fc.constantFrom(...formIds);
const asForm = (rest: fc.Arbitrary<string>) =>
  fc.tuple(form, rest).map(([id, text]) => `${hiddenFields.form}=${id}&${text}`);

/** Bytes, text, and forms that no browser has written. */
export const malformedBody: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => bytes.slice()),
  fc.string({ unit: 'binary', maxLength: 300 }),
  pairs.map((list) => new URLSearchParams(list).toString()),
  asForm(pairs.map((list) => new URLSearchParams(list).toString())),
  asForm(fc.string({ maxLength: 40 }).map((text) => `firstName=%${text}`)),
  asForm(fc.json().map((json) => `__state__=${encodeURIComponent(json)}&__intent__=${json}`)),
  asForm(fc.integer({ min: 1, max: 9 }).map((times) => `message=${'x'.repeat(times * 16_384)}`)),
);

/** Mostly the type of a form, so that the body is read. */
export const malformedType: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/x-www-form-urlencoded') },
  fc.constantFrom('application/json', 'multipart/form-data', 'text/plain;charset=utf-8', 'x'),
);
