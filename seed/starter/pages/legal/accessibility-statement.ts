import type { SeededPage } from '../../../builders/document.ts';
import { localizedString, localizedText } from '../../../builders/localized.ts';
import { pageSettings } from '../../../builders/page-settings.ts';
import { textModule } from '../../../builders/text-module.ts';

const mail = { text: '{{email}}', href: 'mailto:{{email}}' };
const phone = { text: '+32 15 00 00 00', href: 'tel:+3215000000' };

/** Has the parts of the European model statement (Decision (EU) 2018/1523), in its order. */
export const accessibilityStatement: SeededPage = {
  ...pageSettings,
  _id: 'page-accessibility-statement',
  _type: 'page',
  kind: 'content',
  status: 'published',
  namedStyle: 'calm',
  originalPath: '/accessibility-statement/',
  title: localizedString({
    nl: 'Toegankelijkheidsverklaring',
    fr: 'Déclaration d’accessibilité',
    en: 'Accessibility statement',
  }),
  breadcrumb: localizedString({ nl: 'Toegankelijkheid', fr: 'Accessibilité', en: 'Accessibility' }),
  path: localizedString({
    nl: '/toegankelijkheid/',
    fr: '/accessibilite/',
    en: '/accessibility/',
  }),
  description: localizedText({
    nl: 'Hoe toegankelijk de site van {{name}} is, wat nog niet lukt, en bij wie u dat meldt.',
    fr: 'Le niveau d’accessibilité du site de {{name}}, ses limites connues, et comment nous les signaler.',
    en: 'How accessible the {{name}} website is, what does not work yet, and how to tell us about it.',
  }),
  modules: [
    textModule(
      'status',
      { nl: 'Hoever wij staan', fr: 'État de conformité', en: 'Conformance status' },
      {
        nl: [
          '{{name}} wil dat iedereen deze site kan gebruiken: ook met een toetsenbord, een schermlezer, vergrote tekst of zonder muis. Wij volgen daarvoor de Europese norm EN 301 549 en de richtlijnen WCAG 2.2, niveau AA. Deze verklaring geldt voor de hele site, ook voor het eigenaarsportaal.',
          'De site voldoet gedeeltelijk aan WCAG 2.2, niveau AA: alles wat wij zelf maken voldoet, met uitzondering van wat hieronder staat.',
        ],
        fr: [
          '{{name}} veut que chacun puisse utiliser ce site, y compris au clavier, avec un lecteur d’écran, un texte agrandi ou sans souris. Nous suivons la norme européenne EN 301 549 et les règles WCAG 2.2, niveau AA. Cette déclaration vaut pour tout le site, espace propriétaires compris.',
          'Le site est partiellement conforme aux WCAG 2.2, niveau AA : ce que nous produisons nous-mêmes est conforme, à l’exception de ce qui suit.',
        ],
        en: [
          '{{name}} wants everyone to be able to use this website: also with a keyboard, a screen reader, enlarged text or without a mouse. We follow the European standard EN 301 549 and WCAG 2.2, level AA. This statement covers the whole website, including the owners’ area.',
          'The website is partially conformant with WCAG 2.2 level AA: everything we make ourselves conforms, except for what is listed below.',
        ],
      },
    ),
    textModule(
      'limits',
      {
        nl: 'Wat nog niet toegankelijk is',
        fr: 'Contenu non accessible',
        en: 'Content that is not accessible',
      },
      {
        nl: [
          {
            bullet:
              'Films en virtuele rondgangen van panden komen van andere diensten. Ze hebben niet altijd ondertitels of een beschrijving, en hun bediening hebben wij niet in de hand. Alles wat u over het pand moet weten, staat ook als tekst en foto’s op de pagina.',
          },
          {
            bullet:
              'Documenten bij een pand, zoals plannen, attesten en verslagen, zijn vaak scans die wij van anderen krijgen. Vraag ons om de inhoud in een andere vorm.',
          },
          {
            bullet:
              'Een kaart is een beeld. Alle panden op een kaart staan ook in de lijst ernaast, met hun gemeente of adres.',
          },
          {
            bullet:
              'Bij foto’s die wij vóór deze site maakten, beschrijft de tekst soms alleen de kamer en niet wat erop te zien is.',
          },
        ],
        fr: [
          {
            bullet:
              'Les films et visites virtuelles des biens proviennent d’autres services. Ils n’ont pas toujours de sous-titres ni de description, et nous ne maîtrisons pas leurs commandes. Tout ce que vous devez savoir du bien figure aussi en texte et en photos sur la page.',
          },
          {
            bullet:
              'Les documents d’un bien, comme les plans, attestations et rapports, sont souvent des scans que d’autres nous transmettent. Demandez-nous leur contenu sous une autre forme.',
          },
          {
            bullet:
              'Une carte est une image. Tous les biens d’une carte se trouvent aussi dans la liste voisine, avec leur commune ou leur adresse.',
          },
          {
            bullet:
              'Pour des photos antérieures à ce site, le texte ne nomme parfois que la pièce, sans décrire ce que l’on voit.',
          },
        ],
        en: [
          {
            bullet:
              'Films and virtual tours of properties come from other services. They do not always have captions or a description, and we do not control their players. Everything you need to know about the property is on the page as text and photographs too.',
          },
          {
            bullet:
              'The documents for a property, such as plans, certificates and reports, are often scans that others send us. Ask us for their content in another form.',
          },
          {
            bullet:
              'A map is an image. Every property on a map is also in the list beside it, with its town or address.',
          },
          {
            bullet:
              'For photographs taken before this website, the text alternative sometimes names the room only, and not what can be seen.',
          },
        ],
      },
    ),
    textModule(
      'preparation',
      {
        nl: 'Hoe deze verklaring tot stand kwam',
        fr: 'Établissement de cette déclaration',
        en: 'Preparation of this statement',
      },
      {
        nl: [
          'Deze verklaring werd opgesteld op 23 november 2026, na een eigen beoordeling: elke soort pagina werd in het Nederlands, Frans en Engels met software getest, op telefoon en computer, en elk formulier met alleen het toetsenbord ingevuld. Een onafhankelijke audit is er nog niet. Wij herbekijken de verklaring elk jaar en bij elke grote verandering.',
        ],
        fr: [
          'Cette déclaration a été établie le 23 novembre 2026, sur la base d’une auto-évaluation : chaque type de page a été contrôlé par logiciel en néerlandais, en français et en anglais, sur téléphone et sur ordinateur, et chaque formulaire rempli au clavier seul. Il n’y a pas encore eu d’audit indépendant. Nous revoyons la déclaration chaque année et à chaque changement important.',
        ],
        en: [
          'This statement was prepared on 23 November 2026, on the basis of a self-assessment: every kind of page was tested with software in Dutch, French and English, on a phone and on a computer, and every form was completed with the keyboard alone. There has been no independent audit yet. We review the statement every year and after every major change.',
        ],
      },
    ),
    textModule(
      'feedback',
      { nl: 'Loopt u ergens vast?', fr: 'Vous rencontrez un obstacle ?', en: 'Feedback and contact' },
      {
        nl: [
          [
            'Laat het ons weten via ',
            mail,
            ' of ',
            phone,
            ', of op ons kantoor. Zeg erbij op welke pagina het was en wat u gebruikt. U krijgt binnen vijf werkdagen antwoord, en wat u zocht bezorgen wij u intussen op een andere manier.',
          ],
        ],
        fr: [
          [
            'Signalez-le à ',
            mail,
            ' ou au ',
            phone,
            ', ou à notre bureau, en précisant la page et l’outil que vous utilisez. Vous recevez une réponse dans les cinq jours ouvrables et, entre-temps, nous vous fournissons d’une autre manière ce que vous cherchiez.',
          ],
        ],
        en: [
          [
            'Tell us at ',
            mail,
            ' or ',
            phone,
            ', or at our office. Please mention the page and the tools you use. We reply within five working days and meanwhile give you what you were looking for in another way.',
          ],
        ],
      },
    ),
    textModule(
      'enforcement',
      { nl: 'Als ons antwoord niet volstaat', fr: 'Voies de recours', en: 'Enforcement procedure' },
      {
        nl: [
          'Krijgt u geen antwoord of lost het niets op, dan kunt u de FOD Economie verwittigen (meldpunt.belgie.be), die in België toeziet op de toegankelijkheid van diensten voor consumenten volgens Europese richtlijn 2019/882. Voelt u zich gediscrimineerd vanwege een handicap, dan helpt Unia u gratis (unia.be, Victor Hortaplein 40, 1060 Brussel).',
          ['Liever eerst met iemand praten? ', { text: 'Zo bereikt u ons', href: '/nl/contact/' }, '.'],
        ],
        fr: [
          'Sans réponse, ou si elle ne résout rien, vous pouvez prévenir le SPF Économie (pointdecontact.belgique.be), qui veille en Belgique à l’accessibilité des services aux consommateurs selon la directive européenne 2019/882. Si vous vous estimez discriminé en raison d’un handicap, Unia vous aide gratuitement (unia.be, place Victor Horta 40, 1060 Bruxelles).',
          [
            'Vous préférez d’abord en parler ? ',
            { text: 'Voici comment nous joindre', href: '/fr/contact/' },
            '.',
          ],
        ],
        en: [
          'If you get no answer, or one that does not help, you can notify FPS Economy (meldpunt.belgie.be), which supervises the accessibility of consumer services in Belgium under Directive (EU) 2019/882. If you feel discriminated against because of a disability, Unia helps you free of charge (unia.be, Victor Hortaplein 40, 1060 Brussels).',
          [
            'Would you rather talk to someone first? ',
            { text: 'How to reach us', href: '/en/contact/' },
            '.',
          ],
        ],
      },
    ),
  ],
};
