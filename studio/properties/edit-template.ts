import type { Template } from 'sanity';
import { say } from '../locale/say.ts';

const id = 'property-edit-of';

/** Parameters of the template: the property that a new document is about. */
type About = { reference: string };

export const propertyEditTemplate: Template<About, About> = {
  id,
  title: say('Property'),
  schemaType: 'propertyEdit',
  parameters: [{ name: 'reference', title: say('Property'), type: 'string' }],
  value: (about) => ({ reference: about?.reference ?? '' }),
};

export function isPropertyEditTemplate(templateId: string): boolean {
  return templateId === id;
}
