import type { SeededPage } from '../../../builders/document.ts';
import { localizedString, localizedText } from '../../../builders/localized.ts';
import { pageSettings } from '../../../builders/page-settings.ts';
import { textModule } from '../../../builders/text-module.ts';
import { retentionTerms } from './retention-terms.ts';

const mail = { text: '{{privacyEmail}}', href: 'mailto:{{privacyEmail}}' };

export const privacyStatement: SeededPage = {
  ...pageSettings,
  _id: 'page-privacy-statement',
  _type: 'page',
  kind: 'content',
  status: 'published',
  namedStyle: 'calm',
  originalPath: '/privacy-statement/',
  title: localizedString({
    nl: 'Privacyverklaring',
    fr: 'Déclaration de confidentialité',
    en: 'Privacy statement',
  }),
  breadcrumb: localizedString({ nl: 'Privacy', fr: 'Confidentialité', en: 'Privacy' }),
  path: localizedString({
    nl: '/privacy-statement/',
    fr: '/declaration-de-confidentialite/',
    en: '/privacy-statement/',
  }),
  description: localizedText({
    nl: 'Welke persoonsgegevens {{name}} verwerkt, waarom, hoelang, en welke rechten u hebt.',
    fr: 'Quelles données personnelles {{name}} traite, pourquoi, combien de temps, et quels sont vos droits.',
    en: 'Which personal data {{name}} processes, why and for how long, and what rights you have.',
  }),
  modules: [
    textModule(
      'controller',
      { nl: 'Wie verantwoordelijk is', fr: 'Responsable du traitement', en: 'Who is responsible' },
      {
        nl: [
          [
            '{{name}} {{legalForm}}, {{address}}, beslist waarvoor en hoe uw gegevens worden gebruikt. Vragen stelt u aan ',
            mail,
            ' of op ons kantoor.',
          ],
          'Deze verklaring geldt vanaf 2 november 2026. Verandert er iets wezenlijks, dan melden wij dat op deze pagina en, als wij uw adres hebben, per e-mail.',
        ],
        fr: [
          [
            '{{name}} {{legalForm}}, {{address}}, décide des finalités et des moyens du traitement de vos données. Adressez vos questions à ',
            mail,
            ' ou à notre bureau.',
          ],
          'Cette déclaration s’applique à partir du 2 novembre 2026. Tout changement important est annoncé sur cette page et, si nous avons votre adresse, par e-mail.',
        ],
        en: [
          [
            '{{name}} {{legalForm}}, {{address}}, is the controller of your personal data. Send your questions to ',
            mail,
            ' or ask them at our office.',
          ],
          'This statement applies from 2 November 2026. If something essential changes, we announce it on this page and, where we have your address, by e-mail.',
        ],
      },
    ),
    textModule(
      'what-and-why',
      {
        nl: 'Wat wij verwerken en waarom',
        fr: 'Ce que nous traitons et pourquoi',
        en: 'What we process and why',
      },
      {
        nl: [
          'Wij vragen niet meer dan nodig is. Per doel is dat:',
          {
            bullet:
              'Vraag of afspraak: naam, e-mailadres, telefoonnummer en uw bericht, om te kunnen antwoorden. Grond: stappen die u ons vóór een overeenkomst vraagt.',
          },
          { bullet: 'Schatting: ook het adres van uw woning. Grond: uw verzoek.' },
          {
            bullet:
              'Documenten van een pand: naam en e-mailadres, om u een persoonlijke link te mailen en te weten wie de documenten van de eigenaar kreeg. Grond: uw verzoek.',
          },
          {
            bullet:
              'Een pand doorsturen: uw naam en e-mailadres en het e-mailadres van wie het krijgt, alleen voor dat ene bericht. Grond: ons gerechtvaardigd belang om het te bezorgen.',
          },
          {
            bullet:
              'Getuigenis: voornaam, e-mailadres, uw gemeente als u ze invult, en wat u schrijft. Grond: uw toestemming. Zonder die toestemming publiceren wij niets.',
          },
          {
            bullet:
              'Zoekopdracht en nieuwsbrief: uw wensen en uw e-mailadres. Grond: uw toestemming, die u met één klik intrekt.',
          },
          {
            bullet:
              'Bod of kandidatuur als huurder: identiteit, adres, samenstelling van het gezin en het bedrag van uw inkomen. Wij vragen nooit naar de herkomst van dat inkomen, uw gezondheid, uw afkomst of een strafregister. Grond: de overeenkomst die u wenst te sluiten.',
          },
          {
            bullet:
              'Opdracht van een eigenaar: ook een kopie van de identiteitskaart. Grond: de wet van 18 september 2017 tegen het witwassen van geld.',
          },
          {
            bullet:
              'Bezoek aan deze site: een telling per pagina, zonder naam en zonder cookie. Om niet dubbel te tellen wie een pagina herlaadt, maken wij van IP-adres en browser een versleutelde code, die na een half uur verdwijnt; de sleutel ervan vervalt elke dag. Grond: ons gerechtvaardigd belang om eigenaars te tonen hoe vaak hun pand bekeken wordt. Al het overige pas na uw keuze in het cookievenster.',
          },
        ],
        fr: [
          'Nous ne demandons que le nécessaire. Selon la finalité, il s’agit de :',
          {
            bullet:
              'Question ou rendez-vous : nom, adresse e-mail, numéro de téléphone et message, pour pouvoir répondre. Base : les démarches que vous nous demandez avant un contrat.',
          },
          { bullet: 'Estimation : également l’adresse de votre bien. Base : votre demande.' },
          {
            bullet:
              'Documents d’un bien : nom et adresse e-mail, pour vous envoyer un lien personnel et savoir qui a reçu les documents du propriétaire. Base : votre demande.',
          },
          {
            bullet:
              'Envoi d’un bien à quelqu’un : votre nom et votre adresse e-mail, et l’adresse e-mail du destinataire, pour ce seul message. Base : notre intérêt légitime à le remettre.',
          },
          {
            bullet:
              'Témoignage : prénom, adresse e-mail, commune si vous l’indiquez, et votre texte. Base : votre consentement, sans lequel nous ne publions rien.',
          },
          {
            bullet:
              'Recherche et newsletter : vos souhaits et votre adresse e-mail. Base : votre consentement, que vous retirez d’un clic.',
          },
          {
            bullet:
              'Offre ou candidature de locataire : identité, adresse, composition du ménage et montant des revenus. Nous ne demandons jamais l’origine de ces revenus, votre santé, votre origine ni un casier judiciaire. Base : le contrat que vous souhaitez conclure.',
          },
          {
            bullet:
              'Mission d’un propriétaire : également une copie de la carte d’identité. Base : la loi du 18 septembre 2017 contre le blanchiment.',
          },
          {
            bullet:
              'Visite de ce site : un comptage par page, sans nom et sans cookie. Pour ne pas compter deux fois qui recharge une page, nous formons à partir de l’adresse IP et du navigateur un code chiffré, effacé après une demi-heure ; sa clé expire chaque jour. Base : notre intérêt légitime à montrer aux propriétaires combien de fois leur bien est consulté. Tout le reste seulement après votre choix dans la fenêtre des cookies.',
          },
        ],
        en: [
          'We ask only for what we need. For each purpose, that is:',
          {
            bullet:
              'A question or appointment: name, e-mail address, telephone number and your message, so that we can reply. Basis: steps taken at your request before entering into a contract.',
          },
          { bullet: 'A valuation: the address of your home as well. Basis: your request.' },
          {
            bullet:
              'The documents for a property: your name and e-mail address, so that we can e-mail you a personal link and know who has received the owner’s documents. Basis: your request.',
          },
          {
            bullet:
              'Sending a property to someone: your name and e-mail address and the recipient’s e-mail address, for that one message only. Basis: our legitimate interest in delivering it.',
          },
          {
            bullet:
              'A testimonial: your first name, your e-mail address, your town if you give it, and what you write. Basis: your consent, without which we publish nothing.',
          },
          {
            bullet:
              'A search or the newsletter: your preferences and your e-mail address. Basis: your consent, which you can withdraw with one click.',
          },
          {
            bullet:
              'An offer or an application to rent: your identity, address, household size and income. We never ask where that income comes from, nor about health, origin or criminal record. Basis: the contract you wish to enter into.',
          },
          {
            bullet:
              'An owner’s mandate: a copy of your identity card as well. Basis: the Anti-Money Laundering Act of 18 September 2017.',
          },
          {
            bullet:
              'A visit to this website: a count per page, without a name and without a cookie. So that reloading a page does not count twice, we turn the IP address and browser into an encrypted code that is deleted after half an hour; its key expires every day. Basis: our legitimate interest in showing owners how often their home is viewed. Anything else only after you have agreed in the cookie settings.',
          },
        ],
      },
    ),
    retentionTerms,
    textModule(
      'who-sees-them',
      { nl: 'Wie ze te zien krijgt', fr: 'Destinataires', en: 'Who sees them' },
      {
        nl: [
          'Binnen ons kantoor alleen wie uw dossier behandelt. Daarbuiten: de eigenaar of de kandidaat met wie u een overeenkomst wilt sluiten, de notaris, en de diensten die onze site, e-mail en agenda laten werken. Met die diensten hebben wij een contract dat hen verbiedt uw gegevens voor iets anders te gebruiken.',
          'Wij verkopen geen gegevens en nemen geen beslissingen over u met een computer alleen. Verwerkt een dienst gegevens buiten de Europese Economische Ruimte, dan gebeurt dat met de modelbepalingen van de Europese Commissie.',
        ],
        fr: [
          'Au sein de notre agence, uniquement les personnes qui traitent votre dossier. En dehors : le propriétaire ou le candidat avec qui vous voulez conclure, le notaire, et les services qui font fonctionner notre site, nos e-mails et notre agenda. Un contrat interdit à ces services d’utiliser vos données à d’autres fins.',
          'Nous ne vendons aucune donnée et ne prenons aucune décision à votre sujet par ordinateur seul. Si un service traite des données hors de l’Espace économique européen, c’est selon les clauses types de la Commission européenne.',
        ],
        en: [
          'Within our agency, only the people handling your file. Outside it: the other party to your sale or lease, the notary, and the providers that run our website, e-mail and calendar. Their contracts forbid them to use your data for anything else.',
          'We do not sell data and do not make automated decisions about you. Where a provider processes data outside the European Economic Area, it does so under the European Commission’s standard contractual clauses.',
        ],
      },
    ),
    textModule(
      'your-rights',
      { nl: 'Uw rechten', fr: 'Vos droits', en: 'Your rights' },
      {
        nl: [
          'U mag uw gegevens inkijken, laten verbeteren, laten wissen, het gebruik ervan beperken, ze meenemen naar een ander, en u verzetten tegen gebruik op grond van ons eigen belang. Toestemming trekt u in wanneer u wilt; wat daarvoor gebeurde, blijft geldig.',
          [
            'Schrijf daarvoor naar ',
            mail,
            '. Wij antwoorden binnen de maand en vragen alleen een bewijs van identiteit als wij twijfelen wie u bent.',
          ],
          'Vindt u dat wij het niet goed doen, dan kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel. Praat eerst eens met ons: meestal lossen wij het dezelfde dag op.',
        ],
        fr: [
          'Vous pouvez consulter vos données, les faire corriger ou effacer, en limiter l’usage, les emporter ailleurs et vous opposer à un usage fondé sur notre propre intérêt. Vous retirez votre consentement quand vous le voulez ; ce qui a été fait auparavant reste valable.',
          [
            'Écrivez pour cela à ',
            mail,
            '. Nous répondons dans le mois et ne demandons une preuve d’identité que si nous doutons de qui vous êtes.',
          ],
          'Si vous estimez que nous agissons mal, vous pouvez introduire une plainte auprès de l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles. Parlez-nous-en d’abord : la plupart du temps, tout est réglé le jour même.',
        ],
        en: [
          'You have the right to access your data, to have them corrected or erased, to restrict their use, to take them elsewhere and to object to use based on our legitimate interests. You can withdraw your consent at any time; this does not affect what was done before.',
          [
            'Write to ',
            mail,
            ' to do so. We reply within a month and ask for proof of identity only if we are unsure who you are.',
          ],
          'If you feel that we are doing it wrong, you may complain to the Belgian Data Protection Authority, Drukpersstraat 35, 1000 Brussels. Do talk to us first: most things are settled the same day.',
        ],
      },
    ),
  ],
};
