import { frFRLocale } from '@sanity/locale-fr-fr';
import { nlNLLocale } from '@sanity/locale-nl-nl';
import { defineLocaleResourceBundle, type PluginOptions } from 'sanity';
import french from './sanity/fr.json' with { type: 'json' };
import dutch from './sanity/nl.json' with { type: 'json' };
import { type StaffLanguage, staffLanguage } from './staff-language.ts';

const translations: Readonly<Record<StaffLanguage, PluginOptions[]>> = {
  nl: [nlNLLocale()],
  fr: [frFRLocale()],
  en: [],
};

/** Sanity's ids of the languages. */
const locales = { nl: 'nl-NL', fr: 'fr-FR', en: 'en-US' } as const satisfies Record<StaffLanguage, string>;

export const sanityLocale = locales[staffLanguage];

/** Sanity takes the last language it is given, so it gets only that of the staff. */
export const sanityWords: PluginOptions[] = translations[staffLanguage];

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const missingWords: Readonly<Record<StaffLanguage, Words>> = { nl: dutch, fr: french, en: {} };

/** Words that Sanity's bundles lack: all of its preview, and anything newer than the bundles. */
export const addedSanityWords = Object.entries(missingWords[staffLanguage]).map(([namespace, resources]) =>
  defineLocaleResourceBundle({ locale: sanityLocale, namespace, resources }),
);
