import type { ComponentType } from 'react';
import type { ModuleType } from '../cms/content.ts';
import { Article } from './article/article.tsx';
import type { ModuleProps } from './module-data.ts';
import { PropertyList } from './property-list/property-list.tsx';
import { Stats } from './stats/stats.tsx';

/** Which component shows which type of module. */
export const moduleRegistry = {
  articleModule: Article,
  propertyListModule: PropertyList,
  statsModule: Stats,
} satisfies { [Type in ModuleType]?: ComponentType<ModuleProps<Type>> };
