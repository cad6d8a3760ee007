import { localized, pictureColour, isUntranslated } from '../../content/cms/fragments.ts';
import type { ModuleOf, ModuleType } from '../../content/cms/content.ts';
import { articleProjection, loadArticle } from './article/article.server.ts';
import { beforeAfterProjection, loadBeforeAfter } from './before-after/before-after.server.ts';
import { callToActionProjection, loadCallToAction } from './call-to-action/call-to-action.server.ts';
import { categoryProjection, loadCategory } from './category/category.server.ts';
import { contactProjection, loadContact } from './contact/contact.server.ts';
import { downloadsProjection, loadDownloads } from './downloads/downloads.server.ts';
import { embedProjection, loadEmbed } from './embed/embed.server.ts';
import { galleryProjection, loadGallery } from './gallery/gallery.server.ts';
import { loadLogos, logosProjection } from './logos/logos.server.ts';
import { loadMap, mapProjection } from './map/map.server.ts';
import type { ModuleContext } from './module-contract.ts';
import { loadOffice, officeProjection } from './office/office.server.ts';
import { loadPropertyList, propertyListProjection } from './property-list/property-list.server.ts';
import { loadQuestions, questionsProjection } from './questions/questions.server.ts';
import { loadQuote, quoteProjection } from './quote/quote.server.ts';
import { loadSlider, sliderProjection } from './slider/slider.server.ts';
import { loadStats, statsProjection } from './stats/stats.server.ts';
import { loadTable, tableProjection } from './table/table.server.ts';
import { loadTeam, teamProjection } from './team/team.server.ts';
import { loadTestimonial, testimonialProjection } from './testimonial/testimonial.server.ts';
import { loadVideo, videoProjection } from './video/video.server.ts';

/**
 * Spelled out, because typegen reads the projections without running this file. `source`, `backdrop` and the period
 * stay on the server.
 */
export const moduleProjections =
  `_key, _type, showFrom, showUntil, titleSize, span, position, backgroundType, backgroundColor,
    ${isUntranslated('title')},
    ${localized('title')},
    ${localized('description')},
    "backdrop": {
      "one": backgroundImage{asset, hotspot, crop, ${pictureColour}},
      "several": backgroundImages[]{asset, hotspot, crop, ${pictureColour}}
    },
    ${articleProjection},
    ${categoryProjection},
    ${propertyListProjection},
    ${sliderProjection},
    ${galleryProjection},
    ${beforeAfterProjection},
    ${videoProjection},
    ${statsProjection},
    ${teamProjection},
    ${officeProjection},
    ${mapProjection},
    ${testimonialProjection},
    ${logosProjection},
    ${quoteProjection},
    ${questionsProjection},
    ${tableProjection},
    ${downloadsProjection},
    ${embedProjection},
    ${callToActionProjection},
    ${contactProjection}` as const;

export const moduleLoaders = {
  articleModule: loadArticle,
  categoryModule: loadCategory,
  propertyListModule: loadPropertyList,
  sliderModule: loadSlider,
  galleryModule: loadGallery,
  beforeAfterModule: loadBeforeAfter,
  videoModule: loadVideo,
  statsModule: loadStats,
  teamModule: loadTeam,
  officeModule: loadOffice,
  mapModule: loadMap,
  testimonialModule: loadTestimonial,
  logosModule: loadLogos,
  quoteModule: loadQuote,
  questionsModule: loadQuestions,
  tableModule: loadTable,
  downloadsModule: loadDownloads,
  embedModule: loadEmbed,
  callToActionModule: loadCallToAction,
  contactModule: loadContact,
} satisfies { [Type in ModuleType]: (module: ModuleOf<Type>, context: ModuleContext) => unknown };
