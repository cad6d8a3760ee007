interface ImportMetaEnv {
  readonly SANITY_STUDIO_PROJECT_ID?: string;
  readonly SANITY_STUDIO_DATASET?: string;
  readonly SANITY_STUDIO_API_HOST?: string;
  readonly SANITY_STUDIO_SITE_URL?: string;
  readonly SANITY_STUDIO_AGENCY?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}
