import { localized } from '../cms/fragments.ts';
import { articleProjection } from './article/article.groq.ts';
import { categoryProjection } from './category/category.groq.ts';
import { contactProjection } from './contact/contact.groq.ts';
import { officeProjection } from './office/office.groq.ts';
import { propertyListProjection } from './property-list/property-list.groq.ts';
import { sliderProjection } from './slider/slider.groq.ts';
import { statsProjection } from './stats/stats.groq.ts';
import { teamProjection } from './team/team.groq.ts';
import { testimonialProjection } from './testimonial/testimonial.groq.ts';

/**
 * What a page asks of its modules: what all share, and one conditional projection for each type. What stands under
 * `source` or `backdrop` is for loaders alone and never sent to the browser.
 */
export const moduleProjections = `_key, _type, titleSize, span, position, backgroundType, backgroundColor,
    ${localized('title')},
    ${localized('description')},
    "backdrop": {
      "one": backgroundImage{asset, hotspot, crop},
      "several": backgroundImages[]{asset, hotspot, crop}
    },
    ${articleProjection},
    ${categoryProjection},
    ${propertyListProjection},
    ${sliderProjection},
    ${statsProjection},
    ${teamProjection},
    ${officeProjection},
    ${testimonialProjection},
    ${contactProjection}` as const;
