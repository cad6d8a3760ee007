type StudioEnv = {
  projectId: string;
  dataset: string;
  /** Address of a local lake; empty for hosted Sanity. */
  apiHost: string;
  siteUrl: string;
};

/** What the build baked in. Each name stands in full, because the bundler replaces it by its value. */
export const env: StudioEnv = {
  projectId: import.meta.env.SANITY_STUDIO_PROJECT_ID || 'huisenhaard',
  dataset: import.meta.env.SANITY_STUDIO_DATASET || 'production',
  apiHost: import.meta.env.SANITY_STUDIO_API_HOST || '',
  siteUrl: import.meta.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000',
};
