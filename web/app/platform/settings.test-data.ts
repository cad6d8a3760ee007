import type { Settings } from './env.server.ts';

/** The settings of a deployment that has only what it needs. */
export const testSettings: Settings = {
  SANITY_PROJECT_ID: 'huisenhaard',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: '',
  SANITY_API_TOKEN: '',
  SANITY_SCHEDULE_TOKEN: '',
  SANITY_WEBHOOK_SECRET: '',
  SANITY_STUDIO_URL: '',
  SITE_URL: 'https://huisenhaard.example',
  MAIL_SMTP_URL: '',
  MAIL_API_URL: '',
  MAIL_API_KEY: '',
  MAIL_FROM: '',
  MAP_TILES_URL: '',
  MAP_TILES_ATTRIBUTION: '',
  TRANSLATION_API_URL: '',
  TRANSLATION_API_KEY: '',
  INDEXNOW_KEY: '',
  PROPERTIES_SECRET: '',
  PROPERTIES_ADDRESS: '',
  PROPERTIES_EVERY: 60,
  LOG_REQUESTS: '',
  SITE_PHONE: '',
  SITE_MAIL: '',
  SITE_SECRET: 'a secret of at least thirty-two characters',
};
