import { startingLanguages } from 'schemas/fields/starting-languages.ts';
import type { InitialValueResolverContext, Template } from 'sanity';
import {
  type Languages,
  localizedValue,
  startingFigure,
  startingModule,
  startingPage,
} from './starting-values.ts';
import { say } from '../locale/say.ts';
import { pageFromSaved } from './saved/saved-template.ts';

type PageTemplate = {
  id: string;
  title: string;
  description: string;
  fields: (languages: Languages) => Record<string, unknown>;
};

function article(languages: Languages, fields?: Record<string, unknown>) {
  const body = localizedValue('RichText', languages);
  return startingModule('articleModule', languages, { body, imagePosition: 'right', ...fields });
}

export const pageTemplates: readonly PageTemplate[] = [
  {
    id: 'page-content',
    title: say('Content page'),
    description: say('A title and a text with a picture.'),
    fields: (languages) => ({ modules: [article(languages)] }),
  },
  {
    id: 'page-landing',
    title: say('Landing page'),
    description: say('A wide banner, a text, a few properties and automatic figures.'),
    fields: (languages) => ({
      showPageBanner: true,
      banner: {
        _type: 'banner',
        mediaType: 'image',
        height: 'standard',
        color: 'dark',
        transparent: 60,
        title: localizedValue('String', languages),
        description: localizedValue('Text', languages),
      },
      modules: [
        article(languages),
        startingModule('propertyListModule', languages, {
          goal: 'any',
          order: 'newest',
          view: 'card-view',
          itemsPerRow: 3,
          maxItems: 3,
        }),
        startingModule('statsModule', languages, {
          backgroundType: 'color',
          backgroundColor: 'soft',
          figures: [
            startingFigure('saleTotal', languages, { nl: 'Te koop', fr: 'À vendre', en: 'For sale' }),
            startingFigure('rentTotal', languages, { nl: 'Te huur', fr: 'À louer', en: 'For rent' }),
            startingFigure('cities', languages, { nl: 'Gemeenten', fr: 'Communes', en: 'Towns' }),
          ],
        }),
      ],
    }),
  },
  {
    id: 'page-articles',
    title: say('List of articles'),
    description: say('A short introduction above the articles of a category.'),
    fields: (languages) => ({
      modules: [
        article(languages),
        startingModule('categoryModule', languages, { view: 'card-view', itemsPerRow: 3, maxItems: 12 }),
      ],
    }),
  },
  {
    id: 'page-contact',
    title: say('Contact page'),
    description: say('A text, the offices with their opening hours, and the team.'),
    fields: (languages) => ({
      modules: [
        article(languages),
        startingModule('officeModule', languages),
        startingModule('teamModule', languages, { view: 'team-view', itemsPerRow: 4, maxItems: 12 }),
      ],
    }),
  },
];

export function withPageTemplates(templates: Template[]): Template[] {
  const own = pageTemplates.map(({ id, title, description, fields }) => ({
    id,
    title,
    description,
    schemaType: 'page',
    value: async (_parameters: unknown, context: InitialValueResolverContext) => {
      const languages = await startingLanguages(context);
      return startingPage(languages, fields(languages));
    },
  }));
  return [...own, pageFromSaved, ...templates.filter(({ id }) => id !== 'page')];
}
