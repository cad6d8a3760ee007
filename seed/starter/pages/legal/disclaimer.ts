import type { SeededPage } from '../../../builders/document.ts';
import { localizedString, localizedText } from '../../../builders/localized.ts';
import { pageSettings } from '../../../builders/page-settings.ts';
import { textModule } from '../../../builders/text-module.ts';

export const disclaimer: SeededPage = {
  ...pageSettings('page-disclaimer', 'content'),
  originalPath: '/disclaimer/',
  title: localizedString({
    nl: 'Disclaimer',
    fr: 'Mentions légales',
    en: 'Disclaimer',
    de: 'Rechtliche Hinweise',
  }),
  path: localizedString({
    nl: '/disclaimer/',
    fr: '/mentions-legales/',
    en: '/disclaimer/',
    de: '/rechtliche-hinweise/',
  }),
  description: localizedText({
    nl: 'Wie deze site uitgeeft, wat de informatie over panden waard is en waarvoor {{name}} instaat.',
    fr: 'Qui édite ce site, quelle est la valeur des informations sur les biens et de quoi {{name}} répond.',
    en: 'Who publishes this website, how far you can rely on our property details and what {{name}} is liable for.',
    de: 'Wer diese Website herausgibt, wie verlässlich die Angaben zu Immobilien sind und wofür {{name}} einsteht.',
  }),
  modules: [
    textModule(
      'publisher',
      {
        nl: 'Wie deze site uitgeeft',
        fr: 'Éditeur du site',
        en: 'Who publishes this site',
        de: 'Wer diese Website herausgibt',
      },
      {
        nl: [
          'Deze site wordt uitgegeven door {{company}}, {{address}}{{registration}}. Onze makelaars zijn in België erkend als vastgoedmakelaar-bemiddelaar en onderworpen aan de plichtenleer van het Beroepsinstituut van Vastgoedmakelaars (BIV), Luxemburgstraat 16 B, 1000 Brussel.',
          'Deze tekst geldt vanaf 2 november 2026 en vervangt alle vorige versies.',
        ],
        fr: [
          'Ce site est édité par {{company}}, {{address}}{{registration}}. Nos agents sont agréés en Belgique en qualité d’agent immobilier courtier et soumis au code de déontologie de l’Institut professionnel des agents immobiliers (IPI), rue du Luxembourg 16 B, 1000 Bruxelles.',
          'Le présent texte est applicable depuis le 2 novembre 2026 et remplace toutes les versions antérieures.',
        ],
        en: [
          'This site is published by {{company}}, {{address}}{{registration}}. Our agents are licensed in Belgium and bound by the code of conduct of the Belgian Professional Institute of Estate Agents (BIV/IPI), Luxemburgstraat 16 B, 1000 Brussels.',
          'This text applies from 2 November 2026 and replaces all earlier versions.',
        ],
        de: [
          'Diese Website wird herausgegeben von {{company}}, {{address}}{{registration}}. Unsere Makler sind in Belgien als Immobilienmakler-Vermittler zugelassen und unterliegen der Berufsordnung des Berufsinstituts für Immobilienmakler (IPI/BIV), Rue du Luxembourg 16 B, 1000 Brüssel.',
          'Dieser Text gilt ab dem 2. November 2026 und ersetzt alle früheren Fassungen.',
        ],
      },
    ),
    textModule(
      'information',
      {
        nl: 'Informatie over panden',
        fr: 'Informations sur les biens',
        en: 'Information about properties',
        de: 'Angaben zu Immobilien',
      },
      {
        nl: [
          'Wij stellen elke advertentie met zorg op, aan de hand van wat de eigenaar ons meedeelt en van de officiële documenten. Toch kan er iets veranderen of kan een fout insluipen. Oppervlakten, plannen en kosten zijn daarom indicatief; wat telt, staat in de verkoopovereenkomst of het huurcontract en in de bijlagen daarbij.',
          'Een advertentie is geen aanbod dat u door een bod of een mail kunt aanvaarden. Een verkoop komt pas tot stand als de eigenaar uw bod schriftelijk aanvaardt, een verhuring als eigenaar en huurder het huurcontract hebben ondertekend. Panden die verkocht of verhuurd zijn, blijven soms nog even zichtbaar, met een vermelding erbij.',
          'Rekenhulpen, zoals die voor de aankoopkosten, geven een raming volgens de tarieven van de genoemde datum. Uw notaris berekent het juiste bedrag.',
        ],
        fr: [
          'Nous rédigeons chaque annonce avec soin, sur la base des indications du propriétaire et des documents officiels. Une situation peut néanmoins évoluer, ou une erreur se glisser. Les surfaces, les plans et les charges sont donc donnés à titre indicatif ; seuls font foi le compromis ou le bail et leurs annexes.',
          'Une annonce n’est pas une offre que vous pourriez accepter par une simple proposition ou un e-mail. Une vente n’est conclue que lorsque le propriétaire accepte votre offre par écrit, une location lorsque propriétaire et locataire ont signé le bail. Des biens vendus ou loués restent parfois visibles quelque temps, avec la mention correspondante.',
          'Les outils de calcul, par exemple celui des frais d’achat, fournissent une estimation selon les tarifs à la date mentionnée. Votre notaire calcule le montant exact.',
        ],
        en: [
          'We prepare every listing with care, using information from the owner and from official documents. Even so, things change and mistakes happen. Areas, plans and charges are therefore indicative only; the sales contract or lease and its annexes prevail.',
          'A listing is not an offer that you can accept with a bid or an e-mail. A sale is binding only once the owner has accepted your offer in writing, a letting only once the owner and the tenant have signed the lease. Properties that have been sold or let may remain visible for a while and are marked as such.',
          'Calculators, such as the one for purchase costs, give an estimate based on the rates at the date shown. Your notary will calculate the exact amount.',
        ],
        de: [
          'Wir erstellen jede Anzeige mit Sorgfalt, anhand der Angaben des Eigentümers und der offiziellen Unterlagen. Dennoch kann sich etwas ändern oder ein Fehler einschleichen. Flächen, Pläne und Kosten sind daher nur Richtangaben; maßgeblich ist, was im Kaufvertrag oder im Mietvertrag und in deren Anlagen steht.',
          'Eine Anzeige ist kein Angebot, das Sie durch ein Gebot oder eine E-Mail annehmen können. Ein Verkauf kommt erst zustande, wenn der Eigentümer Ihr Gebot schriftlich annimmt, eine Vermietung, wenn Eigentümer und Mieter den Mietvertrag unterzeichnet haben. Verkaufte oder vermietete Immobilien bleiben manchmal noch eine Weile sichtbar, mit einem entsprechenden Vermerk.',
          'Rechenhilfen, etwa die für die Kaufkosten, geben eine Schätzung nach den Sätzen zum genannten Datum. Den genauen Betrag berechnet Ihr Notar.',
        ],
      },
    ),
    textModule(
      'liability',
      {
        nl: 'Waarvoor wij instaan',
        fr: 'Responsabilité',
        en: 'What we answer for',
        de: 'Wofür wir einstehen',
      },
      {
        nl: [
          'Wij doen wat redelijk is om deze site juist, veilig en bereikbaar te houden, maar kunnen niet beloven dat dat altijd lukt. Voor schade door een storing, een verouderde vermelding of een link naar een andere site zijn wij alleen aansprakelijk bij opzet of een zware fout, of wanneer de wet dat bepaalt. Niets in deze tekst beperkt de rechten die u als consument hebt.',
          'Onze beroepsaansprakelijkheid en borgstelling zijn verzekerd; de gegevens van de polis staan onderaan elke pagina.',
        ],
        fr: [
          'Nous faisons le nécessaire pour que ce site soit exact, sûr et accessible, sans pouvoir garantir qu’il le soit toujours. Nous ne répondons d’un dommage dû à une panne, à une mention dépassée ou à un lien vers un autre site qu’en cas de dol ou de faute grave, ou lorsque la loi le prévoit. Rien dans ce texte ne limite vos droits de consommateur.',
          'Notre responsabilité professionnelle et notre cautionnement sont assurés ; les références de la police figurent au bas de chaque page.',
        ],
        en: [
          'We take reasonable care to keep this website accurate, secure and available, but cannot guarantee it. We are liable for damage caused by an error, outdated information or a link to another website only in the event of intent or gross negligence, or where the law requires it. Nothing in this text limits your rights as a consumer.',
          'Our professional liability and surety are insured; the policy details are at the bottom of every page.',
        ],
        de: [
          'Wir tun, was vernünftigerweise möglich ist, damit diese Website richtig, sicher und erreichbar bleibt, können aber nicht versprechen, dass das immer gelingt. Für Schäden durch eine Störung, eine veraltete Angabe oder einen Link zu einer anderen Website haften wir nur bei Vorsatz oder grobem Verschulden oder wenn das Gesetz es vorsieht. Nichts in diesem Text schränkt die Rechte ein, die Sie als Verbraucher haben.',
          'Unsere Berufshaftpflicht und unsere Bürgschaft sind versichert; die Angaben zur Police stehen am Ende jeder Seite.',
        ],
      },
    ),
    textModule(
      'property-rights',
      {
        nl: 'Teksten, foto’s en plannen',
        fr: 'Textes, photos et plans',
        en: 'Texts, photographs and plans',
        de: 'Texte, Fotos und Pläne',
      },
      {
        nl: [
          'De teksten, beelden, plannen en het ontwerp van deze site zijn van {{name}} of van wie ze voor ons maakte. U mag ernaar linken en een pagina voor uzelf bewaren of afdrukken. Overnemen in een eigen advertentie of databank mag alleen met onze schriftelijke toestemming.',
        ],
        fr: [
          'Les textes, images, plans et la conception de ce site appartiennent à {{name}} ou à leurs auteurs. Vous pouvez y renvoyer par un lien, conserver une page ou l’imprimer pour votre usage. Toute reprise dans une annonce ou une base de données requiert notre accord écrit.',
        ],
        en: [
          'The texts, images, plans and design of this site belong to {{name}} or to those who made them for us. You may link to them and keep or print a page for yourself. Using them in your own listings or databases requires our written consent.',
        ],
        de: [
          'Die Texte, Bilder, Pläne und die Gestaltung dieser Website gehören {{name}} oder denen, die sie für uns erstellt haben. Sie dürfen darauf verlinken und eine Seite für sich selbst speichern oder ausdrucken. Eine Übernahme in eigene Anzeigen oder Datenbanken ist nur mit unserer schriftlichen Zustimmung erlaubt.',
        ],
      },
    ),
    textModule(
      'complaints',
      {
        nl: 'Klachten en toepasselijk recht',
        fr: 'Plaintes et droit applicable',
        en: 'Complaints and applicable law',
        de: 'Beschwerden und anwendbares Recht',
      },
      {
        nl: [
          [
            'Bent u niet tevreden? Schrijf ons op ',
            { text: '{{email}}', href: 'mailto:{{email}}' },
            '. U krijgt binnen veertien dagen een inhoudelijk antwoord van de bestuurder. Komen wij er samen niet uit, dan kunt u terecht bij het BIV of bij de Consumentenombudsdienst.',
          ],
          'Op deze site is het Belgische recht van toepassing. De rechtbanken van onze zetel zijn bevoegd, tenzij de wet u als consument een andere rechter toekent.',
        ],
        fr: [
          [
            'Vous n’êtes pas satisfait ? Écrivez-nous à ',
            { text: '{{email}}', href: 'mailto:{{email}}' },
            '. L’administratrice vous répond sur le fond dans les quatorze jours. Si nous ne trouvons pas de solution, vous pouvez vous adresser à l’IPI ou au Service de médiation pour le consommateur.',
          ],
          'Le droit belge est applicable à ce site. Les tribunaux de notre siège sont compétents, sauf si la loi vous désigne un autre juge en tant que consommateur.',
        ],
        en: [
          [
            'Not satisfied? Write to us at ',
            { text: '{{email}}', href: 'mailto:{{email}}' },
            '. Our managing partner will reply in full within fourteen days. If we cannot resolve the matter together, you can turn to the BIV/IPI or the Consumer Mediation Service.',
          ],
          'Belgian law applies to this site. The courts of our registered office have jurisdiction, unless the law gives you as a consumer another court.',
        ],
        de: [
          [
            'Sind Sie nicht zufrieden? Schreiben Sie uns an ',
            { text: '{{email}}', href: 'mailto:{{email}}' },
            '. Sie erhalten innerhalb von vierzehn Tagen eine inhaltliche Antwort der Geschäftsführung. Finden wir gemeinsam keine Lösung, können Sie sich an das IPI/BIV oder an den Ombudsdienst für Verbraucher wenden.',
          ],
          'Für diese Website gilt belgisches Recht. Zuständig sind die Gerichte unseres Sitzes, es sei denn, das Gesetz weist Ihnen als Verbraucher ein anderes Gericht zu.',
        ],
      },
    ),
  ],
};
