import type {
  Article,
  Category,
  CookieSettings,
  Footer,
  Header,
  InterfaceText,
  Menu,
  Municipality,
  Office,
  Page,
  Popup,
  Redirect,
  PropertyEdit,
  ReplyTemplate,
  SiteSettings,
  Slider,
  TeamMember,
  Testimonial,
  Theme,
  TopBar,
} from 'schemas/generated/content.ts';

/** A stored document without the fields that the lake adds. */
type Seeded<Document> = Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>;

export type SeededPage = Seeded<Page>;
export type SeededArticle = Seeded<Article>;
export type SeededCategory = Seeded<Category>;
export type SeededOffice = Seeded<Office>;
export type SeededTeamMember = Seeded<TeamMember>;
export type SeededTestimonial = Seeded<Testimonial>;
export type SeededPropertyEdit = Seeded<PropertyEdit>;
export type SeededReplyTemplate = Seeded<ReplyTemplate>;
export type SeededSlider = Seeded<Slider>;
export type SeededRedirect = Seeded<Redirect>;
export type SeededMunicipality = Seeded<Municipality>;
export type SeededText = Seeded<InterfaceText>;
export type SeededMenu = Seeded<Menu>;
export type SeededSettings = Seeded<SiteSettings>;
export type SeededTheme = Seeded<Theme>;
export type SeededTopBar = Seeded<TopBar>;
export type SeededHeader = Seeded<Header>;
export type SeededFooter = Seeded<Footer>;
export type SeededPopup = Seeded<Popup>;
export type SeededCookieSettings = Seeded<CookieSettings>;

export type SeededDocument =
  | SeededPage
  | SeededArticle
  | SeededCategory
  | SeededOffice
  | SeededTeamMember
  | SeededTestimonial
  | SeededPropertyEdit
  | SeededReplyTemplate
  | SeededSlider
  | SeededRedirect
  | SeededMunicipality
  | SeededText
  | SeededMenu
  | SeededSettings
  | SeededTheme
  | SeededTopBar
  | SeededHeader
  | SeededFooter
  | SeededPopup
  | SeededCookieSettings;

type Part<Document> = Document extends SeededDocument
  ? Pick<Document, '_id' | '_type'> & Partial<Document>
  : never;

/** A document of one agency: its fields replace those of the starter's document with the same id. */
export type OwnDocument = Part<SeededDocument>;
