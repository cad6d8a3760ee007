import generated from 'schemas/generated/schema.json' with { type: 'json' };
import { moduleLoaders } from './registry.server.ts';

type Fields = Record<string, unknown>;
type Declared = { name: string; value?: { attributes?: Fields } };

/** Two states of a module that differ in one field; what else that field needs is in both. */
type Pair = readonly [Fields, Fields];

const localized = <Value>(value: Value) => [{ language: 'nl', value }];
const words = (text: string) => localized(text);
const rich = (text: string) =>
  localized([{ _type: 'block', _key: 'b', style: 'normal', children: [{ _type: 'span', _key: 's', text }] }]);
const to = (name: string) => ({ _type: 'reference', _key: name, _ref: name });
const picture = (digit: string) => ({
  _type: 'picture',
  _key: digit,
  asset: { _type: 'reference', _ref: `image-${digit.repeat(40)}-1600x900-jpg` },
  alt: words(`Beeld ${digit}`),
});
const question = (text: string) => ({ _key: 'a', question: words(text), answer: rich('Ja.') });
const table = (text: string) => [
  { _key: 'a', cells: ['Kost', 'Bedrag'] },
  { _key: 'b', cells: [text, '€ 90'] },
];
const figure = (value: string) => ({ _key: 'a', source: 'manual', value, label: words('jaar') });
const download = (title: string, digit: string) => ({
  _key: 'a',
  title: words(title),
  file: { asset: { _type: 'reference', _ref: `file-${digit.repeat(40)}-pdf` } },
});
const place = (name: string, coordinates: string) => ({ _key: 'a', name: words(name), coordinates });
const logo = (url?: string) => ({ _key: 'a', picture: picture('1'), url });
const link = (url: string) => ({ _key: 'a', label: words('Verder'), url });
const condition = {
  _key: 'a',
  logic: 'and',
  field: 'mainType',
  operator: 'equals',
  compareWithValue: 'garage',
};
const span = (sm: number, md: number, lg: number) => ({ _type: 'moduleSpan', sm, md, lg });

const article = (name: string, category: string) => ({
  _id: name,
  _type: 'article',
  status: 'published',
  title: words(`Artikel ${name}`),
  body: rich(`Tekst van ${name}`),
  category: to(category),
});
const member = (name: string, office: string) => ({
  _id: name,
  _type: 'teamMember',
  status: 'published',
  name,
  office: to(office),
});
const testimonial = (name: string) => ({
  _id: name,
  _type: 'testimonial',
  status: 'published',
  author: name,
  date: '2026-01-01',
  quote: words(`Gezegd door ${name}`),
});
const office = (name: string) => ({
  _id: name,
  _type: 'office',
  status: 'published',
  name,
  coordinates: '51.0281, 4.4803',
});
const slider = (name: string) => ({
  _id: name,
  _type: 'slider',
  slides: [{ _key: 'a', status: 'published', title: words(`Beeld van ${name}`) }],
});

/** Documents that the modules refer to. */
export const relatedDocuments = [
  { _id: 'above', _type: 'category' },
  { _id: 'below', _type: 'category', parent: to('above') },
  ...['a', 'b', 'c'].map((name) => article(name, 'above')),
  article('d', 'below'),
  ...['Mechelen', 'Leuven'].map(office),
  ...['An', 'Bert', 'Chris'].map((name) => member(name, 'Mechelen')),
  member('Dirk', 'Leuven'),
  ...['Els', 'Farid', 'Greet'].map(testimonial),
  ...['first', 'second'].map(slider),
];

const coloured = (backgroundColor: string) => ({ backgroundType: 'color', backgroundColor });

const shared: Record<string, Pair> = {
  title: [{ title: words('Een') }, { title: words('Twee') }],
  titleSize: [
    { title: words('Een'), titleSize: 'h2' },
    { title: words('Een'), titleSize: 'h3' },
  ],
  description: [{ description: words('Een') }, { description: words('Twee') }],
  position: [{ position: 'above' }, { position: 'below' }],
  'span.sm': [{ span: span(12, 12, 12) }, { span: span(6, 12, 12) }],
  'span.md': [{ span: span(12, 12, 12) }, { span: span(12, 6, 12) }],
  'span.lg': [{ span: span(12, 12, 12) }, { span: span(12, 12, 6) }],
  backgroundType: [{ ...coloured('soft'), backgroundType: 'none' }, coloured('soft')],
  backgroundColor: [coloured('soft'), coloured('dark')],
  backgroundImage: [{ backgroundType: 'image' }, { backgroundType: 'image', backgroundImage: picture('1') }],
  backgroundImages: [
    { backgroundType: 'gallery', backgroundImages: [picture('1')] },
    { backgroundType: 'gallery', backgroundImages: [picture('1'), picture('2')] },
  ],
};

const most: Pair = [{ maxItems: 1 }, { maxItems: 2 }];
const perRow: Pair = [{ itemsPerRow: 2 }, { itemsPerRow: 3 }];
const cardsOrList: Pair = [{ view: 'card-view' }, { view: 'list-view' }];
const ofAbove = (fields: Fields) => ({ category: to('above'), maxItems: 12, ...fields });

const views = (fields: Fields) => ({ before: picture('1'), after: picture('2'), ...fields });

const own: Record<string, Record<string, Pair>> = {
  articleModule: {
    body: [{ body: rich('Een') }, { body: rich('Twee') }],
    picture: [{ picture: picture('1') }, { picture: picture('2') }],
    imagePosition: [
      { picture: picture('1'), imagePosition: 'left' },
      { picture: picture('1'), imagePosition: 'right' },
    ],
  },
  categoryModule: {
    category: [ofAbove({}), ofAbove({ category: to('below') })],
    isHasSubcategories: [ofAbove({}), ofAbove({ isHasSubcategories: true })],
    articles: [ofAbove({}), ofAbove({ articles: [to('b')] })],
    'view: list': [ofAbove({ view: 'card-view' }), ofAbove({ view: 'list-view' })],
    'view: accordion': [ofAbove({ view: 'list-view' }), ofAbove({ view: 'collapse-view' })],
    'view: in full': [ofAbove({ view: 'collapse-view' }), ofAbove({ view: 'single-view' })],
    'isNumbered: cards': [ofAbove({}), ofAbove({ isNumbered: true })],
    'isNumbered: list': [ofAbove({ view: 'list-view' }), ofAbove({ view: 'list-view', isNumbered: true })],
    'maxItems: cards': [ofAbove({ maxItems: 1 }), ofAbove({ maxItems: 2 })],
    'maxItems: list': [
      ofAbove({ view: 'list-view', maxItems: 1 }),
      ofAbove({ view: 'list-view', maxItems: 2 }),
    ],
    'maxItems: accordion': [
      ofAbove({ view: 'collapse-view', maxItems: 1 }),
      ofAbove({ view: 'collapse-view', maxItems: 2 }),
    ],
    'maxItems: in full': [
      ofAbove({ view: 'single-view', maxItems: 1 }),
      ofAbove({ view: 'single-view', maxItems: 2 }),
    ],
    itemsPerRow: [ofAbove({ itemsPerRow: 2 }), ofAbove({ itemsPerRow: 3 })],
  },
  propertyListModule: {
    goal: [{ goal: 'sale' }, { goal: 'rent' }],
    order: [
      { order: 'newest', references: ['2101'] },
      { order: 'chosen', references: ['2101'] },
    ],
    references: [
      { order: 'chosen', references: ['2101'] },
      { order: 'chosen', references: ['2102'] },
    ],
    filters: [{}, { filters: [condition] }],
    advancedCondition: [{}, { advancedCondition: 'price < 1000' }],
    view: cardsOrList,
    'maxItems: cards': most,
    'maxItems: list': [
      { view: 'list-view', maxItems: 1 },
      { view: 'list-view', maxItems: 2 },
    ],
    itemsPerRow: perRow,
  },
  sliderModule: { slider: [{ slider: to('first') }, { slider: to('second') }] },
  statsModule: { figures: [{ figures: [figure('16')] }, { figures: [figure('37')] }] },
  teamModule: {
    office: [{ office: to('Mechelen') }, { office: to('Leuven') }],
    maxItems: most,
    itemsPerRow: perRow,
  },
  officeModule: { offices: [{ offices: [to('Mechelen')] }, { offices: [to('Leuven')] }] },
  testimonialModule: {
    testimonials: [{ testimonials: [to('Els')] }, { testimonials: [to('Farid')] }],
    view: cardsOrList,
    maxItems: most,
    itemsPerRow: perRow,
  },
  quoteModule: {
    testimonial: [{ testimonial: to('Els') }, { testimonial: to('Farid') }],
    quote: [{ quote: words('Een') }, { quote: words('Twee') }],
    author: [
      { quote: words('Een'), author: 'Els' },
      { quote: words('Een'), author: 'Farid' },
    ],
    role: [{ quote: words('Een') }, { quote: words('Een'), role: words('Koper') }],
    picture: [{ quote: words('Een') }, { quote: words('Een'), picture: picture('1') }],
  },
  questionsModule: {
    questions: [{ questions: [question('Waar?')] }, { questions: [question('Wanneer?')] }],
    view: [
      { questions: [question('Waar?')], view: 'collapse-view' },
      { questions: [question('Waar?')], view: 'list-view' },
    ],
  },
  tableModule: {
    filledBy: [{ filledBy: 'cookies' }, { filledBy: 'retention' }],
    table: [{ table: localized(table('Een')) }, { table: localized(table('Twee')) }],
    caption: [
      { table: localized(table('Een')), caption: words('Een') },
      { table: localized(table('Een')), caption: words('Twee') },
    ],
    hasHeaderRow: [
      { table: localized(table('Een')), hasHeaderRow: true },
      { table: localized(table('Een')), hasHeaderRow: false },
    ],
    hasHeaderColumn: [
      { table: localized(table('Een')), hasHeaderColumn: true },
      { table: localized(table('Een')), hasHeaderColumn: false },
    ],
  },
  callToActionModule: { links: [{ links: [link('/nl/een/')] }, { links: [link('/nl/twee/')] }] },
  videoModule: {
    address: [
      { address: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' },
      { address: 'https://www.youtube.com/watch?v=bbbbbbbbbbb' },
    ],
    poster: [
      { address: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' },
      { address: 'https://www.youtube.com/watch?v=aaaaaaaaaaa', poster: picture('1') },
    ],
  },
  beforeAfterModule: {
    before: [views({}), views({ before: picture('3') })],
    beforeLabel: [views({}), views({ beforeLabel: words('Toen') })],
    after: [views({}), views({ after: picture('3') })],
    afterLabel: [views({}), views({ afterLabel: words('Nu') })],
  },
  downloadsModule: {
    files: [{ files: [download('Gids', '1')] }, { files: [download('Gids', '2')] }],
  },
  galleryModule: { pictures: [{ pictures: [picture('1')] }, { pictures: [picture('2')] }] },
  logosModule: { logos: [{ logos: [logo()] }, { logos: [logo('https://notaris.example/')] }] },
  mapModule: {
    offices: [{ offices: [to('Mechelen')] }, { offices: [to('Leuven')] }],
    places: [{ places: [place('Werf', '51.0281, 4.4803')] }, { places: [place('Werf', '50.8796, 4.7009')] }],
  },
  embedModule: {
    address: [{ address: 'https://calendly.com/een' }, { address: 'https://calendly.com/twee' }],
    shape: [
      { address: 'https://calendly.com/een', shape: 'wide' },
      { address: 'https://calendly.com/een', shape: 'tall' },
    ],
    poster: [
      { address: 'https://calendly.com/een' },
      { address: 'https://calendly.com/een', poster: picture('1') },
    ],
  },
  contactModule: { form: [{ form: 'site-contact' }, { form: 'site-contact-small' }] },
};

/** The page leaves out what is not shown now; people have one view. */
const elsewhere: Record<string, readonly string[]> = { teamModule: ['view'] };
const ofPage = ['_type', 'status', 'showFrom', 'showUntil'];

/** Name of a field from `span.sm` or `view: list`. */
const fieldOf = (name: string) => name.split(/[.:]/)[0] ?? name;

export const fieldPairs = Object.keys(moduleLoaders).flatMap((type) =>
  Object.entries({ ...shared, ...own[type] }).map(([name, pair]) => ({ type, name, pair })),
);

/** Fields of the schema without a pair, and pairs without a field. */
export function uncoveredFields(): string[] {
  const declared = generated as unknown as Declared[];
  return Object.keys(moduleLoaders).flatMap((type) => {
    const fields = Object.keys(declared.find(({ name }) => name === type)?.value?.attributes ?? {});
    const known = fieldPairs.filter((pair) => pair.type === type).map(({ name }) => fieldOf(name));
    const covered = [...known, ...ofPage, ...(elsewhere[type] ?? [])];
    const forgotten = fields.filter((name) => !covered.includes(name));
    return [...forgotten, ...known.filter((name) => !fields.includes(name))].map((name) => `${type}.${name}`);
  });
}
