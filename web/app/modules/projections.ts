import { articleProjection } from './article/article.groq.ts';
import { propertyListProjection } from './property-list/property-list.groq.ts';
import { statsProjection } from './stats/stats.groq.ts';

/** What a page asks of its modules: one conditional projection for each type. */
export const moduleProjections = `${articleProjection},
    ${propertyListProjection},
    ${statsProjection}` as const;
