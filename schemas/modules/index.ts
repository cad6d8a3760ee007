import { articleModule } from './article-module.ts';
import { propertyListModule } from './property-list-module.ts';
import { statsModule } from './stats-module.ts';

/** Every module, in the order the studio offers them. */
export const modules = [articleModule, propertyListModule, statsModule];
