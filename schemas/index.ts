import type { SchemaTypeDefinition } from '@sanity/types';
import { article } from './documents/article.ts';
import { category } from './documents/category.ts';
import { draftLink } from './documents/draft-link.ts';
import { interfaceText } from './documents/interface-text.ts';
import { municipality } from './documents/municipality.ts';
import { office } from './documents/office.ts';
import { page } from './documents/page.ts';
import { pageTemplate } from './documents/page-template.ts';
import { popup } from './documents/popup.ts';
import { propertyEdit } from './documents/property-edit.ts';
import { redirect } from './documents/redirect.ts';
import { replyTemplate } from './documents/reply-template.ts';
import { publicationRequest } from './documents/publication-request.ts';
import { schedule } from './documents/schedule.ts';
import { slider } from './documents/slider.ts';
import { teamMember } from './documents/team-member.ts';
import { testimonial } from './documents/testimonial.ts';
import { modules } from './modules/index.ts';
import { objects } from './objects/index.ts';
import { cookieSettings } from './singletons/cookie-settings.ts';
import { header, topBar, menu, footer } from './singletons/layout.ts';
import { siteSettings } from './singletons/site-settings.ts';
import { theme } from './singletons/theme.ts';

export const documents = [
  page,
  pageTemplate,
  article,
  category,
  office,
  teamMember,
  testimonial,
  replyTemplate,
  popup,
  slider,
  propertyEdit,
  municipality,
  redirect,
  interfaceText,
  draftLink,
  publicationRequest,
  schedule,
];

export const singletons = [siteSettings, menu, theme, topBar, header, footer, cookieSettings];

/** The whole content model, except the localized types that the language plugin adds. */
export const schemaTypes: SchemaTypeDefinition[] = [...documents, ...singletons, ...objects, ...modules];
