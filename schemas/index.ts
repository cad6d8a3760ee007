import type { SchemaTypeDefinition } from '@sanity/types';
import { page } from './documents/page.ts';
import { interfaceText } from './documents/interface-text.ts';
import { modules } from './modules/index.ts';
import { menuItem, menuSubitem } from './objects/menu-item.ts';
import { moduleSpan } from './objects/module-span.ts';
import { picture } from './objects/picture.ts';
import { postalAddress } from './objects/postal-address.ts';
import { richText } from './objects/rich-text.ts';
import { statsFigure } from './objects/stats-figure.ts';
import { menu } from './singletons/menu.ts';
import { siteSettings } from './singletons/site-settings.ts';
import { theme } from './singletons/theme.ts';

const documents = [page, interfaceText];
const singletons = [siteSettings, menu, theme];
const objects = [menuItem, menuSubitem, moduleSpan, picture, postalAddress, richText, statsFigure];

/** The whole content model, except the localized types that the language plugin adds. */
export const schemaTypes: SchemaTypeDefinition[] = [...documents, ...singletons, ...objects, ...modules];
