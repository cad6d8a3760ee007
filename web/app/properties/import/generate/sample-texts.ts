/** Sentences that generated descriptions are put together from, in the same order in every language. */
export const sampleSentences = {
  nl: [
    'De leefruimte is licht en kijkt uit op het groen.',
    'De keuken werd enkele jaren geleden vernieuwd en is van alle toestellen voorzien.',
    'Scholen, winkels en het openbaar vervoer liggen op wandelafstand.',
    'Op de verdieping liggen de slaapkamers en een badkamer met daglicht.',
    'Het dak en de ramen zijn goed geïsoleerd, zodat de verbruikskosten laag blijven.',
    'Onder het pand ligt een droge kelder met een aparte berging.',
    'De buurt is rustig en toch vlot bereikbaar met de wagen en de fiets.',
    'Een bezoek overtuigt meer dan foto’s: maak gerust een afspraak.',
  ],
  fr: [
    'Le séjour est lumineux et donne sur la verdure.',
    'La cuisine a été rénovée il y a quelques années et dispose de tous les appareils.',
    'Écoles, commerces et transports en commun sont accessibles à pied.',
    'À l’étage se trouvent les chambres et une salle de bains éclairée par le jour.',
    'Le toit et les châssis sont bien isolés, ce qui limite les frais de consommation.',
    'Le bien dispose d’une cave sèche avec un débarras séparé.',
    'Le quartier est calme et pourtant facile d’accès en voiture comme à vélo.',
    'Une visite en dit plus que des photos : prenez rendez-vous.',
  ],
  en: [
    'The living room is light and looks out on greenery.',
    'The kitchen was renewed a few years ago and has every appliance.',
    'Schools, shops and public transport are within walking distance.',
    'Upstairs are the bedrooms and a bathroom with daylight.',
    'Roof and windows are well insulated, which keeps the running costs low.',
    'Below lies a dry cellar with a separate storage room.',
    'The neighbourhood is quiet, yet easy to reach by car and by bicycle.',
    'A visit says more than pictures do: make an appointment.',
  ],
} as const;

export const sampleTitles = {
  nl: { bedrooms: 'met {count} slaapkamers', place: 'in {city}' },
  fr: { bedrooms: 'avec {count} chambres', place: 'à {city}' },
  en: { bedrooms: 'with {count} bedrooms', place: 'in {city}' },
} as const;
