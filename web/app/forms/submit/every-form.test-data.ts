import type { FieldKind } from '../definition/field-kinds.server.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { encoded, filled, type Poster, post, someProperty } from './posting.test-data.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

/** Each field without choices takes the first of these that it accepts. */
const answers = [
  'An',
  'an@example.com',
  '0470 00 00 00',
  '2800',
  'Korenmarkt 999',
  '10:00–13:00',
  '2026-11-25T09:00Z',
  'sale?type=1',
  '2026-12-24',
  '17:00',
  '1',
];

export const isRight = ({ schema, fits }: FieldKind, value: string): boolean =>
  schema.safeParse(value).success && (!fits || fits(value, sampleCatalogue));

/** @throws Error for a field that accepts none of the values above */
function acceptableValues({ id, fields }: FormDefinition): Record<string, string> {
  const values = Object.entries(fields).map(([name, field]) => {
    const choices = (field.choices ?? []).map(({ value }) => value);
    const value = [...choices, ...answers].find((each) => isRight(field, each));
    if (value === undefined) throw new Error(`Nothing that is known here fits "${name}" of ${id}.`);
    return [name, value];
  });
  return Object.fromEntries(values) as Record<string, string>;
}

const someHomeToRent = '2139';

async function isAccepted({ accepts }: FormDefinition, id: string): Promise<boolean> {
  const property = await sampleCatalogue.find(id, 'nl');
  return property !== undefined && accepts?.(property) !== false;
}

export async function postForm(
  definition: FormDefinition,
  values: Record<string, string>,
  { hidden = {}, ...poster }: Poster & { hidden?: Record<string, string> } = {},
) {
  const { id } = definition;
  const fields = await filled({ ...acceptableValues(definition), ...values }, { form: id });
  const propertyId = (await isAccepted(definition, someProperty)) ? someProperty : someHomeToRent;
  return post(encoded({ ...fields, ...hidden }), { propertyId, projectId: '71', ...poster });
}

const isWhole = process.env['VERIFY'] === 'whole';

/**
 * Every `step`-th text, starting elsewhere for each `place`, so that many places together get every text.
 * All of them where VERIFY is `whole`.
 */
export function sampleFor(place: number, step: number, texts: readonly string[]): readonly string[] {
  return isWhole ? texts : texts.filter((_, index) => (index + place) % step === 0);
}
