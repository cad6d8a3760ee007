type StudioEnv = {
  /** The agency's name. */
  agency: string;
  projectId: string;
  dataset: string;
  /** Empty for hosted Sanity. */
  apiHost: string;
  siteUrl: string;
};

/** Replaced at build time; the bundler needs each name in full. */
export const env: StudioEnv = {
  agency: import.meta.env.SANITY_STUDIO_AGENCY || 'Website',
  projectId: import.meta.env.SANITY_STUDIO_PROJECT_ID || '',
  dataset: import.meta.env.SANITY_STUDIO_DATASET || 'production',
  apiHost: import.meta.env.SANITY_STUDIO_API_HOST || '',
  siteUrl: import.meta.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000',
};
