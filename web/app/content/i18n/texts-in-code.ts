import type { FormId } from 'schemas/form-ids.ts';
import type { LanguageId } from 'schemas/languages.ts';

/** Forms about a property that have a page of their own, below its page. */
export type PropertyForm = Extract<
  FormId,
  'contact-appointment' | 'send-to-friend' | 'rental-application' | 'offer-to-buy' | 'request-documents'
>;

type TextsInCode = {
  rootError: { title: string; message: string; reference: string };
  priceFrom: string;
  /** Before the price of an auction. */
  startingBid: string;
  /** The instalment of a life annuity, beside its one-off sum. */
  instalment: string;
  ribbon: Readonly<
    Record<
      'sold' | 'rented' | 'withdrawn' | 'suspended' | 'under-option' | 'reserved' | 'sold-conditionally',
      string
    >
  >;
  /** Stands before the number of a unit. */
  unit: { home: string; garage: string; parking: string };
  /** The last part of the address of a property as sheets of paper: small letters. */
  print: string;
  propertyForms: Readonly<Record<PropertyForm, string>>;
  /** Zero to eighteen. */
  numbers: string;
};

export const textsInCode: Readonly<Record<LanguageId, TextsInCode>> = {
  nl: {
    rootError: {
      title: 'Even niet bereikbaar',
      message: 'Onze website is op dit ogenblik niet beschikbaar. Probeer het over enkele minuten opnieuw.',
      reference: 'Als u ons hierover contacteert, vermeld dan dit nummer:',
    },
    priceFrom: 'vanaf',
    startingBid: 'startbod',
    instalment: '{amount} per maand',
    ribbon: {
      sold: 'VERKOCHT',
      rented: 'Verhuurd',
      withdrawn: 'Uit de markt',
      suspended: 'Tijdelijk niet beschikbaar',
      'under-option': 'In optie',
      reserved: 'Gereserveerd',
      'sold-conditionally': 'Verkocht onder voorwaarden',
    },
    unit: { home: 'bus', garage: 'garage', parking: 'plaats' },
    print: 'afdrukken',
    propertyForms: {
      'contact-appointment': 'bezoek',
      'send-to-friend': 'doorsturen',
      'rental-application': 'kandidaat',
      'offer-to-buy': 'bod',
      'request-documents': 'documenten',
    },
    numbers:
      'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien',
  },
  fr: {
    rootError: {
      title: 'Momentanément indisponible',
      message: 'Notre site n’est pas disponible pour le moment. Veuillez réessayer dans quelques minutes.',
      reference: 'Si vous nous contactez à ce sujet, mentionnez ce numéro :',
    },
    priceFrom: 'à partir de',
    startingBid: 'mise à prix',
    instalment: '{amount} par mois',
    ribbon: {
      sold: 'VENDU',
      rented: 'LOUÉ',
      withdrawn: 'Retiré du marché',
      suspended: 'Provisoirement indisponible',
      'under-option': 'Sous option',
      reserved: 'Réservé',
      'sold-conditionally': 'Vendu sous conditions',
    },
    unit: { home: 'bte', garage: 'garage', parking: 'place' },
    print: 'imprimer',
    propertyForms: {
      'contact-appointment': 'visite',
      'send-to-friend': 'envoyer',
      'rental-application': 'candidature',
      'offer-to-buy': 'offre',
      'request-documents': 'documents',
    },
    numbers:
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit',
  },
  en: {
    rootError: {
      title: 'Unavailable for a moment',
      message: 'Our website is not available at the moment. Please try again in a few minutes.',
      reference: 'If you contact us about this, please mention this number:',
    },
    priceFrom: 'from',
    startingBid: 'starting bid',
    instalment: '{amount} per month',
    ribbon: {
      sold: 'SOLD',
      rented: 'Rented',
      withdrawn: 'Withdrawn',
      suspended: 'Temporarily unavailable',
      'under-option': 'Under option',
      reserved: 'Reserved',
      'sold-conditionally': 'Sold subject to conditions',
    },
    unit: { home: 'bus', garage: 'garage', parking: 'space' },
    print: 'print',
    propertyForms: {
      'contact-appointment': 'visit',
      'send-to-friend': 'send',
      'rental-application': 'apply',
      'offer-to-buy': 'offer',
      'request-documents': 'documents',
    },
    numbers:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen',
  },
  de: {
    rootError: {
      title: 'Zurzeit nicht erreichbar',
      message:
        'Unsere Website ist im Moment nicht verfügbar. Bitte versuchen Sie es in einigen Minuten erneut.',
      reference: 'Wenn Sie uns dazu kontaktieren, nennen Sie bitte diese Nummer:',
    },
    priceFrom: 'ab',
    startingBid: 'Startgebot',
    instalment: '{amount} pro Monat',
    ribbon: {
      sold: 'VERKAUFT',
      rented: 'Vermietet',
      withdrawn: 'Zurückgezogen',
      suspended: 'Vorübergehend nicht verfügbar',
      'under-option': 'Optioniert',
      reserved: 'Reserviert',
      'sold-conditionally': 'Bedingt verkauft',
    },
    unit: { home: 'Bus', garage: 'Garage', parking: 'Stellplatz' },
    print: 'drucken',
    propertyForms: {
      'contact-appointment': 'besichtigung',
      'send-to-friend': 'weiterleiten',
      'rental-application': 'bewerbung',
      'offer-to-buy': 'gebot',
      'request-documents': 'unterlagen',
    },
    numbers:
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn',
  },
};
