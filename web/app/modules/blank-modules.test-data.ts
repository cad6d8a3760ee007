import type { ModuleOf, ModuleType } from '../cms/content.ts';

const common = {
  _key: 'blank',
  title: null,
  titleSize: null,
  description: null,
  span: null,
  position: null,
  backgroundType: null,
  backgroundColor: null,
  backdrop: { one: null, several: null },
} as const;

/** A module of each type as its query gives it when an editor has filled in nothing. */
export const blankModules: { [Type in ModuleType]: ModuleOf<Type> } = {
  articleModule: {
    ...common,
    _type: 'articleModule',
    imagePosition: null,
    body: null,
    source: { picture: null },
  },
  categoryModule: {
    ...common,
    _type: 'categoryModule',
    view: null,
    isNumbered: null,
    itemsPerRow: null,
    source: { maxItems: null, picked: null, ofCategory: [] },
  },
  propertyListModule: {
    ...common,
    _type: 'propertyListModule',
    view: null,
    itemsPerRow: null,
    source: { goal: null, maxItems: null, advancedCondition: null, filters: null },
  },
  sliderModule: { ...common, _type: 'sliderModule', source: null },
  statsModule: { ...common, _type: 'statsModule', figures: null, source: { figures: null } },
  teamModule: {
    ...common,
    _type: 'teamModule',
    view: null,
    itemsPerRow: null,
    source: { maxItems: null, members: [] },
  },
  officeModule: { ...common, _type: 'officeModule', source: { picked: null, all: [] } },
  testimonialModule: {
    ...common,
    _type: 'testimonialModule',
    view: null,
    itemsPerRow: null,
    source: { maxItems: null, picked: null, newest: [] },
  },
  contactModule: { ...common, _type: 'contactModule', source: { form: null } },
};

/** The same, with one entry in each list that has nothing filled in either. */
export const hollowModules: { [Type in ModuleType]: ModuleOf<Type> } = {
  ...blankModules,
  categoryModule: {
    ...blankModules.categoryModule,
    source: {
      maxItems: null,
      picked: null,
      ofCategory: [{ _id: 'hollow', title: null, summary: null, picture: null, body: null }],
    },
  },
  propertyListModule: {
    ...blankModules.propertyListModule,
    source: {
      goal: null,
      maxItems: null,
      advancedCondition: null,
      filters: [{ logic: null, field: null, operator: null, compareWithField: null, compareWithValue: null }],
    },
  },
  sliderModule: {
    ...blankModules.sliderModule,
    source: {
      isCentered: null,
      slides: [{ _key: 'hollow', title: null, description: null, picture: null, link: null }],
    },
  },
  statsModule: {
    ...blankModules.statsModule,
    figures: [{ _key: 'hollow', label: null }],
    source: { figures: [{ _key: 'hollow', value: null, source: null }] },
  },
  teamModule: {
    ...blankModules.teamModule,
    source: {
      maxItems: null,
      members: [
        {
          _id: 'hollow',
          name: null,
          phone: null,
          email: null,
          brokerNumber: null,
          role: null,
          description: null,
          portrait: null,
        },
      ],
    },
  },
  officeModule: {
    ...blankModules.officeModule,
    source: {
      picked: null,
      all: [
        {
          _id: 'hollow',
          name: null,
          address: null,
          phone: null,
          email: null,
          openingHours: null,
          description: null,
          picture: null,
        },
      ],
    },
  },
  testimonialModule: {
    ...blankModules.testimonialModule,
    source: {
      maxItems: null,
      picked: null,
      newest: [{ _id: 'hollow', author: null, place: null, date: null, quote: null }],
    },
  },
};
