import { customerQuote } from '../../builders/customer-quote.ts';
import { whyUs } from '../categories/categories.ts';
import type { SeededArticle } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';
import { nextStep } from '../../starter/next-step.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';
import { facadesSlider } from '../sliders/facades.ts';
import { youssef } from '../testimonials/testimonials.ts';

export const expertise: SeededArticle = {
  _id: 'article-expertise',
  _type: 'article',
  status: 'published',
  category: reference(whyUs),
  order: 30,
  date: '2026-09-03',
  title: localizedString({ nl: 'Expertise', fr: 'Expertise', en: 'Expertise' }),
  path: localizedString({
    nl: '/bottom/expertise/',
    fr: '/bottom/expertise/',
    en: '/bottom/expertise/',
  }),
  summary: localizedText({
    nl: 'Erkende makelaars die de streek, de regels en de gevels kennen.',
    fr: 'Des agents immobiliers agréés qui connaissent la région, les règles et les façades.',
    en: 'Licensed agents who know the region, the rules and the houses.',
  }),
  description: localizedText({
    nl: 'Al meer dan vijfendertig jaar kennis van woningen, wetgeving en wijken in en rond Mechelen, Leuven en Brussel.',
    fr: 'Plus de trente-cinq ans de connaissance des maisons, de la législation et des quartiers de Malines, Louvain et Bruxelles.',
    en: 'More than thirty-five years of knowledge of homes, law and neighbourhoods in and around Mechelen, Leuven and Brussels.',
  }),
  picture: picture('story-16'),
  body: localizedRichText({
    nl: richText(
      'Wij hebben in vijfendertig jaar veel huizen van binnen gezien. Begijnhofwoningen waar geen muur recht staat, burgerhuizen met drie trappen, lofts in oude brouwerijen, bouwgronden waar vroeger een serre stond. Die ervaring leest u niet af uit een databank.',
      'Onze makelaars zijn ingeschreven bij het Beroepsinstituut van Vastgoedmakelaars en volgen elk jaar bijscholing: over erfpacht en vruchtgebruik, over de renovatieplicht, over btw op nieuwbouw, over wat het waterpeil met een kelder doet. Waar onze kennis ophoudt, zeggen wij dat, en kennen wij de notaris, de landmeter of de architect die verder helpt.',
      'Wij werken in drie talen en in drie gewesten. Verkoopt u in Mechelen en koopt u in Brussel of in het Waals-Brabantse, dan hoeft u de regels niet twee keer te leren. Dat doen wij voor u.',
    ),
    fr: richText(
      'En trente-cinq ans, nous avons vu l’intérieur de bien des maisons. Des demeures de béguinage où aucun mur n’est droit, des maisons bourgeoises à trois escaliers, des lofts dans d’anciennes brasseries, des terrains où se dressait jadis une serre. Cette expérience ne se lit pas dans une base de données.',
      'Nos agents sont inscrits à l’Institut professionnel des agents immobiliers et se forment chaque année : emphytéose et usufruit, obligation de rénover, TVA sur le neuf, effets de la nappe phréatique sur une cave. Là où notre savoir s’arrête, nous le disons, et nous connaissons le notaire, le géomètre ou l’architecte qui prendra la suite.',
      'Nous travaillons en trois langues et dans trois régions. Si vous vendez à Malines et achetez à Bruxelles ou dans le Brabant wallon, vous n’avez pas à apprendre les règles deux fois. Nous le faisons pour vous.',
    ),
    en: richText(
      'In thirty-five years we have seen the inside of a great many houses. Beguinage cottages without a single straight wall, town houses with three staircases, lofts in old breweries, building plots where a greenhouse used to stand. No database can give you that kind of experience.',
      'Our agents are registered with the Belgian Professional Institute of Estate Agents and take further training every year: on long leases and usufruct, the renovation obligation, VAT on new builds, what groundwater does to a cellar. Where our knowledge ends, we say so, and we know a notary, surveyor or architect who can take it from there.',
      'We work in three languages and three regions. If you sell in Mechelen and buy in Brussels or Walloon Brabant, you do not have to learn the rules twice. We have already done that for you.',
    ),
  }),
  modules: [
    {
      ...moduleLayout('sliderModule', 'facades'),
      title: localizedString({
        nl: 'Vier gevels, vier verhalen',
        fr: 'Quatre façades, quatre histoires',
        en: 'Four fronts, four stories',
      }),
      slider: reference(facadesSlider),
    },
    customerQuote(youssef),
    nextStep,
  ],
};
