import type { Cookie } from 'schemas/generated/content.ts';
import { listItem } from '../../builders/list-item.ts';
import { localizedString, localizedText, type Translations } from '../../builders/localized.ts';

type Category = NonNullable<Cookie['category']>;

const agency = '{{name}}';

const year = { nl: '1 jaar', fr: '1 an', en: '1 year', de: '1 Jahr' };
const halfYear = { nl: '6 maanden', fr: '6 mois', en: '6 months', de: '6 Monate' };
const twoYears = { nl: '2 jaar', fr: '2 ans', en: '2 years', de: '2 Jahre' };
const quarter = { nl: '3 maanden', fr: '3 mois', en: '3 months', de: '3 Monate' };
const week = { nl: '1 week', fr: '1 semaine', en: '1 week', de: '1 Woche' };
const twoDays = { nl: '2 dagen', fr: '2 jours', en: '2 days', de: '2 Tage' };
const twelveHours = { nl: '12 uur', fr: '12 heures', en: '12 hours', de: '12 Stunden' };
const halfHour = { nl: '30 minuten', fr: '30 minutes', en: '30 minutes', de: '30 Minuten' };
const eightHours = { nl: '8 uur', fr: '8 heures', en: '8 hours', de: '8 Stunden' };
const visit = {
  nl: 'tot u het tabblad sluit',
  fr: 'jusqu’à la fermeture de l’onglet',
  en: 'until you close the tab',
  de: 'bis Sie den Tab schließen',
};
const untilRemoved = {
  nl: 'tot u ze verwijdert',
  fr: 'jusqu’à ce que vous les retiriez',
  en: 'until you remove them',
  de: 'bis Sie sie entfernen',
};

function cookie(
  name: string,
  category: Category,
  provider: string,
  duration: Translations<string>,
  purpose: Translations<string>,
  service?: Cookie['service'],
) {
  return listItem(name.replaceAll(/\W/g, ''), {
    _type: 'cookie' as const,
    name,
    category,
    provider,
    ...(service && { service }),
    duration: localizedString(duration),
    purpose: localizedText(purpose),
  });
}

/** Everything that the site, or a service it may load, stores in a browser. */
export const cookies = [
  cookie('language', 'necessary', agency, year, {
    nl: 'Onthoudt de taal waarin u leest, voor adressen die er geen noemen.',
    fr: 'Retient la langue dans laquelle vous lisez, pour les adresses qui n’en précisent pas.',
    en: 'Remembers your language for addresses that do not include one.',
    de: 'Merkt sich die Sprache, in der Sie lesen, für Adressen, die keine nennen.',
  }),
  cookie('consent', 'necessary', agency, halfYear, {
    nl: 'Bewaart uw keuze over cookies, zodat wij ze niet telkens vragen.',
    fr: 'Conserve votre choix en matière de cookies, pour ne pas vous le redemander.',
    en: 'Remembers your cookie choice, so that we do not ask every time.',
    de: 'Speichert Ihre Cookie-Auswahl, damit wir Sie nicht jedes Mal fragen.',
  }),
  cookie('popup-closed', 'necessary', agency, visit, {
    nl: 'Onthoudt dat u een bericht over de pagina hebt gesloten.',
    fr: 'Retient que vous avez fermé un message affiché sur la page.',
    en: 'Remembers that you closed a pop-up message.',
    de: 'Merkt sich, dass Sie eine Meldung über der Seite geschlossen haben.',
  }),
  cookie('popup-closed-at', 'preferences', agency, week, {
    nl: 'Onthoudt wanneer u een bericht hebt gesloten, zodat het niet bij elk bezoek terugkomt.',
    fr: 'Retient quand vous avez fermé un message, pour qu’il ne revienne pas à chaque visite.',
    en: 'Remembers when you closed a pop-up message, so that it does not return on every visit.',
    de: 'Merkt sich, wann Sie eine Meldung geschlossen haben, damit sie nicht bei jedem Besuch wiederkommt.',
  }),
  cookie('favourites', 'necessary', agency, untilRemoved, {
    nl: 'Onthoudt welke panden u met een hartje bewaart. De lijst blijft op uw toestel.',
    fr: 'Retient les biens que vous ajoutez à vos favoris. La liste reste sur votre appareil.',
    en: 'Remembers which properties you mark as favourites. The list stays on your device.',
    de: 'Merkt sich, welche Immobilien Sie auf Ihre Merkliste setzen. Die Liste bleibt auf Ihrem Gerät.',
  }),
  cookie('take-along', 'necessary', agency, untilRemoved, {
    nl: 'Bewaart de panden die u meeneemt, de uren van uw bezoeken en uw notities, om ze zonder netwerk te lezen. Alles blijft op uw toestel.',
    fr: 'Conserve les biens que vous emportez, les heures de vos visites et vos notes, pour les lire sans réseau. Tout reste sur votre appareil.',
    en: 'Keeps the homes that you take along, the times of your visits and your notes, to read them without a network. All of it stays on your device.',
    de: 'Behält die Immobilien, die Sie mitnehmen, die Zeiten Ihrer Besichtigungen und Ihre Notizen, um sie ohne Netz zu lesen. Alles bleibt auf Ihrem Gerät.',
  }),
  cookie('owner', 'necessary', agency, twelveHours, {
    nl: 'Houdt een eigenaar aangemeld in het eigenaarsportaal.',
    fr: 'Garde un propriétaire connecté à l’espace propriétaires.',
    en: 'Keeps an owner logged in to the owners’ area.',
    de: 'Hält einen Eigentümer im Eigentümerportal angemeldet.',
  }),
  cookie('owner_browser', 'necessary', agency, halfYear, {
    nl: 'Herkent de browser waarin een eigenaar zich al aanmeldde, zodat pogingen van anderen hem daar niet buitensluiten.',
    fr: 'Reconnaît le navigateur dans lequel un propriétaire s’est déjà connecté, pour que les tentatives d’autrui ne l’y bloquent pas.',
    en: 'Recognises a browser in which an owner has logged in before, so that attempts by others cannot lock them out of it.',
    de: 'Erkennt den Browser wieder, in dem sich ein Eigentümer schon angemeldet hat, damit Versuche anderer ihn dort nicht aussperren.',
  }),
  cookie('owner_view', 'necessary', agency, halfHour, {
    nl: 'Laat een medewerker het eigenaarsportaal zien zoals een eigenaar het ziet, zonder er iets te kunnen wijzigen.',
    fr: 'Permet à un collaborateur de voir l’espace propriétaires comme un propriétaire, sans pouvoir rien y modifier.',
    en: 'Lets a member of staff see the owners’ area as an owner does, without being able to change anything.',
    de: 'Lässt Mitarbeiter das Eigentümerportal so sehen wie ein Eigentümer, ohne dort etwas ändern zu können.',
  }),
  cookie('round', 'necessary', agency, twoDays, {
    nl: 'Toont een makelaar de bezoeken van zijn dag op het toestel waarmee hij ze opende.',
    fr: 'Montre à un courtier les visites de sa journée sur l’appareil avec lequel il les a ouvertes.',
    en: 'Shows a broker the visits of the day on the device that opened them.',
    de: 'Zeigt einem Makler die Besichtigungen seines Tages auf dem Gerät, mit dem er sie geöffnet hat.',
  }),
  cookie('preview', 'necessary', agency, eightHours, {
    nl: 'Laat zien wat nog niet gepubliceerd is, aan wie daarvoor een link van ons kreeg.',
    fr: 'Montre ce qui n’est pas encore publié à qui a reçu un lien de notre part.',
    en: 'Shows unpublished pages to people who received a link from us.',
    de: 'Zeigt denen, die von uns einen Link dazu erhalten haben, was noch nicht veröffentlicht ist.',
  }),
  cookie('recently-viewed', 'preferences', agency, halfYear, {
    nl: 'Onthoudt de laatste vijf panden die u bekeek, zodat u ze snel terugvindt. De lijst blijft op uw toestel.',
    fr: 'Retient les cinq derniers biens que vous avez consultés, pour les retrouver vite. La liste reste sur votre appareil.',
    en: 'Remembers the last five properties you viewed, so that you can find them again. The list stays on your device.',
    de: 'Merkt sich die letzten fünf Immobilien, die Sie angesehen haben, damit Sie sie schnell wiederfinden. Die Liste bleibt auf Ihrem Gerät.',
  }),
  cookie('recent-searches', 'preferences', agency, untilRemoved, {
    nl: 'Onthoudt uw laatste zoekopdrachten, om ze opnieuw voor te stellen. Ze blijven op uw toestel.',
    fr: 'Retient vos dernières recherches pour vous les reproposer. Elles restent sur votre appareil.',
    en: 'Remembers your latest searches, to suggest them again. They stay on your device.',
    de: 'Merkt sich Ihre letzten Suchen, um sie wieder vorzuschlagen. Sie bleiben auf Ihrem Gerät.',
  }),
  cookie('campaign', 'statistics', agency, visit, {
    nl: 'Onthoudt via welke campagne u op de site kwam.',
    fr: 'Retient la campagne qui vous a mené sur le site.',
    en: 'Remembers which campaign brought you to the site.',
    de: 'Merkt sich, über welche Kampagne Sie auf die Website gekommen sind.',
  }),
  cookie(
    '_ga',
    'statistics',
    'Google',
    twoYears,
    {
      nl: 'Onderscheidt bezoekers om te tellen hoe de site wordt gebruikt.',
      fr: 'Distingue les visiteurs pour compter l’usage du site.',
      en: 'Tells visitors apart to count how the site is used.',
      de: 'Unterscheidet Besucher, um zu zählen, wie die Website genutzt wird.',
    },
    'google',
  ),
  cookie(
    '_ga_*',
    'statistics',
    'Google',
    twoYears,
    {
      nl: 'Houdt de pagina’s van één bezoek bij elkaar.',
      fr: 'Relie les pages d’une même visite.',
      en: 'Links the pages of one visit.',
      de: 'Hält die Seiten eines Besuchs zusammen.',
    },
    'google',
  ),
  cookie(
    '_fbp',
    'marketing',
    'Meta',
    quarter,
    {
      nl: 'Herkent een browser om advertenties op Facebook en Instagram te meten.',
      fr: 'Reconnaît un navigateur pour mesurer les annonces sur Facebook et Instagram.',
      en: 'Recognises a browser to measure advertisements on Facebook and Instagram.',
      de: 'Erkennt einen Browser wieder, um Anzeigen auf Facebook und Instagram zu messen.',
    },
    'meta',
  ),
];
