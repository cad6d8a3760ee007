import { validateDocumentInternal } from '@sanity/validation/_internal';
import { compileSchema } from './compile.ts';
import { validationContext, localized } from './rules/validation-context.test-data.ts';

const schema = compileSchema();

type Fields = Record<string, unknown> & { _type: string };

type Content = { settings?: object | null; holders?: object[]; others?: string[] };

export async function problemsOf(
  fields: Fields,
  { settings = null, holders = [], others = [] }: Content = {},
): Promise<string[]> {
  const stamp = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: '1' };
  const { context, fetch } = validationContext([]);
  const resultOf = (query: string) => {
    if (query.includes('site-settings')) return settings;
    if (query.includes('"redirects"')) return undefined;
    return query.includes('formerPaths') ? holders : others;
  };
  fetch.mockImplementation((query) => Promise.resolve(resultOf(query)));
  const markers = await validateDocumentInternal({
    document: { _id: 'drafts.own', ...stamp, ...fields },
    schema,
    environment: 'studio',
    getClient: context.getClient,
    getDocumentExists: () => Promise.resolve(true),
  });
  return markers.map(({ level, path, message }) => {
    const steps = path.map((step) => (typeof step === 'object' ? '[]' : step)).join('.');
    return `${level === 'warning' ? '? ' : ''}${steps}: ${message}`;
  });
}

/** A localized field as stored, such as `texts('String', { nl: 'Te koop' })`. */
export const texts = (kind: 'String' | 'Text' | 'RichText' | 'Table', values: Record<string, unknown>) =>
  localized(values).map((item) => ({ ...item, _type: `internationalizedArray${kind}Value` }));
