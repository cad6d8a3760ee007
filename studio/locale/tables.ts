import frenchChecks from './fr/checks.json' with { type: 'json' };
import frenchConnections from './fr/connections.json' with { type: 'json' };
import frenchDocuments from './fr/documents.json' with { type: 'json' };
import frenchFields from './fr/fields.json' with { type: 'json' };
import frenchImports from './fr/imports.json' with { type: 'json' };
import frenchLaw from './fr/law.json' with { type: 'json' };
import frenchLayout from './fr/layout.json' with { type: 'json' };
import frenchLeads from './fr/leads.json' with { type: 'json' };
import frenchModules from './fr/modules.json' with { type: 'json' };
import frenchObjects from './fr/objects.json' with { type: 'json' };
import frenchOwners from './fr/owners.json' with { type: 'json' };
import frenchRules from './fr/rules.json' with { type: 'json' };
import frenchSettings from './fr/settings.json' with { type: 'json' };
import frenchStatus from './fr/status.json' with { type: 'json' };
import frenchTools from './fr/tools.json' with { type: 'json' };
import frenchVisits from './fr/visits.json' with { type: 'json' };
import frenchWriting from './fr/writing.json' with { type: 'json' };
import dutchChecks from './nl/checks.json' with { type: 'json' };
import dutchConnections from './nl/connections.json' with { type: 'json' };
import dutchDocuments from './nl/documents.json' with { type: 'json' };
import dutchFields from './nl/fields.json' with { type: 'json' };
import dutchImports from './nl/imports.json' with { type: 'json' };
import dutchLaw from './nl/law.json' with { type: 'json' };
import dutchLayout from './nl/layout.json' with { type: 'json' };
import dutchLeads from './nl/leads.json' with { type: 'json' };
import dutchModules from './nl/modules.json' with { type: 'json' };
import dutchObjects from './nl/objects.json' with { type: 'json' };
import dutchOwners from './nl/owners.json' with { type: 'json' };
import dutchRules from './nl/rules.json' with { type: 'json' };
import dutchSettings from './nl/settings.json' with { type: 'json' };
import dutchStatus from './nl/status.json' with { type: 'json' };
import dutchTools from './nl/tools.json' with { type: 'json' };
import dutchVisits from './nl/visits.json' with { type: 'json' };
import dutchWriting from './nl/writing.json' with { type: 'json' };
import type { StaffLanguage } from './staff-language.ts';

const dutch = {
  ...dutchChecks,
  ...dutchConnections,
  ...dutchDocuments,
  ...dutchFields,
  ...dutchImports,
  ...dutchLaw,
  ...dutchLayout,
  ...dutchLeads,
  ...dutchModules,
  ...dutchObjects,
  ...dutchOwners,
  ...dutchRules,
  ...dutchSettings,
  ...dutchStatus,
  ...dutchTools,
  ...dutchVisits,
  ...dutchWriting,
};

/** An English sentence in code, with a line in every table. */
export type Sentence = keyof typeof dutch;

const french: Readonly<Record<Sentence, string>> = {
  ...frenchChecks,
  ...frenchConnections,
  ...frenchDocuments,
  ...frenchFields,
  ...frenchImports,
  ...frenchLaw,
  ...frenchLayout,
  ...frenchLeads,
  ...frenchModules,
  ...frenchObjects,
  ...frenchOwners,
  ...frenchRules,
  ...frenchSettings,
  ...frenchStatus,
  ...frenchTools,
  ...frenchVisits,
  ...frenchWriting,
};

/** Translations by language and English sentence; the English ones are in code. */
export const tables: Readonly<Record<StaffLanguage, Readonly<Record<string, string>>>> = {
  nl: dutch,
  fr: french,
  en: {},
};
