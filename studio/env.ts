type StudioEnv = {
  projectId: string;
  dataset: string;
  /** Empty for hosted Sanity. */
  apiHost: string;
  siteUrl: string;
};

/** Replaced at build time; the bundler needs each name in full. */
export const env: StudioEnv = {
  projectId: import.meta.env.SANITY_STUDIO_PROJECT_ID || 'huisenhaard',
  dataset: import.meta.env.SANITY_STUDIO_DATASET || 'production',
  apiHost: import.meta.env.SANITY_STUDIO_API_HOST || '',
  siteUrl: import.meta.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000',
};
